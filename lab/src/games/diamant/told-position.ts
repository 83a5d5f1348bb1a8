import { type DiamantPosition, type DiamantView, diamant, ENTRANCES, type PathCard, relicWorth } from '@grotto/diamant'
import { fromJson } from '@grotto/kernel'
import { dangerName, type Words } from '@grotto/words'

type Tongue = Words<'diamant' | 'terminal'>

/** How an expedition stands: the path, the deck, and every explorer. */
export function tellPosition(view: DiamantView, names: readonly string[], words: Tongue): string[] {
  const position = fromJson<DiamantPosition>(diamant.encode(view))
  const explorers = position.seats.map((seat, place) =>
    words.say('terminal.entry', { name: names[place] ?? '', what: explorer(seat, words) }),
  )
  if (position.over) return [words.say('diamant.gameOver'), ...explorers.map(line => `  ${line}`)]
  const { deck } = position
  const cards = deck.treasures.length + deck.relics + Object.values(deck.traps).reduce((sum, count) => sum + count, 0)
  return [
    words.say('terminal.entry', {
      name: words.say('diamant.expedition', { round: position.round, all: ENTRANCES }),
      what: words.say('diamant.deck', { cards }),
    }),
    words.say('diamant.path'),
    ...position.path.map(card => `  ${cardText(card, position.relicsOut, words)}`),
    words.say('diamant.explorers'),
    ...explorers.map(line => `  ${line}`),
  ]
}

function cardText({ card, rubies }: PathCard, relicsOut: number, words: Tongue): string {
  if (card.kind === 'trap') return words.say('diamant.card.trap', { danger: dangerName(card.trap, words) })
  if (card.kind === 'relic') return words.say('diamant.card.relic', { worth: relicWorth(relicsOut + 1) })
  return words.say('diamant.card.treasure', { value: card.value, lying: rubies })
}

type Seat = DiamantPosition['seats'][number]

function explorer(seat: Seat, words: Tongue): string {
  const { inside, hand, chest, relics } = seat
  const worth = relics.reduce((sum, each) => sum + each, 0)
  return [
    words.say(inside ? 'diamant.state.inside' : 'diamant.state.camp'),
    ...(inside ? [words.say('diamant.held', { hand: words.say('diamant.rubies', { count: hand }), count: hand })] : []),
    chest === null
      ? words.say('terminal.diamant.closedChest')
      : words.say('diamant.safe', { points: words.say('diamant.rubies', { count: chest }) }),
    ...(relics.length > 0 ? [words.say('diamant.relicsOwned', { count: relics.length, worth })] : []),
    ...choice(seat, words),
  ].join(', ')
}

/** What lies in front of an explorer, as far as this viewer may know. */
function choice({ slot }: Seat, words: Tongue): string[] {
  if (slot === 'goOn' || slot === 'leave') return [words.say(`diamant.${slot}`)]
  return slot === 'chosen' ? [words.say('diamant.state.chosen')] : []
}
