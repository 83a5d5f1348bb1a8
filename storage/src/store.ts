import type { Json } from '@grotto/kernel'
import type { Channels } from './channels.ts'
import type { Clubs } from './clubs.ts'
import type { Cluster } from './cluster.ts'
import type { Companions } from './companions.ts'
import type { Devices } from './devices.ts'
import type { Listing } from './listed.ts'
import type { Moderation } from './moderation.ts'
import type { Pars } from './pars.ts'
import type { Passkeys } from './passkeys.ts'
import type { PuzzleTries } from './puzzle-tries.ts'
import type { Recoveries } from './recoveries.ts'
import type { Result, Results } from './results.ts'
import type { DiskFailed } from './sqlite/disk-errors.ts'
import type { Tokens } from './tokens.ts'
import type { Tournaments } from './tournaments.ts'

/** One thing that happened at a table. Entries are appended and never changed, but for `rewrite`. */
export interface Entry {
  /** From 1, without gaps. That no two entries share a number is what keeps two writers from overwriting each other. */
  readonly sequence: number
  readonly at: number
  readonly body: Json
  /** What the store has of it cannot be read, and `body` is null: a disk went bad. */
  readonly unreadable?: true
  /** With the last entry of what a command brought about. */
  readonly receipt?: Receipt
}

/** The answer to a command, kept with what it did: the same command sent again does nothing and hears the same. */
export interface Receipt {
  readonly person: string
  readonly command: string
  /** As it was told. */
  readonly answer: string
}

/** What is looked up about a table without opening it. Everything in it follows from the entries. */
export interface TableRow {
  readonly id: string
  /** Short code, unique among tables that still have one. */
  readonly code: string | null
  readonly game: string
  readonly rulesVersion: number
  readonly status: string
  readonly listed: boolean
  readonly created: number
  readonly touched: number
  /** When the table wants to be woken: a bot's turn, a clock that runs out, a reminder. */
  readonly due: number | null
  /** Null where what the store has of it cannot be read. */
  readonly summary: Json
}

/** A cache of what replaying the entries up to `sequence` gives. Any mismatch of versions makes it worthless. */
export interface Snapshot {
  readonly table: string
  readonly sequence: number
  readonly rulesVersion: number
  readonly layoutVersion: number
  readonly body: Json
}

export interface Person {
  readonly id: string
  readonly name: string
  readonly language: string | null
  readonly created: number
  readonly seen: number
}

/** Written as one: all of it or nothing. */
export interface Change {
  readonly table: string
  readonly entries?: readonly Entry[]
  readonly row?: TableRow
  /** Everybody whose list of tables shows this one. */
  readonly people?: readonly string[]
  /** People of whom these entries or their receipts speak; who is known to be mentioned in this log may be left out. */
  readonly mentions?: readonly string[]
  /** How the game went for those who sat there, where it ends with these entries. */
  readonly results?: readonly Result[]
}

/** A change that also puts other words in place of old ones: somebody wants to be forgotten. Snapshots go. */
export interface Rewriting extends Change {
  readonly rewritten: readonly Entry[]
}

/** Somebody else has written this sequence number; the table must be loaded afresh. */
export class SequenceTaken extends Error {
  constructor(table: string, sequence: number) {
    super(`entry ${sequence} of table ${table} is already written`)
    this.name = 'SequenceTaken'
  }
}

/** The short code is in use. */
export class CodeTaken extends Error {
  constructor(code: string) {
    super(`code ${code} is in use`)
    this.name = 'CodeTaken'
  }
}

/** What is kept of a snapshot is not what was given. It has been thrown away. */
export class DamagedSnapshot extends Error {
  constructor(table: string) {
    super(`the snapshot of table ${table} is damaged`)
    this.name = 'DamagedSnapshot'
  }
}

/**
 * Where tables live. A promise of `write` is kept only when the change would survive the loss of power.
 * Readers see every change whose promise is kept.
 */
