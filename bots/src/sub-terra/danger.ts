import {
  caversOn,
  enjoys,
  HAZARD_CARDS,
  HAZARD_KINDS,
  type HazardKind,
  has,
  hasStatus,
  isConscious,
  MARK,
  NONE,
  STATUS,
  type SubTerraState,
} from '@grotto/sub-terra'

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

/** What a caver with so much health is worth to the team, by health; the last point is worth most. */
export const LIFE: number[] = [0, 23, 33, 35]
export const lifeWorth = (health: number): number =>
  health <= 3 ? LIFE[Math.max(0, health)]! : LIFE[3]! + 0.4 * (health - 3)

export const lossOf = (health: number, points: number): number => lifeWorth(health) - lifeWorth(health - points)

/** V-7 Whether a conscious Bodyguard other than herself stands on the tile. */
function isCovered(state: SubTerraState, caver: number, tile: number): boolean {
  const others = caversOn(state, tile) & ~(1 << caver)
  for (let other = 0; others >> other; other++)
    if ((others >> other) & 1 && enjoys(state, other, 'protector')) return true
  return false
}

export const failing = (state: SubTerraState, caver: number): number =>
  has(state, caver, 'experienced') ? 1 / 3 : 1 / 2

/** What a card of a kind takes from her on a tile, weighed with its chance, in worth of life. */
type Loss = (chance: number, state: SubTerraState, caver: number, tile: number) => number

const LOSS: Readonly<Record<HazardKind, Loss>> = {
  tremor: (chance, state, caver) => chance * failing(state, caver) * lossOf(state.cavers.health[caver]!, 1),
  flood: (chance, state, caver, tile) =>
    state.cave.kind[tile] !== 'water' || has(state, caver, 'amphibious')
      ? 0
      : chance * lossOf(state.cavers.health[caver]!, 1),
  gas: (chance, state, caver, tile) =>
    state.cave.kind[tile] === 'gas' ? chance * lossOf(state.cavers.health[caver]!, 2) : 0,
  caveIn: (chance, state, caver, tile) => {
    if (state.cave.kind[tile] !== 'caveIn' || state.cave.marks[tile]! & MARK.rubble) return 0
    return chance * (1 / 3) * lossOf(state.cavers.health[caver]!, has(state, caver, 'vigilant') ? 1 : 3)
  },
  horror: spawnLoss,
}

/** What the next hazard card costs her on a tile, on average, in worth of life. Horrors in the cave are not counted. */
export function hazardLoss(state: SubTerraState, caver: number, tile: number, chances: HazardChances): number {
  if (!isConscious(state, caver) || (tile !== NONE && state.cave.kind[tile] === 'exit')) return 0
  if (tile === NONE) return LOSS.tremor(chances.tremor, state, caver, tile)
  if (isCovered(state, caver, tile)) return spawnLoss(chances.horror, state, caver, tile)
  let loss = 0
  for (const kind of HAZARD_KINDS) loss += LOSS[kind](chances[kind], state, caver, tile)
  return loss
}

/** H-9 Standing on a horror tile when the card comes; nobody can cover her from that. */
function spawnLoss(chance: number, state: SubTerraState, caver: number, tile: number): number {
  if (state.cave.kind[tile] !== 'horror' || state.horrors.length >= 3 || !mayBeHunted(state, caver)) return 0
  const health = state.cavers.health[caver]!
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
  return hazardLoss(state, caver, tile, chances) + hunted * lifeWorth(state.cavers.health[caver]!)
}

/** T-3 Half the time a point of health; where it is the last one, a caver. */
export function exertCost(state: SubTerraState, caver: number): number {
  const at = state.cavers.at[caver]!
  if (at !== NONE && state.cave.kind[at] === 'exit') return 0
  return failing(state, caver) * lossOf(state.cavers.health[caver]!, 1)
}
