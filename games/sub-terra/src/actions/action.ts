import type { Refusal } from '@grotto/kernel'
import { COST } from '../box/numbers.ts'
import { HERE } from '../cave/compass.ts'
import type { Trait } from '../party/traits.ts'
import type { Draft } from '../state/draft.ts'
import type { SubTerraState, Waiting } from '../state/state.ts'
import type { SubTerraAction } from '../types/action.ts'
import { CAVERS, type CaverName } from '../types/cavers.ts'
import { SIDES } from '../types/tiles.ts'

/**
 * How a rule says what a caver may do. Inside, a choice is a number: a side, HERE, a caver, a tile or a set of open
 * sides. Outside it is a plain object; those are made once and handed out again and again.
 */
export interface ActionRule {
  readonly type: SubTerraAction['type']
  readonly cost: number
  /** V Whose ability it is. */
  readonly needs: Trait | undefined
  /** A-12 The ability that does it for less. */
  readonly replacedBy: Trait | undefined
  /** How many fields its actions have, the type included. */
  readonly fields: number
  /** Writes every legal action of this type into the list from a place on; gives the place after the last. */
  offer(state: SubTerraState, caver: number, into: SubTerraAction[], place: number): number
  /** The choice an action from outside names; NONE where it names nothing sensible. */
  read(state: SubTerraState, action: SubTerraAction): number
  /** Why this choice is not possible, points aside. `offer` asks the same. */
  refuses(state: SubTerraState, caver: number, choice: number): Refusal | undefined
  /** `asked` is the question it answers; in the state it is put aside while the action goes on. */
  perform(draft: Draft, caver: number, choice: number, asked: Waiting): void
}

/** What each kind of rule states; the rest follows from how its choices look from outside. */
interface Body {
  readonly needs?: Trait
  readonly replacedBy?: Trait
  /** Choices worth asking about, as a mask: a quick look that spares most questions. Left out: all. */
  among?(state: SubTerraState, caver: number): number
  /** Whether `among` has asked the same predicate already, so that its choices stand. */
  readonly settled?: boolean
  refuses?(state: SubTerraState, caver: number, choice: number): Refusal | undefined
  perform(draft: Draft, caver: number, choice: number, asked: Waiting): void
}

const possible = () => undefined

/** How choices look from outside: each as an object, back from an object, and all there are as a mask. */
interface Outside {
  shown(state: SubTerraState, choice: number): SubTerraAction
  read(state: SubTerraState, action: SubTerraAction): number
  readonly all: number
  readonly fields?: number
}

/** A rule whose choices are few enough for a mask. */
function maskRule(type: ActionRule['type'], body: Body, { shown, read, all, fields = 2 }: Outside): ActionRule {
  const { perform, refuses = possible, among = () => all, settled = false } = body
  return {
    type,
    cost: COST[type],
    needs: body.needs,
    replacedBy: body.replacedBy,
    fields,
    read,
    refuses,
    perform,
    offer(state, caver, into, place) {
      const mask = among(state, caver)
      let next = place
      for (let rest = mask; rest; rest &= rest - 1) {
        const choice = 31 - Math.clz32(rest & -rest)
        if (settled || !refuses(state, caver, choice)) into[next++] = shown(state, choice)
      }
      return next
    },
  }
}

export type TypesWith<Field extends string> = Extract<SubTerraAction, { readonly [K in Field]: unknown }>['type']
type TypesAlone = Exclude<SubTerraAction['type'], TypesWith<'side' | 'caver' | 'open' | 'at'>>
export const made = (fields: object): SubTerraAction => Object.freeze(fields) as SubTerraAction
export const fieldOf = (action: SubTerraAction, field: string): unknown =>
  (action as Readonly<Record<string, unknown>>)[field]

/** An action that leaves nothing to choose. */
export function plainAction(type: TypesAlone, body: Body): ActionRule {
  const action = made({ type })
  const rule = maskRule(type, body, { shown: () => action, read: () => 0, all: 1, fields: 1 })
  rule.offer = (state, caver, into, place) => {
    if (rule.refuses(state, caver, 0)) return place
    into[place] = action
    return place + 1
  }
  return rule
}

/** An action towards one of the four sides. */
export function sideAction(type: TypesWith<'side'>, body: Body): ActionRule {
  const actions = SIDES.map(side => made({ type, side }))
  return maskRule(type, body, {
    shown: (_, side) => actions[side]!,
    read: (_, action) => SIDES.indexOf(fieldOf(action, 'side') as 'N'),
    all: 0b1111,
  })
}

/** An action towards a side or on the caver's own tile. */
export function sideOrHereAction(type: 'dig' | 'excavate', body: Body): ActionRule {
  const choices: readonly unknown[] = [...SIDES, 'here']
  const actions = choices.map(side => made({ type, side }))
  return maskRule(type, body, {
    shown: (_, side) => actions[side]!,
    read: (_, action) => choices.indexOf(fieldOf(action, 'side')),
    all: (1 << (HERE + 1)) - 1,
  })
}

/** An action for one of the party. */
export function caverAction(type: TypesWith<'caver'>, body: Body): ActionRule {
  const byRank = CAVERS.map(caver => made({ type, caver }))
  return maskRule(type, body, {
    shown: (state, caver) => byRank[state.setting.ranks[caver]!]!,
    read: (state, action) => state.setting.party.indexOf(fieldOf(action, 'caver') as CaverName),
    all: 0b111111,
  })
}

/** A-1 How the drawn tile is laid: a choice is its set of open sides. */
export function openAction(type: 'place', body: Body, sidesText: readonly string[]): ActionRule {
  const actions = sidesText.map(open => made({ type, open }))
  return maskRule(type, body, {
    shown: (_, open) => actions[open]!,
    read: (_, action) => sidesText.indexOf(fieldOf(action, 'open') as string),
    all: 0xffff,
  })
}
