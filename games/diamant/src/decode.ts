import type { Parsed } from '@grotto/kernel'
import { ENTRANCES, FIRST_RELIC_WORTH, LATER_RELIC_WORTH } from './box.ts'
import { type CardTable, isTrap, isTreasure, type Kind, kindOf, RELIC, trapOf } from './cards.ts'
import { closedExpeditions } from './encode.ts'
import { readOptions } from './options.ts'
import { checkPossible } from './possible.ts'
import { attempt, onlyFields, readCount, readFlag, readList, readOneOf, readRecord, refuse } from './reading.ts'
import { holds, only } from './seats.ts'
import { type DiamantState, unopenedGame } from './state.ts'
import { type Card, type SlotView, TRAPS } from './types.ts'

const PLENTY = 100_000
const MOST_COMING = 1_000
const SLOTS: readonly SlotView[] = ['open', 'goOn', 'leave', 'chosen', 'hidden', 'outside']
const FIELDS = ['options', 'round', 'over', 'path', 'deck', 'seats', 'relicsOut', 'removed', 'byExpedition', 'coming']

/** A state from JSON; what no game can reach is refused. A view comes back as a state with sealed choices. */
export function decodePosition(json: unknown): Parsed<DiamantState> {
  return attempt(() => {
    const given = readRecord(json, 'position')
    onlyFields(given, FIELDS)
    const state = unopenedGame(readOptions(given.options))
    state.over = readFlag(given.over, 'over')
    state.round = readCount(given.round, 'round', state.over ? ENTRANCES : 1, ENTRANCES)
    readDeck(state, given.deck)
    readPath(state, given.path)
    readSeats(state, given.seats)
    readExpeditions(state, given.byExpedition)
    readComing(state, given.coming)
    checkPossible(state, { removed: given.removed, relicsOut: given.relicsOut })
    return state
  })
}

function readCard(cards: CardTable, value: unknown, field: string): Kind {
  const card = readRecord(value, field)
  const type = readOneOf(card.kind, `${field}.kind`, ['treasure', 'trap', 'relic'])
  onlyFields(card, type === 'treasure' ? ['kind', 'value'] : type === 'trap' ? ['kind', 'trap'] : ['kind'])
  if (type === 'trap') readOneOf(card.trap, `${field}.trap`, TRAPS)
  const kind = kindOf(cards, card as Card)
  if (kind < 0 || cards.count[kind] === 0) refuse('D-2', 'noSuchCard', { field })
  return kind
}

function readDeck(state: DiamantState, value: unknown): void {
  const deck = readRecord(value, 'deck')
  onlyFields(deck, ['treasures', 'traps', 'relics'])
  const traps = readRecord(deck.traps, 'deck.traps')
  onlyFields(traps, TRAPS)
  state.deck.fill(0)
  TRAPS.forEach((trap, kind) => {
    state.deck[kind] = readCount(traps[trap], `deck.traps.${trap}`, 0, state.cards.count[kind]!)
  })
  state.deck[RELIC] = readCount(deck.relics, 'deck.relics', 0, state.cards.count[RELIC]!)
  for (const treasure of readList(deck.treasures, 'deck.treasures', state.cards.total))
    state.deck[readCard(state.cards, { kind: 'treasure', value: treasure }, 'deck.treasures')]! += 1
  state.deckSize = state.deck.reduce((sum, count) => sum + count, 0)
}

function readPath(state: DiamantState, value: unknown): void {
  for (const item of readList(value, 'path', state.cards.total)) {
    const lying = readRecord(item, 'path')
    onlyFields(lying, ['card', 'rubies'])
    const kind = readCard(state.cards, lying.card, 'path.card')
    layOnPath(state, kind, readCount(lying.rubies, 'path.rubies', 0, PLENTY))
  }
}

