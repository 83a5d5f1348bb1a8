import { makeCell } from '../cave/compass.ts'
import type { CaverName } from '../types/cavers.ts'
import type { Cell } from '../types/tiles.ts'
import type { SubTerraState } from './state.ts'

/** What tiles and cavers, numbers inside, are called outside. */

export const cellOf = (state: SubTerraState, tile: number): Cell => makeCell(state.cave.cell[tile]!)
export const nameOf = (state: SubTerraState, caver: number): CaverName => state.setting.party[caver]!
