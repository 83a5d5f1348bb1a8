import { RESULTS } from '../box/numbers.ts'
import { STATUS, type SubTerraState } from '../state/state.ts'
import { isOnExit } from './queries.ts'

export type Result = (typeof RESULTS)[number] | 'defeat'

/** E-2 In the cave, submerged or devoured. */
export const leftBehind = (state: SubTerraState): number[] =>
  [...state.setting.party.keys()].filter(caver => !isOnExit(state, caver))

export const resultOf = (state: SubTerraState): Result => RESULTS[leftBehind(state).length] ?? 'defeat'

/** E-1 Nobody is left who could still get out, by herself or by those who would fetch her. */
export function isOver(state: SubTerraState): boolean {
  const { health, status } = state.cavers
  const fetched = fallenKeepItGoing(state)
  let [conscious, waitedFor] = [false, false]
  for (let caver = 0; caver < health.length; caver++) {
    const awake = health[caver]! > 0
    if (awake) conscious = true
    if ((status[caver]! & STATUS.devoured) === 0 && !isOnExit(state, caver) && (awake || fetched)) waitedFor = true
  }
  return !conscious || !waitedFor
}

/** E-1 Whether somebody who lies in the cave keeps the game going now. */
export function fallenKeepItGoing({ setting, outOfTime }: SubTerraState): boolean {
  const { fallen } = setting.options
  return fallen === 'always' || (fallen === 'print' && outOfTime)
}
