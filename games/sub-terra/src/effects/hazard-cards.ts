import { HAZARD_CARDS } from '../options/setting.ts'
import type { Draft } from '../state/draft.ts'
import { must, writable } from './writing.ts'

function pickHazard({ state, chance }: Draft): number {
  let cards = 0
  for (const count of state.pool) cards += count
  let place = chance('cave:hazards', cards)
  let card = 0
  while (place >= state.pool[card]!) place -= state.pool[card++]!
  return card
}

/** Z-1, I-2 The top card of the hazard deck, as its number. Cards put away unseen are as likely as those in the deck. */
export function drawHazard(draft: Draft): number {
  const state = writable(draft)
  const card = state.coming?.hazards.shift() ?? pickHazard(draft)
  must(state.pool[card]! > 0 && state.hazardsLeft > 0, 'S-5 a card is drawn once')
  state.pool[card]!--
  state.hazardsLeft--
  state.hazardsSeen.push(card)
  draft.sink?.({ type: 'hazardRevealed', card: HAZARD_CARDS[card]!, left: state.hazardsLeft })
  return card
}
