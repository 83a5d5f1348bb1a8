import { ENTRANCES, PRINTED_OPTIONS } from './box.ts'
import { cardTable, kindOf } from './cards.ts'
import { readOptions } from './options.ts'
import { refuse } from './reading.ts'
import { type ByTrap, type Card, type DiamantOptions, type DiamantPosition, TRAPS, type Trap } from './types.ts'

type SeatText = DiamantPosition['seats'][number]
type Lines = ReadonlyMap<string, string>

const LINE_NAMES = ['options', 'path', 'removed', 'earlier', 'coming']
const HEADER = /^diamant (?:expedition (\d)|(over))$/
const SEAT =
  /^(?:in hand (\d{1,6})|camp) chest (\d{1,6}|\?)(?: relics ((?:\d+ ?)+?))?(?: (open|goOn|leave|chosen|hidden))?$/

/** The JSON a position text speaks of, not yet checked; refuses what is not in the notation. */
export function readPositionText(text: string): DiamantPosition {
  const [header, ...rest] = text
    .split('\n')
    .map(each => each.trim())
    .filter(each => each !== '')
  const match = HEADER.exec(header ?? '') ?? unreadable(header)
  const lines = readLines(rest)
  const seats = [...lines.keys()].filter(name => name.startsWith('seat ')).map((name, i) => readSeat(lines, name, i))
  const over = match[2] !== undefined
  return assemble({ seats, lines, over, round: over ? ENTRANCES : Number(match[1]) })
}

function unreadable(text = ''): never {
  refuse('D-60', 'unreadable', { text: text.slice(0, 60) })
}

function readLines(rest: readonly string[]): Lines {
  const lines = new Map<string, string>()
  for (const text of rest) {
    const [, name = '', words = ''] = /^([a-z]+(?: \d)?):(.*)$/.exec(text) ?? unreadable(text)
    if (lines.has(name) || !(LINE_NAMES.includes(name) || name.startsWith('seat '))) unreadable(text)
    lines.set(name, words.trim())
  }
  return lines
}

function assemble(read: { seats: SeatText[]; lines: Lines; over: boolean; round: number }): DiamantPosition {
  const { seats, lines, over, round } = read
  const options = readOptionWords(words(lines, 'options'), seats.length)
  const path = words(lines, 'path').map(readPathCard)
  const removed = readCards(words(lines, 'removed'))
  const coming = readCards(words(lines, 'coming'))
  const relicsOut = seats.reduce((sum, seat) => sum + seat.relics.length, 0)
  return {
    options,
    round,
    over,
    path,
    deck: rest(options, [...path.map(({ card }) => card), ...removed], relicsOut),
    seats,
    relicsOut,
    removed: { traps: countTraps(removed), relics: removed.filter(card => card.kind === 'relic').length },
    byExpedition: readEarlier(lines.get('earlier'), seats, over ? ENTRANCES : round - 1),
    ...(coming.length > 0 && { coming }),
  }
}

const words = (lines: Lines, name: string): string[] => (lines.get(name) ?? '').split(/\s+/).filter(word => word !== '')
const readCards = (list: readonly string[]): Card[] => list.map(readCard)

function readCard(word: string): Card {
  if (/^\d{1,2}$/.test(word)) return { kind: 'treasure', value: Number(word) }
  if (word === 'relic') return { kind: 'relic' }
  return TRAPS.includes(word as Trap) ? { kind: 'trap', trap: word as Trap } : unreadable(word)
}

function readPathCard(word: string): DiamantPosition['path'][number] {
  const [, card = '', rubies] = /^(\w+)(?:\((\d{1,6})\))?$/.exec(word) ?? unreadable(word)
  return { card: readCard(card), rubies: Number(rubies ?? 0) }
}

function readSeat(lines: Lines, name: string, seat: number): SeatText {
  if (name !== `seat ${seat}`) unreadable(name)
  const [, hand, chest, relics, slot] = SEAT.exec(lines.get(name) ?? '') ?? unreadable(lines.get(name))
  const inside = hand !== undefined
  if (!inside && slot !== undefined) unreadable(lines.get(name))
  return {
    inside,
    hand: Number(hand ?? 0),
    chest: countOrClosed(chest),
    relics: relics ? relics.split(' ').map(Number) : [],
    slot: inside ? ((slot ?? 'open') as SeatText['slot']) : 'outside',
  }
}

const countOrClosed = (word = ''): number | null => (word === '?' ? null : Number(word))

const countTraps = (cards: readonly Card[]): ByTrap<number> =>
  Object.fromEntries(
    TRAPS.map(trap => [trap, cards.filter(card => card.kind === 'trap' && card.trap === trap).length]),
  ) as ByTrap<number>

function readOptionWords(list: readonly string[], players: number): DiamantOptions {
  const hideChosen = list.includes('hideChosen')
  const closed = list.includes('closedChests') ? { closedChests: true } : {}
  const cards = readCards(list.filter(word => word !== 'hideChosen' && word !== 'closedChests'))
  if (cards.length === 0) return readOptions({ ...PRINTED_OPTIONS, players, hideChosen, ...closed })
  const treasures = cards.flatMap(card => (card.kind === 'treasure' ? [card.value] : []))
  const relics = cards.filter(card => card.kind === 'relic').length
  return readOptions({ players, hideChosen, treasures, traps: countTraps(cards), relics, ...closed })
}

/** The deck is what is nowhere else. */
function rest(options: DiamantOptions, elsewhere: readonly Card[], relicsOut: number): DiamantPosition['deck'] {
  const table = cardTable(options)
  const left = table.count.slice()
  for (const card of elsewhere) left[kindOf(table, card)]! -= 1
  const treasures = table.face.flatMap((card, kind) =>
    card.kind === 'treasure' ? new Array<number>(Math.max(0, left[kind]!)).fill(card.value) : [],
  )
  const traps = Object.fromEntries(TRAPS.map((trap, kind) => [trap, left[kind]])) as ByTrap<number>
  return { treasures, traps, relics: left[TRAPS.length]! - relicsOut }
}

/** Without the line, all that lies in camp counts as gained in the first expedition. */
function readEarlier(text: string | undefined, seats: readonly SeatText[], closed: number): (number | null)[][] {
  if (text !== undefined) return text.split('/').map(row => row.trim().split(/\s+/).map(countOrClosed))
  const scores = seats.map(({ chest, relics }) => chest && relics.reduce((sum, worth) => sum + worth, chest))
  const nothing = seats.map(({ chest }) => (chest === null ? null : 0))
  return Array.from({ length: closed }, (_, round) => (round === 0 ? scores : nothing))
}
