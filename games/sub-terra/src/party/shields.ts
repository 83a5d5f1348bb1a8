import { NONE, type SubTerraState } from '../state/state.ts'
import type { Harm, Shield } from '../types/hazards.ts'
import { caversOn, enjoys, isOnExit, whereIs, whoEnjoys } from './queries.ts'
import type { Trait } from './traits.ts'

/** What keeps whom from which harm: the only place where it is asked. */
interface Cover {
  /** V-7 Whether a Bodyguard on the tile takes care of it. */
  readonly protector: boolean
  /** A trait of her own that spares her. */
  readonly own?: Trait & Shield
}

const COVER: Readonly<Record<Harm, Cover>> = {
  exert: { protector: false },
  rough: { protector: false },
  tremor: { protector: true },
  flood: { protector: true, own: 'amphibious' },
  gasCard: { protector: true },
  gasEntered: { protector: true },
  caveIn: { protector: true },
  demolish: { protector: true },
  horrorMovedIn: { protector: false, own: 'stealthy' },
  horrorWalkedInto: { protector: false, own: 'stealthy' },
  horrorSpawned: { protector: false, own: 'stealthy' },
}

/** V-7 The conscious Bodyguard beside her, or NONE. */
export function protectorOf(state: SubTerraState, caver: number): number {
  const at = whereIs(state, caver)
  return at === NONE ? NONE : whoEnjoys(state, caversOn(state, at) & ~(1 << caver), 'protector')
}

/** C-13, V-1, V-2, V-7 Why this harm does nothing to her now, if it does nothing. */
export function shieldFrom(state: SubTerraState, caver: number, harm: Harm): Shield | undefined {
  const cover = COVER[harm]
  if (isOnExit(state, caver)) return 'exit'
  if (cover.own && enjoys(state, caver, cover.own)) return cover.own
  return cover.protector && protectorOf(state, caver) !== NONE ? 'protector' : undefined
}
