import {
  besideOn,
  has,
  healthOf,
  isHurt,
  NONE,
  SIDES_OF,
  type SubTerraState,
  stackLeft,
  whereIs,
} from '@grotto/sub-terra'
import { isLookedAfter } from './agreeing.ts'
import { endingLoss, hazardLoss, lifeWorth, threatOf } from './danger.ts'
import { gapSides, tileWorth } from './looking.ts'
import { propose, type Standpoint } from './plan.ts'
import { chanceOut, hasteOut, type Situation, standing } from './situation.ts'
import { WEIGHTS } from './weights.ts'

const oneMore = (health: number): number => lifeWorth(health + 1) - lifeWorth(health)

/** What a point of health is worth now: less on the way out, but who lies there cannot walk. */
function careGain(situation: Situation, health: number, tile: number): number {
  if (situation.exit === NONE || health === 0)
    return oneMore(health) * (health === 0 ? 1 : WEIGHTS.care * threatOf(situation.chances))
  const way = situation.toExit[tile]!
  const gain = chanceOut(situation, way, health + 1) - chanceOut(situation, way, health)
  return WEIGHTS.careOnWayOut * WEIGHTS.escape * gain
}

/** A-5, V-6 Health for her or for who is with her. */
export function weighCare(spot: Standpoint): void {
  const { situation, tile, left } = spot
  const { state, caver, away, exit } = situation
  if (tile === exit) return
  const { health, at } = state.cavers
  if (left >= 2 && isHurt(state, caver) && !isLookedAfter(state, caver, caver))
    propose(spot, spot.here + careGain(situation, health[caver]!, tile), 'heal', caver)
  if (left < 2 && !has(state, caver, 'bandage')) return
  for (let other = 0; other < health.length; other++) {
    if (other === caver || at[other] !== tile || !isHurt(state, other)) continue
    if (health[other] === 0 && exit !== NONE) continue // fetching.ts
    if (health[other]! > 0 && isLookedAfter(state, other, caver)) continue
    if (health[other] === 0 && away[tile]! <= 1) continue
    propose(spot, spot.here + helpGain(spot, other), has(state, caver, 'bandage') ? 'bandage' : 'heal', other)
  }
}

/** V-6 The Medic helps twice with two points. */
function helpGain({ situation, tile, left }: Standpoint, other: number): number {
  const { state, caver } = situation
  const health = healthOf(state, other)
  const twice = has(state, caver, 'bandage') && left >= 2 && health + 1 < state.setting.maxHealth[other]!
  return careGain(situation, health, tile) + (twice ? careGain(situation, health + 1, tile) : 0)
}

const besideHorror = ({ cave, horrors }: SubTerraState, tile: number): boolean =>
  horrors.some(horror => SIDES_OF[cave.linked[tile]!]!.some(side => besideOn(cave, tile, side) === horror))

/** V-7 A horror beside the Bodyguard is driven off: it threatens nobody any more, him least of all. */
export function weighRepel(spot: Standpoint): void {
  const { situation, tile } = spot
  const { state, caver, chances, toGap } = situation
  if (!has(state, caver, 'repel') || !besideHorror(state, tile)) return
  const safe = standing(situation, tile, toGap[tile]!) - hazardLoss(state, caver, tile, chances) - spot.walked
  propose(spot, safe + WEIGHTS.drivenOff, 'repel')
}

/** V-8 What others could do with a point. */
export function weighCommand(spot: Standpoint): void {
  const { situation, here } = spot
  if (!has(situation.state, situation.caver, 'command')) return
  for (const action of situation.legal) {
    if (action.type !== 'command') continue
    const other = situation.state.setting.party.indexOf(action.caver)
    const gain = commandGain(situation, other)
    if (gain > 0) propose(spot, here + gain, 'command', other)
  }
}

/** A little less than the same done by herself: that player may want something else. */
const COMMANDED = 0.95
function commandGain(situation: Situation, other: number): number {
  const { state, exit } = situation
  const at = whereIs(state, other)
  if (has(state, other, 'repel') && besideHorror(state, at)) return COMMANDED * 2 * WEIGHTS.drivenOff
  const bandage = has(state, other, 'bandage') ? bandageGain(situation, other) : 0
  const look = exit === NONE && gapSides(state, at).length > 0 && stackLeft(state) > 0 ? tileWorth(situation) : 0
  const leave = exit !== NONE && at !== exit ? hasteOut(situation, at, healthOf(state, other)) : 0
  return COMMANDED * Math.max(bandage, look, leave, 0.6 * threatened(situation, other))
}

/** V-6 The most a bandage of the Medic gives to anybody with her. */
function bandageGain(situation: Situation, medic: number): number {
  const { cavers } = situation.state
  let most = 0
  for (let other = 0; other < cavers.at.length; other++)
    if (other !== medic && cavers.at[other] === cavers.at[medic] && isHurt(situation.state, other))
      most = Math.max(most, careGain(situation, cavers.health[other]!, whereIs(situation.state, medic)))
  return most
}

/** What the end of the round may cost one who has had her turn, if it is much. */
function threatened({ state, chances, away, caver }: Situation, other: number): number {
  const party = state.setting.party.length
  const place = (who: number) => (who - state.starting + party) % party
  if (place(other) > place(caver)) return 0
  const loss = endingLoss(state, other, whereIs(state, other), away[whereIs(state, other)]!, chances)
  return loss > 3 ? loss : 0
}
