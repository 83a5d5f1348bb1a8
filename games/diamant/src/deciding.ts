import type { Chance, Seat, Sink } from '@grotto/kernel'
import { FIRST_RELICS, relicWorth } from './box.ts'
import { isTreasure, RELIC } from './cards.ts'
import { revealCard, startExpedition } from './revealing.ts'
import { ALL_LEFT, endExpedition } from './round-end.ts'
import { holds, NOBODY, only, type SeatSet, seatsIn, sizeOf } from './seats.ts'
import type { DiamantState } from './state.ts'
import type { Choice, DiamantAction, DiamantEvent } from './types.ts'

type Events = Sink<DiamantEvent> | undefined

/** D-30 Lays a card face down, or changes it; the last one to choose turns all of them over. */
export function choose(draft: DiamantState, seat: Seat, action: DiamantAction, chance: Chance, sink?: Events): void {
  if (!holds(draft.inside, seat)) throw new Error('D-30 only explorers in the cave choose')
  const wasOpen = !holds(draft.chosen, seat)
  draft.chosen |= only(seat)
  if (action.type === 'leave') draft.leaving |= only(seat)
  else draft.leaving &= ~only(seat)
  if (draft.chosen === draft.inside) revealChoices(draft, chance, sink)
  else if (wasOpen && !draft.options.hideChosen) sink?.({ type: 'chose', seat })
}

/** D-30 to D-37 All cards are turned at once: who leaves is paid, then the expedition goes on without them. */
function revealChoices(draft: DiamantState, chance: Chance, sink: Events): void {
  if (draft.sealed !== NOBODY) throw new Error('D-61 a view does not know the choices: imagine a state first')
  const leavers = draft.leaving
  if (sink) sink({ type: 'choicesRevealed', choices: choicesOf(draft) })
  draft.chosen = NOBODY
  draft.leaving = NOBODY
  if (leavers !== NOBODY) leaveCave(draft, leavers, sink)
  goDeeper(draft, chance, sink)
}

const choicesOf = (draft: DiamantState): { seat: Seat; choice: Choice }[] =>
  seatsIn(draft.inside).map(seat => ({ seat, choice: holds(draft.leaving, seat) ? 'leave' : 'goOn' }))

/** D-37, D-40 The next card if somebody stayed, else the end of the expedition; then the next one. */
function goDeeper(draft: DiamantState, chance: Chance, sink: Events): void {
  if (draft.inside === NOBODY) endExpedition(draft, ALL_LEFT, sink)
  else revealCard(draft, chance, sink)
  if (draft.inside === NOBODY && !draft.over) startExpedition(draft, chance, sink)
}

/** D-32 Leavers share the path, bring hand and share into the chest, and are safe. */
function leaveCave(draft: DiamantState, leavers: SeatSet, sink: Events): void {
  const count = sizeOf(leavers)
  const remainder = draft.rubiesOnPath % count
  const share = (draft.rubiesOnPath - remainder) / count
  for (const seat of seatsIn(leavers)) bringHome(draft, seat, share, sink)
  if (draft.inside === NOBODY) draft.hand = 0
  if (draft.rubiesOnPath > 0) leaveOnPath(draft, remainder)
  sink?.({ type: 'pathShared', leavers: count, stays: remainder, onCards: draft.onCard.slice(0, draft.pathLength) })
  if (draft.relicsOnPath > 0) carryRelics(draft, leavers, sink)
}

function bringHome(draft: DiamantState, seat: Seat, share: number, sink: Events): void {
  draft.chest[seat]! += draft.hand + share
  draft.inside &= ~only(seat)
  const chest = draft.options.closedChests ? {} : { chest: draft.chest[seat]! }
  sink?.({ type: 'left', seat, share, hand: draft.hand, ...chest })
}

/** D-33 What could not be split stays as one amount, on the newest treasure card. */
function leaveOnPath(draft: DiamantState, remainder: number): void {
  draft.rubiesOnPath = remainder
  let left = remainder
  for (let i = draft.pathLength - 1; i >= 0; i--) {
    draft.onCard[i] = isTreasure(draft.path[i]!) ? left : 0
    if (isTreasure(draft.path[i]!)) left = 0
  }
}

/** D-34 One alone takes all relics; two or more leave them where they lie. */
function carryRelics(draft: DiamantState, leavers: SeatSet, sink: Events): void {
  const count = sizeOf(leavers)
  if (count > 1) return sink?.({ type: 'relicsStayed', relics: draft.relicsOnPath, leavers: count })
  while (draft.relicsOnPath > 0) carryRelic(draft, seatsIn(leavers)[0]!, sink)
}

/** D-35 Each relic counts on by itself, so one leaver may cross from the lower worth to the higher. */
function carryRelic(draft: DiamantState, seat: Seat, sink: Events): void {
  takeRelicOffPath(draft)
  draft.relicsOut += 1
  if (draft.relicsOut <= FIRST_RELICS) draft.firstRelics[seat]! += 1
  else draft.laterRelics[seat]! += 1
  sink?.({ type: 'relicTaken', seat, count: draft.relicsOut, worth: relicWorth(draft.relicsOut) })
}

/** The oldest first; what lay behind it moves up. */
function takeRelicOffPath(draft: DiamantState): void {
  draft.pathLength -= 1
  draft.relicsOnPath -= 1
  for (let i = draft.path.indexOf(RELIC); i < draft.pathLength; i++) {
    draft.path[i] = draft.path[i + 1]!
    draft.onCard[i] = draft.onCard[i + 1]!
  }
}
