import {
  CHECK_NEEDED,
  DAMAGE,
  DIE_FACES,
  EXPERIENCE_BONUS,
  enjoys,
  HAZARD_CARDS,
  HAZARD_KINDS,
  type HazardKind,
  has,
  hasStatus,
  healthOf,
  isConscious,
  MARK,
  MOST_HORRORS,
  NONE,
  STATUS,
  type SubTerraState,
  whereIs,
} from '@grotto/sub-terra'
import { wayTo } from './company.ts'
import { actsLater } from './turns.ts'
import { WEIGHTS } from './weights.ts'

/** Chance that the next hazard card is of a kind, whether plain or severe. */
export type HazardChances = Readonly<Record<HazardKind, number>>

const NO_CHANCES = Object.fromEntries(HAZARD_KINDS.map(kind => [kind, 0])) as Record<HazardKind, number>

export function hazardChances(state: SubTerraState): HazardChances {
  const chances = { ...NO_CHANCES }
  if (state.outOfTime || state.hazardsLeft === 0) return chances
  let cards = 0
  for (const count of state.pool) cards += count
  for (let card = 0; card < state.pool.length; card++) chances[HAZARD_CARDS[card]!.kind] += state.pool[card]! / cards
  return chances
}

/** How much of an average round's harm each kind does to a team that watches where it stands. */
const THREAT: HazardChances = { tremor: 1, flood: 0.15, gas: 0.6, caveIn: 0.6, horror: 0.8 }
const USUAL_THREAT = 0.63
const MOST_THREAT = 1.3

/** How much more than in the printed deck health is needed: hardly where only water rises. */
export function threatOf(chances: HazardChances): number {
  let sum = 0
  for (const kind of HAZARD_KINDS) sum += chances[kind] * THREAT[kind]
  return Math.min(MOST_THREAT, sum / USUAL_THREAT)
}

/** What a caver with so much health is worth to the team; the last point is worth most. */
export function lifeWorth(health: number): number {
  if (health <= 0) return 0
  const { lastPoint, secondPoint, thirdPoint, morePoint } = WEIGHTS
  if (health === 1) return lastPoint
  return lastPoint + secondPoint + (health === 2 ? 0 : thirdPoint + morePoint * (health - 3))
}

export const lossOf = (health: number, points: number): number => lifeWorth(health) - lifeWorth(health - points)

/** Points from which one who acts later may still come to a tile. */
const NEARBY = 2
/** How much less surely he comes to who stands alone. */
const ALONE = 0.6

/** How surely somebody will be on a tile when the card comes: who acts later may still come, or go. */
function presence(state: SubTerraState, other: number, tile: number): number {
  if (!isConscious(state, other) || whereIs(state, other) === NONE) return 0
  if (!actsLater(state, other)) return whereIs(state, other) === tile ? 1 : 0
  return wayTo(other, tile) <= NEARBY ? WEIGHTS.company : 0
}

/** Whether somebody who has had her turn stands there: where one is, the Bodyguard comes rather. */
function isRallied(state: SubTerraState, caver: number, tile: number): boolean {
  return state.cavers.at.some(
    (at, other) => other !== caver && at === tile && isConscious(state, other) && !actsLater(state, other),
  )
}

/** V-7 How surely a Bodyguard covers her on a tile. */
function coverShare(state: SubTerraState, caver: number, tile: number): number {
  for (let other = 0; other < state.cavers.at.length; other++)
    if (other !== caver && enjoys(state, other, 'protector')) {
      const share = presence(state, other, tile)
      const sure = share === 0 || share === 1 || whereIs(state, other) === tile || isRallied(state, caver, tile)
      return sure ? share : ALONE * share
    }
  return 0
}

/** V-7 How much cards come whose harm a Bodyguard keeps off wherever one stands, and those that depend on the tile. */
export const coverNeed = ({ tremor, gas, caveIn, flood }: HazardChances): number =>
  tremor + WEIGHTS.coverTile * (gas + caveIn + flood)

/** V-7 Points between a tile and the Bodyguard; for him, and where there is none, nothing. */
export function wayToCover(state: SubTerraState, caver: number, tile: number): number {
  for (let other = 0; other < state.cavers.at.length; other++)
    if (other !== caver && enjoys(state, other, 'protector') && whereIs(state, other) !== NONE)
      return Math.min(10, wayTo(other, tile))
  return 0
}

/** V-7 What a Bodyguard keeps from the others by being on a tile with them, in worth of life. */
export function shelterGain(state: SubTerraState, caver: number, tile: number, chances: HazardChances): number {
  if (!has(state, caver, 'protector') || state.cave.kind[tile] === 'exit') return 0
  let gain = 0
  for (let other = 0; other < state.cavers.at.length; other++) {
    const share = other === caver ? 0 : presence(state, other, tile)
    if (share > 0) gain += share * coverableLoss(state, other, tile, chances)
  }
  return gain
}

