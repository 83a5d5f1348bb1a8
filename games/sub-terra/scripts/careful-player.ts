import { besideOn, isMarked } from '../src/cave/cave.ts'
import { cellBeside } from '../src/cave/compass.ts'
import { entryRefusal, leavingRefusal } from '../src/cave/passages.ts'
import { hasHorror } from '../src/party/queries.ts'
import { MARK, type SubTerraState } from '../src/state/state.ts'
import type { SubTerraAction } from '../src/types/action.ts'
import { SIDES } from '../src/types/tiles.ts'

/**
 * A player with a few rules of thumb and no foresight: look for the exit, go there, help who lies beside you.
 * Wins now and then, which is all that recorded games need.
 */

interface Way {
  readonly tile: number
  readonly cost: number
  /** First side to leave by. */
  readonly side: number
}

/** Points it takes to step onto a tile, and what it is worth to avoid it. */
function stepCost(state: SubTerraState, caver: number, tile: number): number {
  const danger = hasHorror(state, tile) ? 50 : state.cave.kind[tile] === 'gas' && state.gas > 0 ? 6 : 0
  if (!entryRefusal(state, caver, tile)) return 1 + danger
  return isMarked(state.cave, tile, MARK.rubble) ? 4 + danger : 2 + danger
}

/** Cheapest ways to all tiles she can get to. */
function waysFrom(state: SubTerraState, caver: number): Way[] {
  const start = state.cavers.at[caver]!
  const best = new Map<number, Way>([[start, { tile: start, cost: 0, side: -1 }]])
  const open = [best.get(start)!]
  while (open.length > 0) {
    open.sort((a, b) => b.cost - a.cost)
    const from = open.pop()!
    if (best.get(from.tile) !== from) continue
    for (let side = 0; side < 4; side++) {
      if (leavingRefusal(state, from.tile, side)) continue
      const tile = besideOn(state.cave, from.tile, side)
      const cost = from.cost + stepCost(state, caver, tile)
      if (cost >= (best.get(tile)?.cost ?? Infinity)) continue
      const way = { tile, cost, side: from.side < 0 ? side : from.side }
      best.set(tile, way)
      open.push(way)
    }
  }
  return [...best.values()]
}

const find = (legal: readonly SubTerraAction[], type: string, side?: number) =>
  legal.find(
    action => action.type === type && (side === undefined || ('side' in action && action.side === SIDES[side])),
  )

/** Open, unblocked sides towards the unknown. */
const frontier = (state: SubTerraState, tile: number): number => state.cave.gaps[tile]! & ~state.cave.steep[tile]!

function goal(state: SubTerraState, ways: readonly Way[]): Way | undefined {
  const exit = state.cave.kind.indexOf('exit')
  if (exit >= 0) return ways.find(way => way.tile === exit)
  const known = ways.filter(way => frontier(state, way.tile) && way.cost < 50)
  return known.sort((a, b) => a.cost - b.cost)[0]
}

/** One step along a way: by whatever action gets her there. */
function stepAlong(legal: readonly SubTerraAction[], side: number): SubTerraAction | undefined {
  const types = ['step', 'move', 'swim', 'squeeze', 'dig', 'excavate']
  return types.map(type => find(legal, type, side)).find(action => action)
}

function inTurn(state: SubTerraState, caver: number, legal: readonly SubTerraAction[]): SubTerraAction {
  const end = find(legal, 'endTurn') ?? find(legal, 'decline') ?? find(legal, 'stop') ?? legal[0]!
  const care = find(legal, 'repel') ?? find(legal, 'bandage') ?? find(legal, 'rig')
  if (care) return care
  const at = state.cavers.at[caver]!
  if (state.cave.kind[at] === 'exit') return end
  const low = state.cavers.health[caver] === 1
  const heals = legal.filter(action => action.type === 'heal')
  if (heals.length > 0 && (low || !state.cave.kind.includes('exit'))) return heals[0]!
  const target = goal(state, waysFrom(state, caver))
  if (!target) return find(legal, 'placeRope') ?? end
  if (target.cost > 3 && target.side >= 0 && find(legal, 'run') && find(legal, 'move', target.side))
    return find(legal, 'run')!
  if (target.tile !== at) return stepAlong(legal, target.side) ?? hurry(state, target, legal) ?? end
  return find(legal, state.points >= 2 ? 'explore' : 'reveal') ?? end
}

/** Near the end of time a point more is worth a die. */
function hurry(state: SubTerraState, target: Way, legal: readonly SubTerraAction[]): SubTerraAction | undefined {
  const late = state.hazardsLeft < 3 && state.cave.kind.includes('exit')
  return late && target.cost <= 3 && state.cavers.health[state.turn]! > 1 ? find(legal, 'exert') : undefined
}

/** Lays a tile so that most ways lead on. */
function layWell(state: SubTerraState, caver: number, legal: readonly SubTerraAction[]): SubTerraAction {
  const cell = cellBeside(state.cave.cell[state.cavers.at[caver]!]!, state.question.side)
  const leadsOn = (action: SubTerraAction): number =>
    SIDES.filter(
      (side, number) =>
        'open' in action && action.open.includes(side) && !state.cave.cell.includes(cellBeside(cell, number)),
    ).length
  return [...legal].sort((a, b) => leadsOn(b) - leadsOn(a))[0]!
}

/** What the careful player answers. */
export function carefulChoice(state: SubTerraState, legal: readonly SubTerraAction[]): SubTerraAction {
  const { type, caver, tile } = state.question
  const kind = state.setting.kinds[tile]
  if (type === 'turn' || type === 'commanded' || type === 'step') return inTurn(state, caver, legal)
  if (type === 'place') return layWell(state, caver, legal)
  if (type === 'guide') return find(legal, kind === 'horror' || kind === 'gas' ? 'discard' : 'keep')!
  return legal[0]!
}
