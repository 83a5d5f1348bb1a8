import type { Chance, Sink } from '@grotto/kernel'
import { isTrap, type Kind, RELIC, trapOf } from './cards.ts'
import { drawCard } from './deck.ts'
import { endExpedition } from './round-end.ts'
import { everyone, NOBODY, seatsIn, sizeOf } from './seats.ts'
import type { DiamantState } from './state.ts'
import type { DiamantEvent } from './types.ts'

type Events = Sink<DiamantEvent> | undefined

/** D-10 Everybody goes in with empty hands; the first card can harm nobody yet. */
export function startExpedition(draft: DiamantState, chance: Chance, sink?: Events): void {
  draft.round += 1
  draft.inside = everyone(draft.options.players)
  sink?.({ type: 'expeditionStarted', round: draft.round, deck: draft.deckSize })
  revealCard(draft, chance, sink)
}

/** D-11 Turns over the top card and does what it says. */
export function revealCard(draft: DiamantState, chance: Chance, sink?: Events): void {
  const kind = drawCard(draft, chance)
  const index = draft.pathLength
  draft.path[index] = kind
  draft.onCard[index] = 0
  draft.pathLength = index + 1
  sink?.({ type: 'revealed', index, card: draft.cards.face[kind]!, cardsLeft: draft.deckSize })
  if (isTrap(kind)) meetTrap(draft, kind, index, sink)
  else if (kind === RELIC) findRelic(draft, index, sink)
  else shareTreasure(draft, kind, index, sink)
}

/** D-20 An equal share for everybody in the cave; the remainder stays on the card. */
function shareTreasure(draft: DiamantState, kind: Kind, index: number, sink: Events): void {
  const rubies = draft.cards.printed[kind]!
  const explorers = sizeOf(draft.inside)
  const stays = rubies % explorers
  const each = (rubies - stays) / explorers
  draft.hand += each
  draft.onCard[index] = stays
  draft.rubiesOnPath += stays
  sink?.({ type: 'treasureShared', index, each, seats: seatsIn(draft.inside), stays })
}

/** D-24 A relic just lies there until somebody carries it out. */
function findRelic(draft: DiamantState, index: number, sink: Events): void {
  draft.relicsOnPath += 1
  sink?.({ type: 'relicFound', index })
}

/** D-22, D-23 The first trap of a kind only warns, the second one springs. */
function meetTrap(draft: DiamantState, kind: Kind, index: number, sink: Events): void {
  const sign = 1 << kind
  if ((draft.trapsSeen & sign) !== 0) return springTrap(draft, kind, index, sink)
  draft.trapsSeen |= sign
  sink?.({ type: 'trapSeen', index, trap: trapOf(kind) })
}

/** D-23 Everybody in the cave loses what is in hand, and the expedition is over. */
function springTrap(draft: DiamantState, kind: Kind, index: number, sink: Events): void {
  const seats = seatsIn(draft.inside)
  const lost = draft.hand
  draft.hand = 0
  draft.inside = NOBODY
  sink?.({ type: 'trapSprung', index, trap: trapOf(kind), seats, lost: seats.map(() => lost) })
  endExpedition(draft, kind, sink)
}
