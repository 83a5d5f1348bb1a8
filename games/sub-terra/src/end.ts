import { RESULTS } from './box/numbers.ts'
import { NONE, STATUS, type SubTerraState } from './state.ts'

export type Result = (typeof RESULTS)[number] | 'defeat'

/** C-13 */
export const isOnExit = (state: SubTerraState, caver: number): boolean => {
  const at = state.cavers.at[caver]!
  return at !== NONE && state.cave.kind[at] === 'exit'
}

/** E-2 In the cave, submerged or devoured. */
export const leftBehind = (state: SubTerraState): number[] =>
  [...state.setting.party.keys()].filter(caver => !isOnExit(state, caver))

export const resultOf = (state: SubTerraState): Result => RESULTS[leftBehind(state).length] ?? 'defeat'

/** E-1 Nobody is left who could still get out: no conscious caver is off the exit. */
export function isOver(state: SubTerraState): boolean {
  const { health, status } = state.cavers
  for (let caver = 0; caver < health.length; caver++)
    if (health[caver]! > 0 && !isOnExit(state, caver) && (status[caver]! & STATUS.devoured) === 0) return false
  return true
}
