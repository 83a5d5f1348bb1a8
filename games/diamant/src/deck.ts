import type { Chance } from '@grotto/kernel'
import { ENTRANCES } from './box.ts'
import type { Kind } from './cards.ts'
import type { DiamantState } from './state.ts'

/** Each expedition has a seal of its own, to be opened when it ends. */
export const SEALS: readonly string[] = Object.freeze(
  Array.from({ length: ENTRANCES }, (_, round) => `expedition-${round + 1}`),
)

/** D-11, D-45 Takes the next card off a deck that is shuffled as it is drawn: every card left is equally likely. */
export function drawCard(draft: DiamantState, chance: Chance): Kind {
  if (draft.deckSize === 0) throw new Error('D-46 the deck ran out')
  const kind = draft.coming.length > 0 ? scriptedCard(draft) : cardAt(draft.deck, drawIndex(draft, chance))
  draft.deck[kind]! -= 1
  draft.deckSize -= 1
  return kind
}

const drawIndex = (draft: DiamantState, chance: Chance) => chance(SEALS[draft.round - 1]!, draft.deckSize)

/** The card at an index of the deck laid out kind by kind. */
function cardAt(deck: readonly number[], index: number): Kind {
  let kind = 0
  let rest = index - deck[0]!
  while (rest >= 0) {
    kind += 1
    rest -= deck[kind]!
  }
  return kind
}

function scriptedCard(draft: DiamantState): Kind {
  const kind = draft.coming.shift() as Kind
  if (!(draft.deck[kind]! > 0)) throw new Error('D-61 the scripted card is not in the deck')
  return kind
}
