import type { HazardRule } from './hazard.ts'

/** Z-6 Horror: all horrors step once, then one spawns. Z-7 Severe: all step twice before two spawn. */
export const horror: HazardRule = ({ state }) => {
  state.horrorWork.steps++
  state.horrorWork.spawns++
}
