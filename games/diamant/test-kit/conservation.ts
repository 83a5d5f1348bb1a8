import { expect } from 'vitest'
import { encodePosition } from '../src/encode.ts'
import { type DiamantEvent, type DiamantState, scoreOf, sizeOf } from '../src/index.ts'

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0)

/** D-5 Every card is in the deck, on the path, with an owner or removed; what is kept in sums agrees with the cards. */
export function checkCards(state: DiamantState): void {
  const { deck, path, removed, relicsOut, options } = encodePosition(state)
  const inDeck = deck.treasures.length + sum(Object.values(deck.traps)) + deck.relics
  const gone = sum(Object.values(removed.traps)) + removed.relics
  const box = options.treasures.length + sum(Object.values(options.traps)) + options.relics
  expect(inDeck + path.length + gone + relicsOut).toBe(box)
  expect(inDeck).toBe(state.deckSize)
  const relics = path.filter(({ card }) => card.kind === 'relic').length
  expect(deck.relics + relics + removed.relics + relicsOut).toBe(options.relics)
  expect(Math.min(...Object.values(removed.traps), removed.relics)).toBeGreaterThanOrEqual(0)
  expect(sum(path.map(({ rubies }) => rubies))).toBe(state.rubiesOnPath)
  expect(relics).toBe(state.relicsOnPath)
}

/** D-5 Writes down every ruby the events speak of: printed = path + hands + chests + lost + returned. */
export function rubyLedger() {
  let printed = 0
  let away = 0
  let removedTraps = 0
  let removedRelics = 0
  return {
    write(event: DiamantEvent): void {
      if (event.type === 'revealed' && event.card.kind === 'treasure') printed += event.card.value
      if (event.type === 'trapSprung') away += sum(event.lost)
      if (event.type !== 'expeditionEnded') return
      away += event.rubiesReturned
      removedRelics += event.relicsRemoved
      if (event.trapRemoved) removedTraps += 1
    },
    balance(state: DiamantState): void {
      expect(printed).toBe(state.rubiesOnPath + state.hand * sizeOf(state.inside) + sum(state.chest) + away)
      const { removed, byExpedition } = encodePosition(state)
      expect([sum(Object.values(removed.traps)), removed.relics]).toEqual([removedTraps, removedRelics])
      const seats = state.chest.map((_, seat) => sum(byExpedition.map(gains => gains[seat]!)))
      expect(seats).toEqual(state.chest.map((_, seat) => scoreOf(state, seat)))
    },
  }
}
