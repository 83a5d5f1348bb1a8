import {
  either,
  flag,
  type GameShapes,
  list,
  mark,
  maybe,
  orNull,
  record,
  type Shape,
  union,
  whole,
  word,
} from '@grotto/kernel/shape'
import {
  type Card,
  type DiamantAction,
  type DiamantEvent,
  type DiamantOptions,
  type DiamantPosition,
  type OpenedChests,
  type PathCard,
  TRAPS,
} from './types.ts'

const seat = whole('A seat, counted from 0.')
const seats = (description: string) => list(seat, description)
const trap = word(TRAPS, 'Which trap.')
const index = whole('Place of the card on the path, counted from 0.')
const byTrap = record<DiamantOptions['traps']>('How many cards of each trap.', {
  spiders: whole('Cards with giant spiders.'),
  snakes: whole('Cards with snakes.'),
  lava: whole('Cards with lava pits.'),
  boulder: whole('Cards with rolling boulders.'),
  ram: whole('Cards with battering rams.'),
})

type Treasure = Extract<Card, { kind: 'treasure' }>
const card: Shape<Card> = either(
  record<Treasure>('Rubies to share.', {
    kind: word(['treasure'], 'A treasure.'),
    value: whole('Rubies printed on it.'),
  }),
  either(
    record<Extract<Card, { kind: 'trap' }>>('A danger.', { kind: word(['trap'], 'A trap.'), trap }),
    record<Extract<Card, { kind: 'relic' }>>('For whoever leaves alone.', { kind: word(['relic'], 'A relic.') }),
    'A trap or a relic.',
  ),
  'A card of the path.',
)

const options = record<DiamantOptions>('Options of a table; those left out are as in the box.', {
  players: whole('How many sit down.', 2, 8),
  treasures: list(whole('Rubies printed on a treasure.', 1), 'The treasures of the deck.'),
  traps: byTrap,
  relics: whole('Relics of the deck.'),
  hideChosen: flag('Whether even who has chosen already stays hidden.'),
  closedChests: mark('Nobody looks into another’s chest before the end.'),
})

type SeatView = DiamantPosition['seats'][number]
const seatView = record<SeatView>('What everybody sees of an explorer, and of oneself one’s own choice.', {
  inside: flag('Whether she is in the cave. Only those inside choose.'),
  hand: whole('Rubies in her hand: lost if a trap springs.'),
  chest: orNull(whole('Rubies.'), 'Rubies brought home: safe. Null where chests are closed and this one is not yours.'),
  relics: list(whole('Points.'), 'Worth of each relic she carried out, in order.'),
  slot: word(
    ['open', 'goOn', 'leave', 'chosen', 'hidden', 'outside'],
    'open: nothing chosen. goOn, leave: chosen, and you may know it. chosen: you may not know what. hidden: not even whether. outside: not in the cave.',
  ),
})

const view = record<Omit<DiamantPosition, 'coming'>>('What a seat may know.', {
  options,
  round: whole('The expedition.', 1, 5),
  over: flag('Whether the game has ended.'),
  path: list(
    record<PathCard>('A card that was turned.', { card, rubies: whole('Rubies still lying on it.') }),
    'The cards turned in this expedition, oldest first.',
  ),
  deck: record<DiamantPosition['deck']>(
    'What the face-down deck is made of. It has no order: a card is drawn when it is turned.',
    {
      treasures: list(whole('Rubies.'), 'Values of the treasures left.'),
      traps: byTrap,
      relics: whole('Relics left.'),
    },
  ),
  seats: list(seatView, 'By seat.'),
  relicsOut: whole('Relics carried out in the whole game. The first three are worth 5 each, later ones 10.'),
  removed: record<DiamantPosition['removed']>('Out of the game.', { traps: byTrap, relics: whole('Relics.') }),
  byExpedition: list(
    list(orNull(whole('Points.'), 'Points, or null where the chest is closed to you.'), 'By seat.'),
    'What each expedition that is over brought each seat.',
  ),
})

const action = union<DiamantAction>('A decision card: all inside choose at the same time, in secret.', {
  goOn: ['Stay in the cave.', {}],
  leave: ['Go home with what is in the hand, and a share of what lies on the path.', {}],
})

const opened = record<OpenedChests>('Where chests were closed: what is found in them.', {
  chests: list(whole('Rubies.'), 'By seat.'),
  scoreAfter: list(whole('Points.'), 'Scores after each expedition, one after the other, each by seat.'),
})

type Chosen = Extract<DiamantEvent, { type: 'choicesRevealed' }>['choices'][number]
const event = union<DiamantEvent>('Something everybody may know, in the order in which it happened.', {
  expeditionStarted: ['All go in.', { round: whole('The expedition.', 1, 5), deck: whole('Cards in the deck.') }],
  revealed: ['A card is turned.', { index, card, cardsLeft: whole('Cards left in the deck.') }],
  treasureShared: [
    'It was a treasure.',
    { index, each: whole('Rubies for each.'), seats: seats('Who shares it.'), stays: whole('What stays on the card.') },
  ],
  trapSeen: ['It was a trap of a kind not yet seen in this expedition.', { index, trap }],
  relicFound: ['It was a relic.', { index }],
  trapSprung: [
    'The second trap of a kind: everybody inside loses the hand, and the expedition ends.',
    { index, trap, seats: seats('Who was inside.'), lost: list(whole('Rubies.'), 'What each of these seats lost.') },
  ],
  chose: ['Somebody has chosen; not sent where hideChosen is on.', { seat }],
  choicesRevealed: [
    'All have chosen, and the cards are turned.',
    {
      choices: list(
        record<Chosen>('A choice.', { seat, choice: word(['goOn', 'leave'], 'What was chosen.') }),
        'Of everybody who was inside.',
      ),
    },
  ],
  left: [
    'Somebody has gone home.',
    {
      seat,
      share: whole('Her share of the path.'),
      hand: whole('What was in her hand.'),
      chest: maybe(whole('What is in her chest now; absent where chests are closed.')),
    },
  ],
  pathShared: [
    'Those who left have taken their shares.',
    {
      leavers: whole('How many left.'),
      stays: whole('Rubies left on the path.'),
      onCards: list(whole('Rubies.'), 'What lies on each card of the path.'),
    },
  ],
  relicTaken: [
    'Somebody left alone and took a relic.',
    { seat, count: whole('Number of the relic, counted over the game.', 1), worth: whole('Its points.') },
  ],
  relicsStayed: [
    'Several left together, so the relics stayed.',
    { relics: whole('How many.'), leavers: whole('How many left.') },
  ],
  expeditionEnded: [
    'Nobody is inside any more.',
    {
      round: whole('The expedition.', 1, 5),
      cause: word(['allLeft', 'trap'], 'Why.'),
      rubiesReturned: whole('Rubies that go back to the supply.'),
      relicsRemoved: whole('Relics that are lost for good.'),
      trapRemoved: maybe(trap),
    },
  ],
  gameEnded: [
    'The fifth expedition is over.',
    { scores: list(whole('Points.'), 'By seat.'), winners: seats('Who won.'), opened: maybe(opened) },
  ],
})

export const shapes: GameShapes = {
  game: 'diamant',
  options,
  view,
  action,
  event,
  samples: [
    { players: 3 },
    { players: 5 },
    { players: 4, hideChosen: true },
    { players: 8 },
    { players: 4, closedChests: true },
  ],
}
