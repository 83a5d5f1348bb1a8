import { nameOf } from './encode.ts'
import { type Danger, dangerNow } from './odds-dangers.ts'
import { checkOdds, exitWithin, type HazardOdds, hazardOdds, tileOdds } from './odds-draws.ts'
import { type HorrorPlan, horrorPlans, type SpawnPlan, spawnPlan } from './odds-horrors.ts'
import { stackLeft } from './stack.ts'
import type { SubTerraState } from './state.ts'
import type { CaverName, TileKind } from './types.ts'

export { type Danger, dangerNow, dangerOn } from './odds-dangers.ts'
export { checkOdds, exitWithin, type HazardOdds, hazardOdds, tileOdds } from './odds-draws.ts'
export { type HorrorPlan, horrorPlans, type SpawnPlan, spawnPlan } from './odds-horrors.ts'

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
}

export function oddsOf(state: SubTerraState): SubTerraOdds {
  const cavers = [...state.setting.party.keys()]
  const byName = <T>(of: (caver: number) => T) =>
    Object.fromEntries(cavers.map(caver => [nameOf(state, caver), of(caver)])) as Partial<Record<CaverName, T>>
  const dangers = cavers.flatMap(caver => {
    const danger = dangerNow(state, caver)
    return danger ? [[nameOf(state, caver), danger] as const] : []
  })
  return {
    hazards: hazardOdds(state),
    tiles: tileOdds(state),
    exitWithin: Array.from({ length: stackLeft(state) }, (_, drawn) => exitWithin(state, drawn + 1)),
    checks: byName(caver => checkOdds(state, caver)),
    horrors: horrorPlans(state),
    spawn: spawnPlan(state),
    dangers: Object.fromEntries(dangers),
  }
}
