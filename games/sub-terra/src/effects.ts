import { DAMAGE } from './box/numbers.ts'
import type { Draft } from './draft.ts'
import { nameOf } from './encode.ts'
import { enjoys, isConscious } from './look.ts'
import { protectorOf, shieldFrom } from './shields.ts'
import type { Harm, Shield } from './types.ts'

/** Health: hurting and healing. */

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
  const before = state.cavers.health[caver]!
  if (before === 0) return
  const health = Math.max(0, before - pointsFor(draft, caver, points, harm))
  state.cavers.health[caver] = health
  sink?.({ type: 'hurt', caver: nameOf(state, caver), harm, points: before - health, health, fell: health === 0 })
}

/** Says why she was spared. */
function spare({ state, sink }: Draft, caver: number, harm: Harm, why: Shield): void {
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
    spare(draft, caver, harm, why)
    struck &= ~(1 << caver)
  }
  for (let caver = 0; struck >> caver; caver++) if ((struck >> caver) & 1) wound(draft, caver, points, harm)
}

export function hurt(draft: Draft, caver: number, points: number, harm: Harm): void {
  hurtAll(draft, 1 << caver, points, harm)
}

/** A-5, V-6 Gives one health back; T-6 who was unconscious is conscious at once. */
export function restore({ state, sink }: Draft, caver: number, by: number): void {
  const health = state.cavers.health[caver]! + 1
  state.cavers.health[caver] = health
  sink?.({
    type: 'healed',
    caver: nameOf(state, caver),
    by: nameOf(state, by),
    health,
    revived: health === 1,
  })
}
