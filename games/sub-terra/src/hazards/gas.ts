import { DAMAGE } from '../box/numbers.ts'
import { tilesOfKind } from '../cave/cave.ts'
import { hurtAll } from '../effects/hurting.ts'
import { spreadGas } from '../effects/markers.ts'
import { caversOnAll, type HazardRule } from './hazard.ts'

/** Z-4 Gas: hurts whoever stands on a gas tile, and whoever enters one until the next hazard phase. */
export const gas: HazardRule = (draft, half) => {
  const { state } = draft
  const tiles = tilesOfKind(state.cave, 'gas')
  spreadGas(draft, tiles, half === 2 ? state.setting.options.gasTwiceEntry : DAMAGE.gas)
  hurtAll(draft, caversOnAll(state, tiles), DAMAGE.gas, 'gasCard')
}
