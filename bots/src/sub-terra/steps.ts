import { COST, HAZARD_CARDS, has, hasHorror, MARK, RUN_MOVES, type SubTerraState, TRAIT } from '@grotto/sub-terra'
import { WEIGHTS } from './weights.ts'

/** What a step costs, in action points: an estimate, since water rises and rubble falls. */

/** Running covers three tiles for two points, so a plain step costs less than one. */
const STEP = 0.75
const SPRINT_STEP = 0.5
/** Two points for a rope that holds every second time. */
const ROPE = 4
const ROUGH = 0.6
/** Not forbidden, but nobody walks there without need: gas in force costs health, a horror everything. */
const GAS_IN_FORCE = 6
const HORROR_THERE = 20

/** What leaving a tile by a steep side costs a caver. */
export const ropeCost = (state: SubTerraState, caver: number): number => (has(state, caver, 'rig') ? 1 : ROPE)

/** Z-3 Chance that the next card floods what is still dry. */
function floodChance({ pool, hazardsLeft }: SubTerraState): number {
  let cards = 0
  let floods = 0
  for (let card = 0; card < pool.length; card++) {
    cards += pool[card]!
    if (HAZARD_CARDS[card]!.kind === 'flood') floods += pool[card]!
  }
  return hazardsLeft === 0 ? 0 : floods / cards
}

export function enteringCost(state: SubTerraState, caver: number, tile: number): number {
  const { cave, gas, horrors } = state
  const traits = state.setting.traits[caver]!
  const marks = cave.marks[tile]!
  const kind = cave.kind[tile]
  const agile = (traits & TRAIT.agile) !== 0
  let cost = traits & TRAIT.sprint ? SPRINT_STEP : STEP
  if (marks & MARK.flooded && !(traits & TRAIT.amphibious)) cost = COST.swim
  else if (kind === 'water' && !(traits & TRAIT.amphibious)) cost += WEIGHTS.wet * floodChance(state)
  else if (kind === 'squeeze' && !agile) cost = COST.squeeze
  if (marks & MARK.rubble && !agile) cost += traits & TRAIT.excavate ? COST.excavate : COST.dig
  if (kind === 'rough') cost += ROUGH
  else if (kind === 'gas' && gas > 0) cost += GAS_IN_FORCE
  if (horrors.length > 0 && !(traits & TRAIT.stealthy) && hasHorror(state, tile)) cost += HORROR_THERE
  return cost
}

/** Whether a plain Move leads from a tile over a side to the next. */
export function isPlainMove(state: SubTerraState, caver: number, tile: number, side: number, there: number): boolean {
  const { cave } = state
  if (cave.steep[tile]! & (1 << side)) return false
  const marks = cave.marks[there]!
  if (marks & MARK.flooded && !has(state, caver, 'amphibious')) return false
  return (cave.kind[there] !== 'squeeze' && !(marks & MARK.rubble)) || has(state, caver, 'agile')
}

/** Action points so many Moves take: alone, as a Run, or as a Sprint (V-6). */
export function pointsFor(state: SubTerraState, caver: number, moves: number): number {
  if (has(state, caver, 'sprint')) return (moves + 1) >> 1
  return moves < RUN_MOVES ? moves : COST.run * Math.floor(moves / RUN_MOVES) + (moves % RUN_MOVES)
}
