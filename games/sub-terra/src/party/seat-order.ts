import { STATUS, type SubTerraState } from '../state/state.ts'

/** T-4 The caver `steps` places clockwise of the one with the starting marker. */
export const fromStarting = (state: SubTerraState, steps: number): number =>
  (state.starting + steps) % state.setting.party.length

/** T-7 Who gets the starting marker next: the devoured are passed over, nobody else. */
export function nextStarting(state: SubTerraState): number {
  let steps = 1
  while (state.cavers.status[fromStarting(state, steps)]! & STATUS.devoured) steps++
  return fromStarting(state, steps)
}
