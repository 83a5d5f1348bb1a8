import type { HazardKind } from '../types/hazards.ts'
import { caveIn } from './cave-in.ts'
import { flood } from './flood.ts'
import { gas } from './gas.ts'
import type { HazardRule } from './hazard.ts'
import { horror } from './horror.ts'
import { tremor } from './tremor.ts'

export const HAZARDS: Readonly<Record<HazardKind, HazardRule>> = { tremor, flood, gas, caveIn, horror }
