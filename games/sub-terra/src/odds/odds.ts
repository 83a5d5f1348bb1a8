import { stackLeft } from '../cave/stack.ts'
import { nameOf } from '../state/names.ts'
import type { SubTerraState } from '../state/state.ts'
import type { CaverName } from '../types/cavers.ts'
import type { HazardKind } from '../types/hazards.ts'
import type { TileKind } from '../types/tiles.ts'
import { type Danger, dangerNow, type Risk, risksOf } from './dangers.ts'
import { checkOdds, exitWithin, type HazardOdds, hazardOdds, tileOdds } from './draws.ts'
import { type HorrorPlan, horrorPlans, type SpawnPlan, spawnPlan } from './horrors.ts'

export { type Danger, dangerNow, dangerOn, type Risk } from './dangers.ts'
export { checkOdds, exitWithin, type HazardOdds, hazardOdds, tileOdds } from './draws.ts'
export { type HorrorPlan, horrorPlans, type SpawnPlan, spawnPlan } from './horrors.ts'

/** I-1 Everything the table allows one to work out, as plain numbers. */
export interface SubTerraOdds {
  readonly hazards: HazardOdds
  /** Kind of the next tile. */
  readonly tiles: Readonly<Record<TileKind, number>>
  /** Chance of the exit among the next n tiles, n from 1 up to all that are left. */
  readonly exitWithin: readonly number[]
  /** T-4 */
  readonly checks: Readonly<Partial<Record<CaverName, number>>>
  readonly horrors: readonly HorrorPlan[]
  readonly spawn: SpawnPlan
  /** What threatens each conscious caver on her tile. */
  readonly dangers: Readonly<Partial<Record<CaverName, Danger>>>
  /** What the next card may take from each conscious caver on her tile, and how likely that is. */
  readonly risks: Readonly<Partial<Record<CaverName, Readonly<Record<HazardKind, Risk>>>>>
}

export function oddsOf(state: SubTerraState): SubTerraOdds {
  const cavers = [...state.setting.party.keys()]
  const byName = <T>(of: (caver: number) => T) =>
    Object.fromEntries(cavers.map(caver => [nameOf(state, caver), of(caver)])) as Partial<Record<CaverName, T>>
  const known = <T>(of: (caver: number) => T | undefined) =>
    Object.fromEntries(
      cavers.flatMap(caver => {
        const found = of(caver)
        return found === undefined ? [] : [[nameOf(state, caver), found] as const]
      }),
    ) as Partial<Record<CaverName, T>>
  return {
    hazards: hazardOdds(state),
    tiles: tileOdds(state),
    exitWithin: Array.from({ length: stackLeft(state) }, (_, drawn) => exitWithin(state, drawn + 1)),
    checks: byName(caver => checkOdds(state, caver)),
    horrors: horrorPlans(state),
    spawn: spawnPlan(state),
    dangers: known(caver => dangerNow(state, caver)),
    risks: known(caver => risksOf(state, caver)),
  }
}
