import { DAMAGE, healthOf, NONE } from '@grotto/sub-terra'
import { weighBlast, weighClearing, weighDive, weighHide } from './abilities.ts'
import { exertCost, failing, threatOf } from './danger.ts'
import { weighFetching } from './fetching.ts'
import { weighCare, weighCommand, weighRepel } from './helping.ts'
import { weighGaps } from './looking.ts'
import { noPlan, propose, type Standpoint, type TurnPlan } from './plan.ts'
import { findReach, newReach, type Reach } from './reach.ts'
import { chanceOut, type Situation, stance } from './situation.ts'
import { WEIGHTS } from './weights.ts'

const reach = newReach()

/** The best of all plans for the rest of her turn. */
export function bestPlan(situation: Situation): { plan: TurnPlan; reach: Reach } {
  const { state, caver, points, free } = situation
  const plan = noPlan(situation.at)
  weighAll(situation, points, 0, false, plan)
  const mayExert = state.question.type === 'turn' && !state.exerted
  const spared = situation.exit === NONE && situation.state.cavers.health[caver]! > 1
  const effort = spared ? WEIGHTS.effort * threatOf(situation.chances) : WEIGHTS.effortOut
  if (mayExert) weighAll(situation, points + 1, effort * exertCost(state, caver), true, plan)
  findReach(state, caver, points + (plan.exerts ? 1 : 0), free, reach)
  return { plan, reach }
}

function weighAll(situation: Situation, points: number, price: number, exerts: boolean, best: TurnPlan): void {
  const { state, caver, free, exit, toGap } = situation
  findReach(state, caver, points, free, reach)
  for (const tile of reach.tiles) {
    const walked =
      reach.loss[tile]! + (tile === exit ? 0 : exerts && exit !== NONE ? effortOut(situation, tile) : price)
    const here = stance(situation, tile, toGap[tile]!) - walked
    weighStandpoint({ situation, tile, left: points - reach.points[tile]!, walked, here, exerts, best })
  }
}

/** T-3 What exertion costs on the way out: her chance with a point of health less. */
function effortOut(situation: Situation, tile: number): number {
  const { state, caver, toExit } = situation
  const health = healthOf(state, caver)
  const way = toExit[tile]!
  const lost = chanceOut(situation, way, health) - chanceOut(situation, way, health - DAMAGE.exert)
  return WEIGHTS.effortOut * failing(state, caver) * WEIGHTS.escape * lost
}

/** Everything that can be done on a tile she can get to. */
function weighStandpoint(spot: Standpoint): void {
  propose(spot, spot.here, 'stay')
  weighFetching(spot)
  if (spot.left <= 0) return
  weighGaps(spot)
  weighCare(spot)
  weighClearing(spot)
  weighRepel(spot)
  weighDive(spot)
  if (spot.tile !== spot.situation.at) return
  weighCommand(spot)
  weighHide(spot)
  weighBlast(spot)
}
