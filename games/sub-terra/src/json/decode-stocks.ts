import { EXIT_TILE } from '../box/tiles.ts'
import { hazardNumber } from '../options/setting.ts'
import { type Coming, NONE, type SubTerraState, type Writable, type WritableState } from '../state/state.ts'
import { HAZARD_KINDS } from '../types/hazards.ts'
import { demand, list, oneOf, record, whole, yesNo } from './read-json.ts'

function decodeCard(value: unknown, field: string): number {
  const fields = record(value, field)
  return hazardNumber({ kind: oneOf(fields.kind, HAZARD_KINDS, field), twice: yesNo(fields.twice, field) })
}

export const decodeCards = (value: unknown, field: string): number[] =>
  list(value ?? [], field).map(card => decodeCard(card, field))

export function decodeTileIds(state: Pick<SubTerraState, 'setting'>, value: unknown, field: string): number[] {
  return list(value ?? [], field).map(id => whole(id, 1, state.setting.kinds.length - 1, field))
}

const oneTile = (state: SubTerraState, value: unknown, field: string): number =>
  value === undefined ? NONE : decodeTileIds(state, [value], field)[0]!

/** S-4 Every tile that lies nowhere else is in the stack. */
export function fillStack(state: WritableState, spare: unknown, knownTop: unknown): void {
  state.spare = oneTile(state, spare, 'spare')
  state.knownTop = oneTile(state, knownTop, 'knownTop')
  const elsewhere = [...state.cave.id, ...state.discarded, state.question.tile, state.spare, state.knownTop].filter(
    id => id >= 0,
  )
  demand(new Set(elsewhere).size === elsewhere.length, 'discarded')
  state.stack = [...state.setting.kinds.keys()].filter(id => id !== EXIT_TILE && !elsewhere.includes(id))
  state.exitInStack = !elsewhere.includes(EXIT_TILE)
}

/** S-5 What was seen is no longer in the pool. */
export function fillPool(state: WritableState): void {
  state.pool = state.setting.pool.slice()
  for (const card of state.hazardsSeen) state.pool[card]!--
  demand(
    state.pool.every(count => count >= 0),
    'hazardsSeen',
  )
  demand(state.hazardsLeft <= state.pool.reduce((sum, count) => sum + count, 0), 'hazardsLeft')
}

/** What is said to come must still be there. */
export function decodeComing(state: SubTerraState, value: unknown): Writable<Coming> | undefined {
  if (value === undefined) return
  const fields = record(value, 'coming')
  const tiles = decodeTileIds(state, fields.tiles, 'coming.tiles')
  const there = (id: number) => (id === EXIT_TILE ? state.exitInStack : state.stack.includes(id))
  demand(new Set(tiles).size === tiles.length && tiles.every(there), 'coming.tiles')
  const hazards = decodeCards(fields.hazards, 'coming.hazards')
  const countOf = (card: number) => hazards.filter(other => other === card).length
  demand(hazards.length <= state.hazardsLeft, 'coming.hazards')
  demand(
    hazards.every(card => countOf(card) <= state.pool[card]!),
    'coming.hazards',
  )
  const dice = list(fields.dice ?? [], 'coming.dice').map(die => whole(die, 1, 6, 'coming.dice'))
  return { tiles, hazards, dice }
}
