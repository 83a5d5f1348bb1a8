import { DAMAGE } from '../box/numbers.ts'
import { enjoys, healthOf, isConscious } from '../party/queries.ts'
import { protectorOf, shieldFrom } from '../party/shields.ts'
import type { Draft } from '../state/draft.ts'
import { nameOf } from '../state/names.ts'
import type { Harm, Shield } from '../types/hazards.ts'
import { must, writable } from './writing.ts'

/** H-8 More than anybody has. */
export const ALL_HEALTH = 99

/** V-4 Vigilant: cave-ins cost her less. */
function pointsFor({ state }: Draft, caver: number, points: number, harm: Harm): number {
  const fallingRock = harm === 'caveIn' || harm === 'demolish'
  return fallingRock && enjoys(state, caver, 'vigilant') ? DAMAGE.caveInVigilant : points
}

/** S-2 Takes health from a caver whom nothing shields; Z-9 the unconscious have nothing to lose. */
export function wound(draft: Draft, caver: number, points: number, harm: Harm): void {
  const { state, sink } = draft
  const before = healthOf(state, caver)
  if (before === 0) return
  const health = Math.max(0, before - pointsFor(draft, caver, points, harm))
  must(health < before, 'S-2 harm takes health')
  writable(draft).cavers.health[caver] = health
  sink?.({ type: 'hurt', caver: nameOf(state, caver), harm, points: before - health, health, fell: health === 0 })
}

/** Says what kept her from harm. */
function leaveUnharmed({ state, sink }: Draft, caver: number, harm: Harm, why: Shield): void {
  if (!sink || !isConscious(state, caver)) return
  const by = why === 'protector' && { by: nameOf(state, protectorOf(state, caver)) }
  sink({ type: 'unharmed', caver: nameOf(state, caver), harm, why, ...by })
}

/** Z-8 Hurts all cavers of a mask at once: whom what protects is read before anybody loses anything. */
export function hurtAll(draft: Draft, mask: number, points: number, harm: Harm): void {
  let struck = mask
  for (let caver = 0; mask >> caver; caver++) {
    const why = (mask >> caver) & 1 ? shieldFrom(draft.state, caver, harm) : undefined
    if (!why) continue
    leaveUnharmed(draft, caver, harm, why)
    struck &= ~(1 << caver)
  }
  for (let caver = 0; struck >> caver; caver++) if ((struck >> caver) & 1) wound(draft, caver, points, harm)
}

export function hurt(draft: Draft, caver: number, points: number, harm: Harm): void {
  hurtAll(draft, 1 << caver, points, harm)
}
