import type { ByTrap, Card, DiamantEvent, DiamantPosition } from '@grotto/diamant'
import { extend, lying, type Trail, trailOf } from './trail.ts'

/** What the board shows: a position as far as its events have been told, and the path with its gaps. */
export interface Shown {
  readonly position: DiamantPosition
  readonly trail: Trail
}

type SeatView = DiamantPosition['seats'][number]
type EventOf<T extends DiamantEvent['type']> = Extract<DiamantEvent, { type: T }>
type Tellers = { [T in DiamantEvent['type']]: (position: DiamantPosition, event: EventOf<T>) => DiamantPosition }

export const settled = (position: DiamantPosition, events: readonly DiamantEvent[]): Shown => ({
  position,
  trail: trailOf(position, events),
})

/** The same table one event later: animation runs from one of these to the next. */
export function retell(shown: Shown, event: DiamantEvent): Shown {
  const trail = extend(shown.trail, event)
  const teller = TELLERS[event.type] as (position: DiamantPosition, event: DiamantEvent) => DiamantPosition
  return { trail, position: teller({ ...shown.position, path: lying(trail) }, event) }
}

const TELLERS: Tellers = {
  expeditionStarted: (position, { round }) => ({
    ...position,
    round,
    deck: shuffled(position),
    seats: position.seats.map(seat => ({ ...seat, inside: true, hand: 0, slot: 'open' })),
  }),
  revealed: (position, { card }) => ({ ...position, deck: without(position.deck, card) }),
  treasureShared: (position, { seats, each }) => change(position, seats, seat => ({ ...seat, hand: seat.hand + each })),
  trapSeen: position => position,
  relicFound: position => position,
  trapSprung: (position, { seats }) =>
    change(position, seats, seat => ({ ...seat, inside: false, hand: 0, slot: 'outside' })),
  chose: (position, { seat }) => change(position, [seat], it => (it.slot === 'open' ? { ...it, slot: 'chosen' } : it)),
  choicesRevealed: (position, { choices }) =>
    change(
      position,
      choices.map(choice => choice.seat),
      seat => ({ ...seat, slot: 'open' }),
    ),
  left: (position, { seat, chest }) =>
    change(position, [seat], it => ({ ...it, inside: false, hand: 0, chest, slot: 'outside' })),
  pathShared: position => position,
  relicTaken: (position, { seat, count, worth }) => ({
    ...change(position, [seat], it => ({ ...it, relics: [...it.relics, worth] })),
    relicsOut: count,
  }),
  relicsStayed: position => position,
  expeditionEnded: (position, { relicsRemoved, trapRemoved }) => ({
    ...position,
    removed: {
      traps: trapRemoved ? plus(position.removed.traps, trapRemoved) : position.removed.traps,
      relics: position.removed.relics + relicsRemoved,
    },
    byExpedition: [...position.byExpedition, position.seats.map((seat, i) => scoreOf(seat) - gainedSoFar(position, i))],
  }),
  gameEnded: position => ({ ...position, over: true }),
}

/** D-51 The chest and the diamonds on own relics. */
export const scoreOf = (seat: SeatView): number => seat.chest + seat.relics.reduce((sum, worth) => sum + worth, 0)

const gainedSoFar = ({ byExpedition }: DiamantPosition, seat: number): number =>
  byExpedition.reduce((sum, gains) => sum + gains[seat]!, 0)

const change = (position: DiamantPosition, whom: readonly number[], to: (seat: SeatView) => SeatView) => ({
  ...position,
  seats: position.seats.map((seat, i) => (whom.includes(i) ? to(seat) : seat)),
})

const plus = <K extends string>(counts: Record<K, number>, key: K): Record<K, number> => ({
  ...counts,
  [key]: counts[key] + 1,
})

/** D-45 The deck of a new expedition: the whole box without what left the game. */
function shuffled({ options, removed, relicsOut }: DiamantPosition): DiamantPosition['deck'] {
  const traps = { ...options.traps } as ByTrap<number>
  for (const trap of Object.keys(traps) as (keyof typeof traps)[]) traps[trap] -= removed.traps[trap]
  return { treasures: options.treasures, traps, relics: options.relics - removed.relics - relicsOut }
}

function without(deck: DiamantPosition['deck'], card: Card): DiamantPosition['deck'] {
  if (card.kind === 'relic') return { ...deck, relics: deck.relics - 1 }
  if (card.kind === 'trap') return { ...deck, traps: { ...deck.traps, [card.trap]: deck.traps[card.trap] - 1 } }
  const at = deck.treasures.indexOf(card.value)
  return { ...deck, treasures: deck.treasures.filter((_, i) => i !== at) }
}
