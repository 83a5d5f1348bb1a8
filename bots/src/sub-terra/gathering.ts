import { exitWithin, NONE, type SubTerraState, stackLeft } from '@grotto/sub-terra'
import { allWaysTo } from './company.ts'
import { clearField, type Field, spread } from './fields.ts'
import { WEIGHTS } from './weights.ts'

/** However much time there is, gathering counts no more than so many times as usual. */
const MOST_LEISURE = 3

/** Who is ahead of time spends it on gathering. */
export const leisure = (tempo: number): number => Math.min(MOST_LEISURE, tempo ** -WEIGHTS.leisure)

/** S-4 How much gathering counts: not at all in the beginning, fully when the exit may be the next tile. */
export function gatheringShare(state: SubTerraState, tempo: number): number {
  const before = Math.max(0, stackLeft(state) - state.setting.options.exitDepth)
  return Math.max(0, Math.min(1, 1 - before / (WEIGHTS.gatherFrom * leisure(tempo))))
}

/** The gap at which the last tiles are to be drawn: the one all cavers together have the shortest way to. */
export function meetingPlace({ cave }: SubTerraState): number {
  let best = Number.POSITIVE_INFINITY
  let place = NONE
  for (let tile = 0; tile < cave.id.length; tile++) {
    if (cave.gaps[tile] === 0) continue
    const cost = allWaysTo(tile) + (cave.gaps[tile]! & ~cave.steep[tile]! ? 0 : 8)
    if (cost >= best) continue
    best = cost
    place = tile
  }
  return place
}

/** S-4 What drawing a tile here costs if it is the exit: points all cavers together walk more than from the meeting place. */
export function strayCost(state: SubTerraState, place: number, tile: number): number {
  const chance = place === NONE ? 0 : exitWithin(state, 1)
  return chance === 0 ? 0 : chance * WEIGHTS.stray * Math.max(0, allWaysTo(tile) - allWaysTo(place))
}

/** By tile: what it costs a caver to get from there to the meeting place. */
export function meetingField(state: SubTerraState, caver: number, place: number, field: Field): Field {
  clearField(state, field)
  if (place !== NONE) field[place] = 0
  return spread(state, caver, field)
}