function layOnPath(state: DiamantState, kind: Kind, rubies: number): void {
  if (isTrap(kind) && (state.trapsSeen & (1 << kind)) !== 0) refuse('D-23', 'trapTwiceOnPath', { trap: trapOf(kind) })
  if (rubies > 0 && !isTreasure(kind)) refuse('D-20', 'rubiesWithoutTreasure')
  state.path[state.pathLength] = kind
  state.onCard[state.pathLength] = rubies
  state.pathLength += 1
  state.rubiesOnPath += rubies
  if (isTrap(kind)) state.trapsSeen |= 1 << kind
  if (kind === RELIC) state.relicsOnPath += 1
}

function readSeats(state: DiamantState, value: unknown): void {
  const seats = readList(value, 'seats', state.options.players)
  if (seats.length !== state.options.players) refuse('D-1', 'seatCount', { players: state.options.players })
  const hands = new Set(seats.flatMap((seat, i) => readSeat(state, i, readRecord(seat, 'seats'))))
  if (hands.size > 1) refuse('D-20', 'unequalHands')
  for (const hand of hands) state.hand = hand
}

/** Gives the hand of an explorer in the cave, nothing for one in the camp. */
function readSeat(state: DiamantState, seat: number, given: Record<string, unknown>): number[] {
  onlyFields(given, ['inside', 'hand', 'chest', 'relics', 'slot'])
  const hand = readCount(given.hand, 'hand', 0, PLENTY)
  readChest(state, seat, given.chest)
  for (const worth of readList(given.relics, 'relics', state.cards.count[RELIC]!)) readRelic(state, seat, worth)
  const inside = readFlag(given.inside, 'inside')
  const slot = readOneOf(given.slot, 'slot', SLOTS)
  if (inside !== (slot !== 'outside')) refuse('D-32', 'slotWithoutExplorer', { seat })
  if (!inside && hand > 0) refuse('D-32', 'handInCamp', { seat })
  if (inside) readSlot(state, seat, slot)
  return inside ? [hand] : []
}

/** D-62 Null is a closed one. */
function readChest(state: DiamantState, seat: number, chest: unknown): void {
  if (chest === null && state.options.closedChests && !state.over) state.closed |= only(seat)
  else state.chest[seat] = readCount(chest, 'chest', 0, PLENTY)
}

function readSlot(state: DiamantState, seat: number, slot: SlotView): void {
  state.inside |= only(seat)
  if (slot === 'goOn' || slot === 'leave' || slot === 'chosen') state.chosen |= only(seat)
  if (slot === 'leave') state.leaving |= only(seat)
  if (slot === 'chosen' || slot === 'hidden') state.sealed |= only(seat)
  if (slot === (state.options.hideChosen ? 'chosen' : 'hidden')) refuse('D-61', 'slotAgainstOption', { seat })
}

/** D-35 The first three relics lie at the lower worth, all others at the higher. */
function readRelic(state: DiamantState, seat: number, worth: unknown): void {
  if (worth !== FIRST_RELIC_WORTH && worth !== LATER_RELIC_WORTH) refuse('D-35', 'relicWorth', { seat })
  if (worth === FIRST_RELIC_WORTH) state.firstRelics[seat]! += 1
  else state.laterRelics[seat]! += 1
  state.relicsOut += 1
}

function readExpeditions(state: DiamantState, value: unknown): void {
  const { players } = state.options
  const closed = closedExpeditions(state)
  const rounds = readList(value, 'byExpedition', closed)
  if (rounds.length !== closed) refuse('D-6', 'expeditionCount', { closed })
  const total = new Array<number>(players).fill(0)
  rounds.forEach((row, round) => {
    const gains = readList(row, 'byExpedition', players)
    for (let seat = 0; seat < players; seat++) {
      const closed = holds(state.closed, seat) && gains[seat] === null
      total[seat]! += closed ? 0 : readCount(gains[seat], 'byExpedition', 0, PLENTY)
      state.scoreAfter[round * players + seat] = total[seat]!
    }
  })
}

function readComing(state: DiamantState, value: unknown): void {
  if (value === undefined) return
  state.coming = readList(value, 'coming', MOST_COMING).map(card => readCard(state.cards, card, 'coming'))
}
