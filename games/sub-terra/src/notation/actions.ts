import { given } from '@grotto/kernel'
import type { SubTerraAction } from '../types/action.ts'
import { CAVERS, type CaverName } from '../types/cavers.ts'
import type { SubTerraPosition } from '../types/position.ts'
import { SIDES } from '../types/tiles.ts'
import { type Frame, frameOf, makeCellName, parseCellName } from './frame.ts'
import { readSides } from './read-sides.ts'
import { readOneOf, Unreadable } from './unreadable.ts'

type Type = SubTerraAction['type']
/** The word of an action is its type, but for the one everybody says shorter. */
const WORDS: Readonly<Partial<Record<Type, string>>> = { endTurn: 'end' }
/** Other words that are understood. */
const ALSO: Readonly<Record<string, Type>> = {
  rope: 'placeRope',
  drawn: 'takeDrawn',
  spare: 'takeSpare',
  order: 'horrorOrder',
  path: 'horrorPath',
}

/** What each action is done to, by what follows its word. */
export const ACTION_OBJECTS = {
  nothing: [
    'endTurn',
    'exert',
    'run',
    'sprint',
    'hide',
    'placeRope',
    'rig',
    'dive',
    'stop',
    'decline',
    'keep',
    'discard',
    'takeDrawn',
    'takeSpare',
  ],
  side: ['reveal', 'explore', 'move', 'swim', 'squeeze', 'demolish', 'repel', 'step'],
  sideOrHere: ['dig', 'excavate'],
  caver: ['heal', 'bandage', 'command'],
  sides: ['place'],
  cell: ['surface', 'horrorOrder', 'horrorPath', 'spawn'],
} as const satisfies Record<string, readonly Type[]>
type ObjectKind = keyof typeof ACTION_OBJECTS
/** An action that is in none of the lists does not compile where it is written or read. */
type Listed = (typeof ACTION_OBJECTS)[ObjectKind][number]
const TYPES: readonly Listed[] = Object.values(ACTION_OBJECTS).flat()

const objectOf = (type: Listed): ObjectKind =>
  given(
    (Object.keys(ACTION_OBJECTS) as ObjectKind[]).find(kind =>
      (ACTION_OBJECTS[kind] as readonly Type[]).includes(type),
    ),
    `what ${type} is done to`,
  )

function makeObject(action: SubTerraAction, frame: Frame): string {
  if ('side' in action) return ` ${action.side === 'here' ? 'here' : action.side.toLowerCase()}`
  if ('caver' in action) return ` ${action.caver}`
  if ('open' in action) return ` ${action.open}`
  return 'at' in action ? ` ${makeCellName(frame, action.at)}` : ''
}

/** `medic swim e`: who, what, where to. */
export function makeAction(position: SubTerraPosition, action: SubTerraAction): string {
  const { question, tiles } = position
  const who = question.type === 'over' ? '' : `${question.caver} `
  return `${who}${WORDS[action.type] ?? action.type}${makeObject(action, frameOf(tiles))}`
}

function readType(word: string | undefined): Type {
  const lower = word?.toLowerCase()
  const short = (Object.keys(WORDS) as Type[]).find(type => WORDS[type] === lower)
  if (short) return short
  return lower !== undefined && Object.hasOwn(ALSO, lower) ? ALSO[lower]! : readOneOf(word, TYPES)
}

function readObject(type: Type, word: string | undefined, frame: Frame): object {
  switch (objectOf(type)) {
    case 'nothing':
      return {}
    case 'side':
      return { side: readOneOf(word, SIDES) }
    case 'sideOrHere':
      return { side: readOneOf(word, [...SIDES, 'here']) }
    case 'caver':
      return { caver: readOneOf(word, CAVERS) }
    case 'sides':
      return { open: readSides(word) }
    case 'cell':
      return { at: parseCellName(frame, word) }
  }
}

/** T-2 Whoever is named must be the one who is asked. */
function demandAsked(position: SubTerraPosition, caver: CaverName | undefined): void {
  const { question } = position
  if (question.type === 'over') throw new Unreadable('gameOver', undefined, 'E-1')
  if (caver && question.caver !== caver) throw new Unreadable('notYourTurn', { caver, asked: question.caver }, 'T-2')
}

/** Reads an action; the caver's name in front may be left out. Whether it is legal is another question. */
export function readAction(position: SubTerraPosition, text: string): SubTerraAction {
  const words = text.trim().split(/\s+/)
  const caver = CAVERS.find(name => name === words[0]?.toLowerCase())
  const [verb, object, ...more] = caver ? words.slice(1) : words
  const type = readType(verb)
  demandAsked(position, caver)
  const extra = objectOf(type) === 'nothing' ? object : more[0]
  if (extra !== undefined) throw new Unreadable('tooManyWords', { found: extra })
  return { type, ...readObject(type, object, frameOf(position.tiles)) } as SubTerraAction
}
