import type { Coming, SubTerraState, WritableState } from '../state/state.ts'

/** I-2 What is going to be drawn, laid out beforehand; without it chance decides. Nobody is told. */
export function setComing(state: SubTerraState, coming: Coming | undefined): void {
  ;(state as WritableState).coming = coming && {
    tiles: [...coming.tiles],
    hazards: [...coming.hazards],
    dice: [...coming.dice],
  }
}
