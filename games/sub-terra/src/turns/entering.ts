import { DAMAGE } from '../box/numbers.ts'
import { check } from '../effects/dice.ts'
import { ALL_HEALTH, hurt } from '../effects/hurting.ts'
import { type MovedBy, stepOnto } from '../effects/moving.ts'
import { hasHorror, isConscious, whereIs } from '../party/queries.ts'
import type { Draft } from '../state/draft.ts'

/** H-8 A horror on her tile takes all her health, however they came together. */
export function meetHorror(draft: Draft, caver: number): void {
  const { state } = draft
  if (hasHorror(state, whereIs(state, caver))) hurt(draft, caver, ALL_HEALTH, 'horrorWalkedInto')
}

/** H-8 The horror comes first; Z-4 gas, C-11 rough ground only for who is still conscious. */
function enter(draft: Draft, caver: number): void {
  const { state } = draft
  meetHorror(draft, caver)
  if (!isConscious(state, caver)) return
  const kind = state.cave.kind[whereIs(state, caver)]
  if (kind === 'gas' && state.gas > 0) hurt(draft, caver, state.gas, 'gasEntered')
  if (kind === 'rough' && !check(draft, caver, 'rough')) hurt(draft, caver, DAMAGE.rough, 'rough')
}

/** A caver goes onto a tile and meets what is there. */
export function moveTo(draft: Draft, caver: number, tile: number, by: MovedBy): void {
  stepOnto(draft, caver, tile, by)
  enter(draft, caver)
}
