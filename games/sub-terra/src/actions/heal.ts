import type { Refusal } from '@grotto/kernel'
import { restore } from '../effects/healing.ts'
import { caversOn, has, isHurt, whereIs } from '../party/queries.ts'
import { NO } from '../refusals/reasons.ts'
import type { Draft } from '../state/draft.ts'
import type { SubTerraState } from '../state/state.ts'
import { meetHorror } from '../turns/entering.ts'
import { caverAction } from './action.ts'

/** Cavers on her tile, herself included. */
const together = (state: SubTerraState, caver: number): number => caversOn(state, whereIs(state, caver))

function healRefusal(state: SubTerraState, caver: number, other: number): Refusal | undefined {
  if (state.cavers.at[other] !== state.cavers.at[caver]) return NO.notOnYourTile
  return isHurt(state, other) ? undefined : NO.fullHealth
}

/** H-8 Who is revived beside a horror meets it at once. */
function give(draft: Draft, caver: number, other: number): void {
  restore(draft, other, caver)
  meetHorror(draft, other)
}

/** A-5 Heal: a caver on your tile, yourself too. A-12 Who can bandage does not heal others this way. */
export const heal = caverAction('heal', {
  among: together,
  refuses: (state, caver, other) =>
    other !== caver && has(state, caver, 'bandage') ? NO.yourAbilityDoesIt : healRefusal(state, caver, other),
  perform: give,
})

/** V-6 Bandage: another caver on her tile. */
export const bandage = caverAction('bandage', {
  needs: 'bandage',
  among: together,
  refuses: (state, caver, other) => (other === caver ? NO.onlyOthers : healRefusal(state, caver, other)),
  perform: give,
})
