import {
  anySource,
  type Commitments,
  type Entropies,
  type Fairness,
  type Game,
  type Entry as GameEntry,
  type GameTypes,
  type Imported,
  type Json,
  Play,
  type Refusal,
  resumeFrom,
  type Seat,
  type Secrets,
  type Snapshot,
  type Step,
  streams,
  takeSnapshot,
  type Viewer,
} from '@grotto/kernel'
import { DEFAULT_SETTINGS, type LogItem, type Settings, type Status, type TableNote, type Vote } from '@grotto/protocol'
import type { KeptAnnotation } from './annotations.ts'
import { asJson, type SameDeal, type Sitter, type TableEntry, type TournamentDeal } from './entries.ts'
import { FOLDS } from './folds.ts'
import { logItem } from './log-item.ts'
import { isShared } from './sealed.ts'
import type { Starting, ThrownIn } from './starting.ts'
import { bitsOf, flagsOf } from './step-bits.ts'

/** An entry that has been taken in, and what it means to those who look on. */
export interface AppliedEntry {
  readonly sequence: number
  readonly at: number
  readonly entry: TableEntry
  readonly log?: LogItem
  /** Whether something besides the board changed. */
  readonly info: boolean
  /** The game ended with it. */
  readonly finished?: true
  /** Seals whose secrets may be known from now on. */
  readonly opened?: readonly string[]
  /** Set where only this seat may notice. */
  readonly quietFor?: Seat
}

/** How things were before a step: who owed a decision, and the state where nobody may notice the step. */
interface Before {
  readonly owing: readonly Seat[]
  readonly state?: object
}

/** What a snapshot of a table holds besides the entries. */
export interface TableCache {
  readonly play: Snapshot
  readonly version: number
  readonly log: readonly LogItem[]
  readonly versions: readonly number[]
  readonly askedAt: readonly number[]
  /** What happened unseen left these as they were, which the entries alone do not tell. */
  readonly touched?: number
  readonly votes?: readonly Ballot[]
  readonly changes?: readonly number[]
  readonly secondThoughts?: readonly number[]
  readonly revealed: readonly string[]
  /** What came out at each step, as bits: without it nothing behind a restart could be taken back. */
  readonly came: readonly number[]
}

type Ballot = Omit<Vote, 'missing'>
export type AnyPlay = Play<GameTypes>
export type FindGame = (id: string) => Game | undefined
const LOG_IN_CACHE = 200
/** What changes nothing for those who look at the table: whoever looks at the game again is told by itself. */
const ASIDE: ReadonlySet<TableEntry['type']> = new Set(['annotated', 'unannotated', 'reviewWithdrawn'])

/** One table, alive: what its entries so far lead to. It knows neither sockets nor store. */
export class Table {
  readonly id: string
  readonly findGame: FindGame
  game!: Game
  options!: object
  settings: Settings = DEFAULT_SETTINGS
  status: Status = 'lobby'
  host = ''
  code = ''
  created = 0
  /** When something happened here that anybody may notice. */
  touched = 0
  /** When anything happened here. Time never goes back at a table, whichever clock it was written by. */
  lastAt = 0
  secrets: Secrets = {}
  commitments: Commitments = {}
  entropies: Entropies = []
  entropyCommitments: Entropies | undefined
  leftOut: readonly Seat[] = []
  /** While devices say what they committed to. */
  starting: Starting | undefined
  atOnce = false
  fairnessKind: Fairness['kind'] = 'sealed'
  from: Json | undefined
  forkOf: { readonly table?: string; readonly move: number } | undefined
  /** What of the game nobody here dealt. */
  imported: Imported | undefined
  /** Of a game from somebody's own device: who says that this seat was hers, and what the game is known by. */
  mine: { readonly person: string; readonly seat: Seat; readonly source: string; readonly honour?: string } | undefined
  /** The day whose game this is: others have yet to play it, so its seeds are never told here. */
  daily: string | undefined
  /** The deal of a tournament that this is, likewise. */
  tournament: TournamentDeal | undefined
  /** Played with the deal of another game, which whoever played or watched that one knows. */
  sameDeal: SameDeal | undefined
  rematch: string | undefined
  seats: Sitter[] = []
  /** Everybody who ever sat here. */
  readonly people = new Set<string>()
  /** Those whose game it is, seated or not: they sat when it began or later, and nobody sent them away. */
  readonly players = new Set<string>()
  /** People who were sent away: they come back when they are invited. */
  readonly sentAway = new Set<string>()
  /** How many decisions in a row the clock took from each seat. */
  missed: number[] = []
  /** How many decisions of each seat were changed after it had made them. */
  changes: number[] = []
  /** Who made the decision of each entry of the game; null where it was a bot, the clock, or no decision. */
  deciders: (string | null)[] = []
  /** Entries of the game that only changed a decision which its seat had made. */
  secondThoughts: readonly number[] = []
  /** How many entries of the game take others back. */
  undos = 0
  /** Who proposed to stop the game. */
  stoppedBy: Seat | undefined
  /** The last of what happened to its people. */
  notes: readonly TableNote[] = []
  /** What was written to moves of the finished game, oldest first, and how much ever was. */
  annotations: readonly KeptAnnotation[] = []
  annotated = 0
  /** How many links to look at it together were withdrawn: those that lead here carry this number. */
  reviewsWithdrawn = 0
  /** People whose words are not heard here. */
  readonly muted = new Set<string>()
  readonly votes = new Map<Vote['about'], Ballot>()
  play: AnyPlay | undefined
  sequence = 0
  version = 0
  log: LogItem[] = []
  /** Version of the table after each entry of the game. */
  versions: number[] = []
  /** When a seat was asked the decision it owes. Who has chosen unseen still has it: others may not know. */
  askedAt: number[] = []
  readonly revealed = new Set<string>()