/** V-7 What the next card costs her but for horrors, from which nobody can cover her. */
function coverableLoss(state: SubTerraState, caver: number, tile: number, chances: HazardChances): number {
  let loss = 0
  for (const kind of HAZARD_KINDS) if (kind !== 'horror') loss += LOSS[kind](chances[kind], state, caver, tile)
  return loss
}

/** T-4, V-8 */
export const failing = (state: SubTerraState, caver: number): number =>
  (CHECK_NEEDED - 1 - (has(state, caver, 'experienced') ? EXPERIENCE_BONUS : 0)) / DIE_FACES

/** C-6 Two of the six numbers are on every cave-in tile. */
const FALLING = 2 / DIE_FACES

/** What a card of a kind takes from her on a tile, weighed with its chance, in worth of life. */
type Loss = (chance: number, state: SubTerraState, caver: number, tile: number) => number

const LOSS: Readonly<Record<HazardKind, Loss>> = {
  tremor: (chance, state, caver) => chance * failing(state, caver) * lossOf(healthOf(state, caver), DAMAGE.tremor),
  flood: (chance, state, caver, tile) =>
    state.cave.kind[tile] !== 'water' || has(state, caver, 'amphibious')
      ? 0
      : chance * lossOf(healthOf(state, caver), DAMAGE.flood),
  gas: (chance, state, caver, tile) =>
    state.cave.kind[tile] === 'gas' ? chance * lossOf(healthOf(state, caver), DAMAGE.gas) : 0,
  caveIn: (chance, state, caver, tile) => {
    if (state.cave.kind[tile] !== 'caveIn' || state.cave.marks[tile]! & MARK.rubble) return 0
    const points = has(state, caver, 'vigilant') ? DAMAGE.caveInVigilant : DAMAGE.caveIn
    return chance * FALLING * lossOf(healthOf(state, caver), points)
  },
  horror: spawnLoss,
}

/** What the next hazard card costs her on a tile, on average, in worth of life. Horrors in the cave are not counted. */
export function hazardLoss(state: SubTerraState, caver: number, tile: number, chances: HazardChances): number {
  if (!isConscious(state, caver) || (tile !== NONE && state.cave.kind[tile] === 'exit')) return 0
  if (tile === NONE) return LOSS.tremor(chances.tremor, state, caver, tile)
  const open = 1 - coverShare(state, caver, tile)
  const spawn = spawnLoss(chances.horror, state, caver, tile)
  return open === 0 ? spawn : spawn + open * coverableLoss(state, caver, tile, chances)
}

/** H-9 Standing on a horror tile when the card comes; nobody can cover her from that. */
function spawnLoss(chance: number, state: SubTerraState, caver: number, tile: number): number {
  if (state.cave.kind[tile] !== 'horror' || state.horrors.length >= MOST_HORRORS || !mayBeHunted(state, caver)) return 0
  const health = healthOf(state, caver)
  return chance * 0.9 * lossOf(health, health)
}

/** H-4 Whether horrors may choose her, once she is off the exit. */
export const mayBeHunted = (state: SubTerraState, caver: number): boolean =>
  isConscious(state, caver) &&
  !has(state, caver, 'stealthy') &&
  !hasStatus(state, caver, STATUS.hidden | STATUS.submerged | STATUS.devoured)

/** Chance that a horror so many steps away gets her before her next turn: it steps once, and again with a horror card. */
export function catchChance(steps: number, chances: HazardChances): number {
  if (steps <= 1) return 1
  if (steps === 2) return chances.horror
  return steps === 3 ? 0.03 : 0
}

/** Hazards and horrors together, if she ends her turn there. `away` is how far the nearest horror is. */
export function endingLoss(
  state: SubTerraState,
  caver: number,
  tile: number,
  away: number,
  chances: HazardChances,
): number {
  if (state.cave.kind[tile] === 'exit') return 0
  const hunted = mayBeHunted(state, caver) ? catchChance(away, chances) : 0
  return hazardLoss(state, caver, tile, chances) + hunted * lifeWorth(healthOf(state, caver))
}

/** T-3 Half the time a point of health; where it is the last one, a caver. */
export function exertCost(state: SubTerraState, caver: number): number {
  const at = whereIs(state, caver)
  if (at !== NONE && state.cave.kind[at] === 'exit') return 0
  return failing(state, caver) * lossOf(healthOf(state, caver), DAMAGE.exert)
}
