import { DAMAGE } from '../box/numbers.ts'
import { tilesOfKind } from '../cave.ts'
import { hurtAll } from '../effects.ts'
import { cellOf } from '../encode.ts'
import { caversOnAll, type HazardRule } from './hazard.ts'

/** Z-4 Gas: hurts whoever stands on a gas tile, and whoever enters one until the next hazard phase. */
export const gas: HazardRule = (draft, half) => {
  const { state, sink } = draft
  const tiles = tilesOfKind(state.cave, 'gas')
  state.gas = half === 2 ? state.setting.options.gasTwiceEntry : DAMAGE.gas
  sink?.({ type: 'gasSpread', at: tiles.map(tile => cellOf(state, tile)), entry: state.gas })
  hurtAll(draft, caversOnAll(state, tiles), DAMAGE.gas, 'gasCard')
}
