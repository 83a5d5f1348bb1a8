import type { SubTerraPosition } from '@grotto/sub-terra'
import { type CaveMap, mapOf, stepsFrom } from './geometry.ts'

/** Light fades by steps along passages, not by distance through rock: it bends round corners. */
const BY_STEPS = [1, 0.78, 0.42, 0.16] as const

/** How bright each cell is, from 0 to 1; cells not named are dark. */
export function lightOf(position: SubTerraPosition, cave: CaveMap = mapOf(position.tiles)): Map<string, number> {
  const lamps = position.cavers.filter(caver => caver.health > 0 && caver.at && !caver.devoured).map(caver => caver.at!)
  const exits = position.tiles.filter(tile => tile.kind === 'exit').map(tile => tile.at)
  const light = new Map<string, number>()
  for (const sources of [lamps, exits])
    for (const [cell, steps] of stepsFrom(cave, sources, BY_STEPS.length - 1))
      light.set(cell, Math.max(light.get(cell) ?? 0, BY_STEPS[steps]!))
  return light
}

/** Lamps burn lower as the hazard deck runs out. */
export function strengthOf(position: Pick<SubTerraPosition, 'hazardsLeft' | 'hazardsSeen' | 'outOfTime'>): number {
  if (position.outOfTime) return 0.55
  const dealt = position.hazardsLeft + position.hazardsSeen.length
  return dealt === 0 ? 1 : 0.68 + 0.32 * (position.hazardsLeft / dealt)
}
