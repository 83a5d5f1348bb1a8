import { addHorrorWork } from '../effects/horrors.ts'
import type { HazardRule } from './hazard.ts'

/** Z-6 Horror: all horrors step once, then one spawns. Z-7 Severe: all step twice before two spawn. */
export const horror: HazardRule = draft => addHorrorWork(draft, 1, 1)
