import { NONE, type SubTerraState } from '../state/state.ts'

/** I-1 Tiles in the stack, as everybody can count. The Geologist's spare is no part of it (V-3). */
export const stackLeft = (state: SubTerraState): number =>
  state.stack.length + (state.exitInStack ? 1 : 0) + (state.knownTop === NONE ? 0 : 1)