  constructor(id: string, findGame: FindGame) {
    this.id = id
    this.findGame = findGame
  }

  /** Takes an entry in, whether it happened just now or long ago. */
  apply(entry: TableEntry, now: number): AppliedEntry {
    const at = Math.max(now, this.lastAt)
    this.fold(entry, at)
    if (entry.type === 'started') return this.#note(entry, at, this.#begin(entry), true)
    if (entry.type === 'played') return this.#replay(entry, at)
    if (entry.type === 'imported') this.#takeOver(entry)
    return this.#note(entry, at, undefined, !ASIDE.has(entry.type))
  }

  /** A seat acts now, or hears why not. */
  act(seat: Seat, action: unknown, now: number, by: 'human' | 'bot' | 'clock', bot?: string): AppliedEntry | Refusal {
    const at = Math.max(now, this.lastAt)
    const play = this.#require()
    const before = this.#before(seat)
    const acted = play.act(seat, action, at, bot)
    if ('refusal' in acted) return acted.refusal
    const entry: TableEntry = { type: 'played', entry: acted.step.entry, by }
    this.fold(entry, at)
    return this.#stepped(entry, at, acted.step, before)
  }

  #replay(entry: TableEntry & { type: 'played' }, at: number): AppliedEntry {
    const play = this.#require()
    const before = this.#before(entry.entry.type === 'act' ? entry.entry.seat : undefined)
    return this.#stepped(entry, at, play.absorb(entry.entry), before)
  }

  /** How things are before a step; the state where it may stay unseen: not where the actor is the only one asked. */
  #before(actor: Seat | undefined): Before {
    const { state } = this.#require()
    const owing = this.game.toAct(state)
    const alone = owing.length === 1 && owing[0] === actor
    return { owing, ...(actor === undefined || alone ? {} : { state: this.game.copy(state) }) }
  }

  #stepped(entry: TableEntry, at: number, step: Step<GameTypes>, before: Before): AppliedEntry {
    this.#countChange(before.owing, step)
    const unseen = this.#unseenBy(before, step)
    // A vote about taking back is about the position it was asked in; everybody is told that it is over.
    const ended = unseen === undefined && this.votes.delete('undo')
    return this.#note(entry, at, step, ended, before.owing, unseen)
  }

  /** Who acts and owes nothing changes what she chose before. */
  #countChange(owing: readonly Seat[], { entry, number }: Step<GameTypes>): void {
    if (entry.type !== 'act' || owing.includes(entry.seat)) return
    this.secondThoughts = [...this.secondThoughts, number]
    this.changes = this.seats.map((_, seat) => (this.changes[seat] ?? 0) + (seat === entry.seat ? 1 : 0))
  }

  /** The seat that acted, where nobody else may notice: a face-down card was exchanged, say. */
  #unseenBy({ state }: Before, { entry, events }: Step<GameTypes>): Seat | undefined {
    return state && entry.type === 'act' && events.length === 0 && this.#looksAlike(state) ? entry.seat : undefined
  }

  /** The light part of taking an entry in: everything but the game itself. */
  fold(entry: TableEntry, at: number): void {
    this.sequence += 1
    this.lastAt = Math.max(at, this.lastAt)
    const fold = FOLDS[entry.type] as (table: Table, entry: TableEntry, at: number) => void
    fold(this, entry, at)
  }

  get toAct(): readonly Seat[] {
    return this.status === 'playing' ? this.game.toAct(this.#require().state) : []
  }

  view(viewer: Viewer): Json {
    return this.game.encode(this.game.view(this.#require().state, viewer))
  }

  seatOf(person: string): Seat | undefined {
    const seat = this.seats.findIndex(sitter => sitter.kind === 'human' && sitter.person === person)
    return seat < 0 ? undefined : seat
  }

  cache(): TableCache | undefined {
    if (!this.play) return undefined
    return {
      play: takeSnapshot(this.play),
      version: this.version,
      log: this.log.slice(-LOG_IN_CACHE),
      versions: this.versions,
      askedAt: this.askedAt,
      touched: this.touched,
      votes: [...this.votes.values()],
      changes: this.changes,
      secondThoughts: this.secondThoughts,
      revealed: [...this.revealed],
      came: this.play.steps.map(bitsOf),
    }
  }

  /** Takes up the game from a cache; the entries behind it have been folded. */
  resume(entries: readonly GameEntry[], cache: TableCache, lastAt: number): void {
    this.play = resumeFrom(this.game, this.options, this.#source(), entries, cache.play, this.from) as AnyPlay
    for (const step of this.play.steps) this.#remember(step, cache.came?.[step.number])
    this.version = cache.version
    this.log = [...cache.log]
    this.versions = [...cache.versions]
    this.askedAt = [...cache.askedAt]
    this.touched = cache.touched ?? lastAt
    this.#resumeVotes(cache.votes)
    this.changes = [...(cache.changes ?? [])]
    this.secondThoughts = cache.secondThoughts ?? []
    for (const seal of cache.revealed) this.revealed.add(seal)
    this.#finishIfOver()
  }

  #remember(step: Step<GameTypes>, bits: number | undefined): void {
    if (bits !== undefined) this.play!.steps[step.number] = { ...step, ...flagsOf(bits) }
  }

  #resumeVotes(votes: readonly Ballot[] = [...this.votes.values()].filter(({ about }) => about !== 'undo')): void {
    this.votes.clear()
    for (const vote of votes) this.votes.set(vote.about, vote)
  }

  #source() {
    return streams(this.secrets, this.entropies)
  }

  /** The set-up draws now if the entry is new, and repeats what fell if it is old. */
  #begin(entry: TableEntry & { type: 'started' }): Step<GameTypes> {
    this.play = Play.resume(this.game, this.options, this.#source(), [entry.entry], this.from) as AnyPlay
    return this.play.steps[0]!
  }

  /** The entry that starts the game: what is drawn at the set-up becomes part of it. */
  drawStart(options: object, seats: readonly Sitter[], thrown: ThrownIn, now: number): TableEntry {
    const at = Math.max(now, this.lastAt)
    const play = Play.start(this.game, options, streams(this.secrets, thrown.entropies), at, this.from)
    return { type: 'started', options: asJson(options), seats, ...thrown, entry: play.steps[0]!.entry }
  }

  /** All steps of a game from elsewhere; each has a version of its own. */
  #takeOver({ record }: TableEntry & { type: 'imported' }): void {
    const play = Play.resume(this.game, this.options, anySource(), record.entries, record.from) as AnyPlay
    this.play = play
    for (const step of play.steps) {
      this.version += 1
      this.log.push(logItem(step, this.version, this.versions))
      this.versions.push(this.version)
    }
    this.#finishIfOver()
  }

  #note(
    entry: TableEntry,
    at: number,
    step: Step<GameTypes> | undefined,
    info: boolean,
    owed: readonly Seat[] = [],
    quietFor?: Seat,
  ): AppliedEntry {
    if (quietFor === undefined) this.#touch(at)
    const log = step && quietFor === undefined ? this.#logged(entry, step) : undefined
    if (step) this.versions.push(this.version)
    const opened = step && quietFor === undefined ? this.#afterStep(step, at, owed) : []
    const over = this.#finishIfOver()
    const finished = over || (entry.type === 'imported' && this.status === 'finished')
    const { sequence } = this
    return {
      sequence,
      at,
      entry,
      info: info || over,
      ...(finished ? { finished } : {}),
      ...(opened.length > 0 ? { opened } : {}),
      ...(log ? { log } : {}),
      ...(quietFor === undefined ? {} : { quietFor }),
    }
  }

  #touch(at: number): void {
    this.version += 1
    this.touched = at
  }

  #logged(entry: TableEntry, step: Step<GameTypes>): LogItem {
    const item = logItem(step, this.version, this.versions, entry.type === 'played' ? entry.by : 'table')
    this.log.push(item)
    return item
  }

  /** The seals that this step opened. */
  #afterStep(step: Step<GameTypes>, at: number, owed: readonly Seat[]): readonly string[] {
    const opens = isShared(this) ? [] : step.events.flatMap(event => this.game.opens(event))
    const opened = opens.filter(seal => seal in this.secrets && !this.revealed.has(seal))
    for (const seal of opened) this.revealed.add(seal)
    const actor = step.entry.type === 'act' ? step.entry.seat : undefined
    const owing = this.game.toAct(this.#require().state)
    const goesOn = (seat: Seat) => owed.includes(seat) && seat !== actor
    this.askedAt = this.seats.map((_, seat) =>
      !owing.includes(seat) ? 0 : goesOn(seat) ? (this.askedAt[seat] ?? at) : at,
    )
    return opened
  }

  #finishIfOver(): boolean {
    if (this.status !== 'playing' || !this.play || !this.game.outcome(this.#require().state)) return false
    this.status = 'finished'
    if (!isShared(this)) for (const seal of Object.keys(this.secrets)) this.revealed.add(seal)
    return true
  }

  /** Whether somebody who only watches would see no difference. */
  #looksAlike(before: object): boolean {
    const seen = (state: object) => JSON.stringify(this.game.encode(this.game.view(state, 'spectator')))
    return seen(before) === seen(this.#require().state)
  }

  #require(): AnyPlay {
    if (!this.play) throw new Error('the game has not started')
    return this.play
  }
}
