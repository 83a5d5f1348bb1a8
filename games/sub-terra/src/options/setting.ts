import type { Seat } from '@grotto/kernel'
import { HEALTH } from '../box/numbers.ts'
import { EXIT_TILE, START_TILE } from '../box/tiles.ts'
import { sidesOf } from '../cave/compass.ts'
import { traitsMask } from '../party/traits.ts'
import { CAVERS, type CaverName } from '../types/cavers.ts'
import { HAZARD_KINDS, type HazardCard } from '../types/hazards.ts'
import type { SubTerraOptions } from '../types/options.ts'
import type { TileKind } from '../types/tiles.ts'
import { hazardPool, hazardsDealt, seatOf, tilesOf } from './options.ts'

/** What the options of a table decide, worked out once and shared by all its states. Nobody writes to it. */
export interface Setting {
  readonly options: SubTerraOptions
  readonly party: readonly CaverName[]
  /** By caver, in order round the table. */
  readonly seats: readonly Seat[]
  readonly ranks: readonly number[]
  readonly maxHealth: readonly number[]
  readonly traits: readonly number[]
  /** By tile id. */
  readonly kinds: readonly TileKind[]
  readonly shapes: readonly number[]
  readonly numbers: readonly (readonly [number, number] | undefined)[]
  /** C-6 The same numbers as a mask, bit 1 to 6; 0 where there are none. */
  readonly faces: readonly number[]
  /** How many cards of each hazard the pool holds: see `hazardNumber`. */
  readonly pool: readonly number[]
  readonly dealt: number
  /** S-4 Ids of the tiles that are shuffled, the exit left out. */
  readonly stack: readonly number[]
}

/** A hazard card as a number: its kind, and whether it is severe. */
export const hazardNumber = (card: HazardCard): number => HAZARD_KINDS.indexOf(card.kind) * 2 + (card.twice ? 1 : 0)

export const HAZARD_CARDS: readonly HazardCard[] = HAZARD_KINDS.flatMap(kind => [
  Object.freeze({ kind, twice: false }),
  Object.freeze({ kind, twice: true }),
])

function poolCounts(options: SubTerraOptions): readonly number[] {
  const counts = HAZARD_CARDS.map(() => 0)
  for (const card of hazardPool(options)) counts[hazardNumber(card)]!++
  return counts
}

function workOut(options: SubTerraOptions): Setting {
  const tiles = tilesOf(options)
  return {
    options,
    party: options.cavers,
    seats: options.cavers.map((_, caver) => seatOf(options, caver)),
    ranks: options.cavers.map(name => CAVERS.indexOf(name)),
    maxHealth: options.cavers.map(name => HEALTH[name]),
    traits: options.cavers.map(traitsMask),
    kinds: tiles.map(tile => tile.kind),
    shapes: tiles.map(tile => sidesOf(tile.open)),
    numbers: tiles.map(tile => tile.numbers),
    faces: tiles.map(tile => (tile.numbers ? (1 << tile.numbers[0]) | (1 << tile.numbers[1]) : 0)),
    pool: poolCounts(options),
    dealt: hazardsDealt(options),
    stack: [...tiles.keys()].filter(id => id !== START_TILE && id !== EXIT_TILE),
  }
}

const known = new WeakMap<SubTerraOptions, Setting>()

export function settingOf(options: SubTerraOptions): Setting {
  const before = known.get(options)
  if (before) return before
  const setting = workOut(options)
  known.set(options, setting)
  return setting
}
