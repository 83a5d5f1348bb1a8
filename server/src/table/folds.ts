import { commitments, type Game } from '@grotto/kernel'
import type { Settings } from '@grotto/protocol'
import { annotate, removeAnnotation, takeOverAnnotations } from './annotations.ts'
import { piecesOf, type Sitter, type TableEntry } from './entries.ts'
import { noteHost, noteSeat } from './notes.ts'
import { callOff, spoken, withoutCommitment } from './starting.ts'
import type { Table } from './table.ts'

type Folds = { [T in TableEntry['type']]: (table: Table, entry: Extract<TableEntry, { type: T }>, at: number) => void }

/** What each entry changes about a table, the game itself aside. */
export const FOLDS: Folds = {
  created(table, entry, at) {
    table.game = gameOf(table, entry.game)
    table.settings = entry.settings
    table.host = entry.host
    table.code = entry.code
    table.created = at
    table.secrets = entry.secrets
    table.commitments = commitments(entry.secrets)
    table.from = entry.from
    table.forkOf = entry.forkOf
    table.imported = entry.imported ? 'start' : undefined
    table.atOnce = entry.atOnce ?? false
    table.daily = entry.daily
    table.tournament = entry.tournament
    table.sameDeal = entry.sameDeal
    setOptions(table, entry.options)
    seatPerson(table, 0, { kind: 'human', person: entry.host, name: entry.hostName, ready: false })
  },
  imported(table, { record, host, code, seats, mine }, at) {
    table.imported = 'whole'
    table.mine = mine && { ...mine, person: host }
    table.game = gameOf(table, record.game)
    table.settings = { ...table.settings, undo: 'none' }
    table.host = host
    table.code = code
    table.created = at
    table.from = record.from
    setOptions(table, record.options)
    table.seats = [...seats]
    table.people.add(host)
    table.players.add(host)
    table.fairnessKind = record.fairness.kind
    if (record.fairness.kind !== 'scripted') {
      table.commitments = record.fairness.commitments
      table.entropies = record.fairness.entropies
      table.entropyCommitments = record.fairness.entropyCommitments
      table.leftOut = record.fairness.leftOut ?? []
      table.secrets = record.fairness.secrets ?? {}
    }
    takeOverAnnotations(table, record)
    if (record.sameDeal) table.sameDeal = { entropies: table.entropies, imported: true }
    table.status = 'playing'
  },
  sat(table, entry, at) {
    const { seat, sitter, why } = entry
    callOff(table)
    noteSeat(table, entry, at)
    if (why === 'removed') sendAway(table, seat)
    // Who lets a bot play and takes back has decided nothing.
    if (!isSamePerson(table.seats[seat], sitter)) table.missed[seat] = 0
    seatPerson(table, seat, sitter)
  },
  configured(table, { options, settings }) {
    const other = options !== undefined || (settings !== undefined && isAnotherGame(table.settings, settings))
    if (table.status === 'lobby' && other) {
      callOff(table)
      if (options !== undefined) setOptions(table, options)
      table.seats = table.seats.map(thinkingAgain)
    }
    if (settings) table.settings = settings
  },
  hosted(table, { host }, at) {
    noteHost(table, host, at)
    table.host = host
  },
  starting(table, _, at) {
    table.starting = { since: at, round: 1, entropies: new Map() }
  },
  revealed(table, { seat, entropy }) {
    const { starting } = table
    if (starting) table.starting = { ...starting, entropies: new Map([...starting.entropies, [seat, entropy]]) }
  },
  leftOut(table, { silent }, at) {
    table.seats = spoken(table).map((sitter, seat) => (silent.includes(seat) ? withoutCommitment(sitter) : sitter))
    table.starting = { since: at, round: (table.starting?.round ?? 0) + 1, entropies: new Map() }
  },
  started(table, entry) {
    table.starting = undefined
    setOptions(table, entry.options)
    table.seats = [...entry.seats]
    table.entropies = entry.entropies
    table.entropyCommitments = entry.entropyCommitments
    table.leftOut = entry.leftOut ?? []
    table.missed = []
    table.deciders = [null]
    table.status = 'playing'
    for (const sitter of entry.seats) if (sitter.kind === 'human') table.players.add(sitter.person)
  },
  played(table, { entry, by }) {
    table.deciders.push(entry.type === 'act' && by === 'human' ? sitterOn(table, entry.seat) : null)
    if (entry.type === 'setup') return
    if (entry.type === 'undo') table.undos += 1
    table.missed[entry.seat] = by === 'clock' ? (table.missed[entry.seat] ?? 0) + 1 : 0
  },
  voted(table, { vote }) {
    if ('ended' in vote) table.votes.delete(vote.about)
    else table.votes.set(vote.about, vote)
  },
  renamed(table, { person, name }) {
    table.seats = table.seats.map(sitter =>
      sitter.kind === 'human' && sitter.person === person ? { ...sitter, name } : sitter,
    )
  },
  muted(table, { person, muted }) {
    if (muted) table.muted.add(person)
    else table.muted.delete(person)
  },
  annotated: annotate,
  unannotated(table, { number }) {
    removeAnnotation(table, number)
  },
  reviewWithdrawn(table) {
    table.reviewsWithdrawn += 1
  },
  rematched(table, entry) {
    table.rematch = entry.table
  },
  rewritten() {},
  abandoned(table, { by }) {
    table.starting = undefined
    table.stoppedBy = by
    table.status = 'abandoned'
    table.votes.clear()
  },
}