export interface Store {
  /** Changes of one table are written in the order in which they come. */
  write(change: Change): Promise<void>

  entries(table: string, after?: number): Promise<Entry[]>
  /** What a log begins with, without the rest of it. */
  firstEntry(table: string): Promise<Entry | undefined>
  /** The only way in which entries ever change; all of it or nothing, like a write. */
  rewrite(rewriting: Rewriting): Promise<void>
  /** Logs that speak of this person, in order of their names. */
  mentioning(person: string): Promise<string[]>
  /** No log speaks of this person any more. */
  forgetMentions(person: string): Promise<void>
  table(id: string): Promise<TableRow | undefined>
  tableByCode(code: string): Promise<TableRow | undefined>
  /** Latest touched first. */
  tablesOf(person: string, limit: number): Promise<TableRow[]>
  /** Latest touched first; of a host who has more than that only the latest. */
  listedTables(listing: Listing): Promise<TableRow[]>
  /** Tables that want to be woken by then, most urgent first. */
  dueTables(by: number, limit: number): Promise<{ readonly id: string; readonly due: number }[]>
  nextDue(): Promise<number | undefined>
  /** The latest time that is written down of any table: in its row, or where it wants to be woken in its last entry. */
  latestTime(): Promise<number | undefined>
  /** Another due-time without anything having happened; whether it was still what the caller believed. */
  moveDue(id: string, from: number | null, to: number | null): Promise<boolean>
  allTables(after: string | undefined, limit: number): Promise<TableRow[]>
  /** If a time is given, only where nobody has touched it since then, by the word of whoever shares the store. */
  forgetTable(id: string, untouchedSince?: number): Promise<void>

  /** Rejects with `DamagedSnapshot`. */
  snapshot(table: string): Promise<Snapshot | undefined>
  /** A cache: losing it costs time only. An older one never replaces a newer one. */
  keepSnapshot(snapshot: Snapshot): Promise<void>

  person(id: string): Promise<Person | undefined>
  /** Does nothing for somebody who was forgotten. */
  keepPerson(person: Person): Promise<void>
  /**
   * Nothing the store still holds of it can be read afterwards, not even in the files. A hash stays, by which the id is
   * known for a dead one: nothing is ever kept under it again.
   */
  forgetPerson(id: string): Promise<void>
  /** Which of these were forgotten. */
  forgottenAmong(people: readonly string[]): Promise<string[]>
  /** Lets go of everybody who was not seen since then, and of what reaches or stands for them; not of their tables. */
  forgetUnseen(since: number): Promise<number>

  /** How to remind people who are not looking. */
  readonly channels: Channels
  /** What lets programs in. */
  readonly tokens: Tokens
  readonly recoveries: Recoveries
  readonly passkeys: Passkeys
  /** Which of what was given to her devices still lets somebody in. */
  readonly devices: Devices

  /** Reports of players and what operators have decided. */
  readonly moderation: Moderation

  /** How finished games went, for those who played them. */
  readonly results: Results
  /** Whom people want at their tables, and whom not. */
  readonly companions: Companions
  /** Private groups with tables of their own. */
  readonly clubs: Clubs
  /** Their tournaments. */
  readonly tournaments: Tournaments
  /** How a bot fared where games of clubs were played. */
  readonly pars: Pars
  /** Who tried which puzzle, and how many solved it. */
  readonly puzzleTries: PuzzleTries

  /** A value that stays, and that all who share the store share: the first to offer one decides. */
  sharedKey(name: string, offered: string): Promise<string>

  /** Only of a store that several nodes share. */
  readonly cluster?: Cluster
  /** Only of a store on a disk of this machine: called once if the disk fails; nothing is written from then on. */
  onFailure?: (error: DiskFailed) => void

  /** Rejects where nothing can be written just now, and says why: a full disk, a database that is away. */
  health?(): Promise<void>

  close(): Promise<void>
}
