import { CAVERS, type CaverName } from '../types/cavers.ts'

/**
 * V What the eight cavers can do that others cannot: actions of their own and what always holds for them while they
 * are conscious (T-5). Rules ask for a trait, never for a caver's name.
 */
export const TRAITS = [
  'dive',
  'amphibious',
  'guide',
  'stealthy',
  'excavate',
  'intuitive',
  'demolish',
  'vigilant',
  'rig',
  'agile',
  'bandage',
  'sprint',
  'repel',
  'protector',
  'command',
  'experienced',
] as const
export type Trait = (typeof TRAITS)[number]

export const TRAITS_OF: Readonly<Record<CaverName, readonly Trait[]>> = {
  diver: ['dive', 'amphibious'],
  scout: ['guide', 'stealthy'],
  geologist: ['excavate', 'intuitive'],
  engineer: ['demolish', 'vigilant'],
  climber: ['rig', 'agile'],
  medic: ['bandage', 'sprint'],
  bodyguard: ['repel', 'protector'],
  leader: ['command', 'experienced'],
}

/** One bit for each trait. */
export const TRAIT = Object.fromEntries(TRAITS.map((trait, place) => [trait, 1 << place])) as Readonly<
  Record<Trait, number>
>

export const traitsMask = (caver: CaverName): number => TRAITS_OF[caver].reduce((mask, trait) => mask | TRAIT[trait], 0)

/** V Whose ability it is, and under which number the rules have it. */
export const ABILITY_OF = Object.fromEntries(
  CAVERS.flatMap((owner, rank) => TRAITS_OF[owner].map(trait => [trait, { owner, id: `V-${rank + 1}` }])),
) as Readonly<Record<Trait, { readonly owner: CaverName; readonly id: string }>>