const isSamePerson = (before: Sitter | undefined, now: Sitter): boolean =>
  before?.kind === 'human' && now.kind === 'human' && before.person === now.person

function sitterOn({ seats }: Table, seat: number): string | null {
  const sitter = seats[seat]
  return sitter?.kind === 'human' ? sitter.person : null
}

/** What people are ready for besides the options. How the table is called, and how fast bots play, is none of it. */
const AGREED = ['clock', 'undo', 'talk', 'spectators', 'visibility'] as const satisfies readonly (keyof Settings)[]
const isAnotherGame = (before: Settings, after: Settings): boolean => AGREED.some(each => before[each] !== after[each])

/** Who was ready was ready for something else. */
function thinkingAgain(sitter: Sitter): Sitter {
  if (sitter.kind !== 'human') return sitter
  const { person, name } = sitter
  return { kind: 'human', person, name, ready: false, ...piecesOf(sitter) }
}

function gameOf(table: Table, id: string): Game {
  const game = table.findGame(id)
  if (!game) throw new Error(`there is no game ${id}`)
  return game
}

function setOptions(table: Table, options: unknown): void {
  const parsed = table.game.parseOptions(options)
  if (!parsed.ok) throw new Error(`options refused by ${parsed.refusal.rule} (${parsed.refusal.reason})`)
  table.options = parsed.value
  table.seats = resized(table.seats, table.game.seatCount(parsed.value))
}

/** Another number of seats: open ones that are kept for nobody go first, and people move up. */
export function resized(seats: readonly Sitter[], count: number): Sitter[] {
  if (seats.length < count) return [...seats, ...Array(count - seats.length).fill({ kind: 'open' })]
  const surplus = seats.length - count
  const open = seats
    .flatMap((sitter, seat) => (sitter.kind === 'open' && !sitter.invited ? [seat] : []))
    .slice(-surplus || seats.length)
  const kept = seats.filter((_, seat) => !open.includes(seat))
  return kept.slice(0, count)
}

function seatPerson(table: Table, seat: number, sitter: Sitter): void {
  table.seats = table.seats.map((other, place) => (place === seat ? sitter : other))
  if (sitter.kind !== 'human') return
  table.people.add(sitter.person)
  table.sentAway.delete(sitter.person)
  if (table.status !== 'lobby') table.players.add(sitter.person)
}

function sendAway(table: Table, seat: number): void {
  const sitter = table.seats[seat]
  if (sitter?.kind !== 'human') return
  table.sentAway.add(sitter.person)
  table.players.delete(sitter.person)
}
