export const HAZARD_KINDS = ['tremor', 'flood', 'gas', 'caveIn', 'horror'] as const
export type HazardKind = (typeof HAZARD_KINDS)[number]

export interface HazardCard {
  readonly kind: HazardKind
  /** Z-7 Severe cards are resolved twice. */
  readonly twice: boolean
}

export const HARMS = [
  'exert',
  'rough',
  'tremor',
  'flood',
  'gasCard',
  'gasEntered',
  'caveIn',
  'demolish',
  'horrorMovedIn',
  'horrorWalkedInto',
  'horrorSpawned',
] as const
export type Harm = (typeof HARMS)[number]

/** Why nobody was hurt, or no die was rolled. */
export type Shield = 'exit' | 'protector' | 'amphibious' | 'stealthy' | 'submerged' | 'unconscious'
