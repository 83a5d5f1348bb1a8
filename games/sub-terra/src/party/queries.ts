import { NONE, STATUS, type SubTerraState } from '../state/state.ts'
import { TRAIT, type Trait } from './traits.ts'

/** Questions about the party and the horrors that many rules ask. Nothing here writes. */

export const has = (state: SubTerraState, caver: number, trait: Trait): boolean =>
  (state.setting.traits[caver]! & TRAIT[trait]) !== 0
/** The tile she is on; NONE where she is off the map. */
export const whereIs = (state: SubTerraState, caver: number): number => state.cavers.at[caver]!
export const healthOf = (state: SubTerraState, caver: number): number => state.cavers.health[caver]!
/** T-5 */
export const isConscious = (state: SubTerraState, caver: number): boolean => healthOf(state, caver) > 0
/** T-5 Abilities are those of the conscious. */
export const enjoys = (state: SubTerraState, caver: number, trait: Trait): boolean =>
  has(state, caver, trait) && isConscious(state, caver)
export const isHurt = (state: SubTerraState, caver: number): boolean =>
  healthOf(state, caver) < state.setting.maxHealth[caver]!
export const hasStatus = (state: SubTerraState, caver: number, status: number): boolean =>
  (state.cavers.status[caver]! & status) !== 0

/** The caver with a trait among those in a mask, or NONE. */
export function whoEnjoys(state: SubTerraState, mask: number, trait: Trait): number {
  for (let caver = 0; mask >> caver; caver++) if ((mask >> caver) & 1 && enjoys(state, caver, trait)) return caver
  return NONE
}

/** C-13 */
export const isOnExit = (state: SubTerraState, caver: number): boolean => {
  const at = whereIs(state, caver)
  return at !== NONE && state.cave.kind[at] === 'exit'
}

/** Cavers on a tile, as a mask. */
export function caversOn(state: SubTerraState, tile: number): number {
  const { at } = state.cavers
  let mask = 0
  for (let caver = 0; caver < at.length; caver++) if (at[caver] === tile) mask |= 1 << caver
  return mask
}

export const hasHorror = (state: SubTerraState, tile: number): boolean => state.horrors.includes(tile)

/** H-4 Whom a horror may choose. */
export function isVictim(state: SubTerraState, caver: number): boolean {
  return (
    isConscious(state, caver) &&
    !hasStatus(state, caver, STATUS.hidden | STATUS.submerged | STATUS.devoured) &&
    !has(state, caver, 'stealthy') &&
    !isOnExit(state, caver)
  )
}
