import { fastChance } from '@grotto/kernel'
import { expect, test } from 'vitest'
import { encodePosition } from './encode.ts'
import { diamant } from './game.ts'
import type { DiamantEvent, DiamantPosition } from './types.ts'

type Says = {
  [T in DiamantEvent['type']]?: (
    event: Extract<DiamantEvent, { type: T }>,
    now: DiamantPosition,
    before: DiamantPosition,
  ) => void
}

const relicsOn = ({ path }: DiamantPosition): number => path.filter(({ card }) => card.kind === 'relic').length
const OUTSIDE = { inside: false, hand: 0 }

/** What the table must show at the moment an event is told. */
const SAYS: Says = {
  expeditionStarted: ({ round }, { round: now, path, seats }) =>
    expect([now, path.length, seats.every(({ inside }) => inside)]).toEqual([round, 0, true]),
  revealed: ({ card, cardsLeft }, { path, deck }) => {
    const traps = Object.values(deck.traps).reduce((sum, count) => sum + count, 0)
    expect([path.at(-1)!.card, deck.treasures.length + deck.relics + traps]).toEqual([card, cardsLeft])
  },
  treasureShared: ({ seats, each, stays }, now, before) => {
    for (const seat of seats) expect(now.seats[seat]!.hand).toBe(before.seats[seat]!.hand + each)
    expect(now.path.at(-1)!.rubies).toBe(stays)
  },
  trapSprung: ({ seats }, now) => seats.forEach(seat => void expect(now.seats[seat]).toMatchObject(OUTSIDE)),
  chose: ({ seat }, now) => expect(now.seats[seat]!.slot).not.toBe('open'),
  left: ({ seat, chest }, now) => expect(now.seats[seat]).toMatchObject({ ...OUTSIDE, chest }),
  pathShared: ({ onCards }, { path }) => expect(path.map(({ rubies }) => rubies)).toEqual(onCards),
  relicTaken: ({ seat, count, worth }, now, before) => {
    expect([now.relicsOut, relicsOn(now)]).toEqual([count, relicsOn(before) - 1])
    expect(now.seats[seat]!.relics.at(-1)).toBe(worth)
  },
  expeditionEnded: (_event, { path }) => expect(path).toEqual([]),
  gameEnded: (_event, { over }) => expect(over).toBe(true),
}

function lookAtGame(seed: number, players: number, seen: Set<string>): void {
  const options = diamant.parseOptions({ players })
  if (!options.ok) throw new Error(options.refusal.reason)
  const chance = fastChance(seed)
  const state = diamant.setup(options.value, chance)
  while (!state.over) {
    let before = encodePosition(state)
    const [seat] = diamant.toAct(state)
    const type = chance('choice', 4) === 0 ? 'leave' : 'goOn'
    diamant.advance(state, seat!, { type }, chance, event => {
      const now = encodePosition(state)
      const says = SAYS[event.type] as ((...told: [DiamantEvent, DiamantPosition, DiamantPosition]) => void) | undefined
      says?.(event, now, before)
      seen.add(event.type)
      before = now
    })
  }
}

test('an effect comes before its event: whoever looks when it is told sees it', () => {
  const seen = new Set<string>()
  for (let seed = 1; seed <= 60; seed++) lookAtGame(seed, 3 + (seed % 4), seen)
  expect(Object.keys(SAYS).filter(type => !seen.has(type))).toEqual([])
})
