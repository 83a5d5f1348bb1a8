import { type DiamantTypes, type DiamantView, holds, isTreasure, RELIC, scoreOf, TRAPS } from '@grotto/diamant'
import type { Outcome } from '@grotto/kernel'
import { type GymGame, Row } from '../../gym/gym-game.ts'

const MOST_SEATS = 8
const ACTIONS = ['goOn', 'leave'] as const

/** Diamant for learners. Seats stand in the order of the table, oneself first. */
export const diamantGym: GymGame<DiamantTypes> = {
  actions: ACTIONS,
  fields: [
    { name: 'round', size: 1, says: 'the expedition, 1 to 5' },
    { name: 'players', size: 1, says: 'how many play' },
    { name: 'inside', size: 1, says: 'how many are in the cave' },
    { name: 'hand', size: 1, says: 'rubies in the hand of everybody inside' },
    { name: 'path', size: 3, says: 'cards, rubies and relics lying on the path' },
    { name: 'trapsSeen', size: 5, says: `1 for each trap seen in this expedition: ${TRAPS.join(', ')}` },
    { name: 'trapsLeft', size: 5, says: 'cards of each trap left in the deck' },
    { name: 'deck', size: 4, says: 'cards, relics, treasures left in the deck, and the rubies printed on those' },
    { name: 'deadly', size: 1, says: 'cards in the deck that would end the expedition' },
    {
      name: 'relicsOut',
      size: 1,
      says: 'relics carried out in the game; from the fourth on they are worth 10, before 5',
    },
    {
      name: 'scores',
      size: MOST_SEATS,
      says: 'points brought home, relics included, by seat from oneself on; of closed chests only the relics',
    },
    { name: 'areInside', size: MOST_SEATS, says: '1 for each seat in the cave, from oneself on' },
  ],
  numbersOf: (_view, _seat, actions) => actions.map(({ type }) => ACTIONS.indexOf(type)),
  observe(view, seat, numbers) {
    const row = new Row(numbers, diamantGym.fields)
    const seats = Array.from({ length: view.options.players }, (_, place) => (seat + place) % view.options.players)
    const seen = TRAPS.map((_, trap) => (view.trapsSeen & (1 << trap)) !== 0)
    const left = TRAPS.map((_, trap) => view.deck[trap] ?? 0)
    row.put('round', view.round)
    row.put('players', view.options.players)
    row.put('inside', seats.filter(each => holds(view.inside, each)).length)
    row.put('hand', view.hand)
    row.put('path', view.pathLength, view.rubiesOnPath, view.relicsOnPath)
    row.put('trapsSeen', ...seen)
    row.put('trapsLeft', ...left)
    row.put('deck', view.deckSize, view.deck[RELIC] ?? 0, ...treasures(view))
    row.put(
      'deadly',
      left.reduce((sum, count, trap) => sum + (seen[trap] ? count : 0), 0),
    )
    row.put('relicsOut', view.relicsOut)
    row.put('scores', ...seats.map(each => scoreOf(view, each)))
    row.put('areInside', ...seats.map(each => holds(view.inside, each)))
  },
  rewards: sharedVictory,
}

/** How many treasures are left, and how many rubies are printed on them. */
function treasures({ deck, cards }: DiamantView): readonly [number, number] {
  let [left, rubies] = [0, 0]
  for (const [kind, count] of deck.entries()) {
    if (!isTreasure(kind)) continue
    left += count
    rubies += count * cards.printed[kind]!
  }
  return [left, rubies]
}

/** A victory is shared by its winners. */
function sharedVictory({ places }: Outcome): readonly number[] {
  const winners = places.filter(place => place === 1).length
  return places.map(place => (place === 1 ? 1 / winners : 0))
}
