import { type CaverName, COST, SIDES, type SubTerraAction, type SubTerraPosition } from '@grotto/sub-terra'
import { actorOf } from './choices.ts'

export type ActionType = SubTerraAction['type']

export const costOf = (action: SubTerraAction): number => COST[action.type]

/** What the bar offers to everybody, in its order; a caver's own abilities come after Run. */
const FIRST: readonly ActionType[] = ['explore', 'reveal', 'move', 'run']
const LATER: readonly ActionType[] = ['hide', 'heal', 'dig', 'placeRope', 'swim', 'squeeze']
export const ABILITIES: Readonly<Record<CaverName, readonly ActionType[]>> = {
  diver: ['dive'],
  scout: [],
  geologist: ['excavate'],
  engineer: ['demolish'],
  climber: ['rig'],
  medic: ['bandage', 'sprint'],
  bodyguard: ['repel'],
  leader: ['command'],
}
export const barActions = (caver: CaverName): ActionType[] => [...FIRST, ...ABILITIES[caver], ...LATER]

/** Keys of the keyboard, the same in every language so that they stay in the fingers. N ends turns and does nothing else. */
export const KEYS: Readonly<Partial<Record<ActionType, string>>> = {
  explore: 'e',
  reveal: 'v',
  move: 'm',
  run: 'u',
  hide: 'h',
  heal: 'l',
  dig: 'd',
  placeRope: 'o',
  swim: 's',
  squeeze: 'q',
  exert: 'x',
  endTurn: 'n',
  dive: 'a',
  excavate: 'a',
  demolish: 'a',
  rig: 'a',
  bandage: 'a',
  repel: 'a',
  command: 'a',
  sprint: 'z',
  place: 't',
  stop: 'b',
  decline: 'b',
}

/** E-1 Waiting on the exit is no action of the rules: it ends turns. */
export const WAIT_KEY = 'g'

/** Ways to try an action, to be asked why none of them works. */
export function attempts(position: SubTerraPosition, type: ActionType): SubTerraAction[] {
  const actor = actorOf(position)
  const others = position.cavers.map(caver => caver.name).filter(name => name !== actor)
  switch (type) {
    case 'reveal':
    case 'explore':
    case 'move':
    case 'swim':
    case 'squeeze':
    case 'demolish':
    case 'repel':
      return SIDES.map(side => ({ type, side }))
    case 'dig':
    case 'excavate':
      return (['here', ...SIDES] as const).map(side => ({ type, side }))
    case 'heal':
      return [actor!, ...others].map(caver => ({ type, caver }))
    case 'bandage':
    case 'command':
      return others.map(caver => ({ type, caver }))
    default:
      return [{ type } as SubTerraAction]
  }
}
