import type { BotPlace } from './results.ts'
import type { TableRow } from './store.ts'

/** A private group: whoever has its code may join, and nobody else reads anything of it. */
export interface Club {
  readonly id: string
  /** What its link holds. */
  readonly code: string
  readonly name: string
  /** Always a member. */
  readonly founder: string
  readonly created: number
  /** When it meets every week, as the server writes it. */
  readonly evening: string | null
  /** Since when its season runs, where it does not go by quarters. */
  readonly seasonFrom: number | null
  /** When its founder began seasons of her own or went back to quarters, as the server writes it. */
  readonly seasonChanges: string
}

export interface ClubOf extends Club {
  readonly members: number
}

export interface ClubMember {
  readonly person: string
  /** As she is called now. */
  readonly name: string
  readonly since: number
  /** When she last looked at the club. */
  readonly seen: number
  /** Whether she wants a rating. */
  readonly rated: boolean
}

/** How many clubs a person may be in, and how many people in a club. */
export interface ClubCaps {
  readonly clubs: number
  readonly members: number
}

export type ClubChanges = Partial<Pick<Club, 'name' | 'code' | 'evening' | 'seasonFrom' | 'seasonChanges'>>

/** How often somebody reached one and the same at the club's tables, and how often of that in the season. */
export interface ClubTally {
  readonly person: string
  readonly game: string
  readonly result: string
  readonly place: number
  readonly seats: number
  readonly count: number
  readonly season: number
  readonly best: number | null
  readonly total: number | null
}

/** How often the tables of a club reached something. */
export interface ClubReached {
  readonly game: string
  readonly result: string
  readonly count: number
}

/** How a finished game of the club went for one who sat there. */
export interface ClubResult {
  readonly table: string
  readonly at: number
  readonly game: string
  readonly result: string
  readonly person: string
  readonly place: number
  readonly seats: number
  readonly people: number
  readonly score: number | null
}

/** A game of the club that had places, for one who sat there. */
export interface ClubPlace {
  readonly table: string
  readonly at: number
  readonly game: string
  readonly person: string
  readonly place: number
  readonly bots: readonly BotPlace[]
}

/**
 * Clubs, their members and their tables. What only the founder may do is done only for the founder of that moment, and
 * says whether it was. Whichever way somebody goes, the member of longest standing follows a founder, and a club without
 * members is gone.
 */
export interface Clubs {
  /** With its founder as its first member; false where she is in too many. */
  found(club: Club, most: number): Promise<boolean>
  /** The clubs of somebody, the oldest membership first. */
  of(person: string): Promise<ClubOf[]>
  /** Only for a member. */
  club(id: string, member: string): Promise<Club | undefined>
  byCode(code: string): Promise<ClubOf | undefined>
  /** The longest standing first. */
  members(club: string): Promise<ClubMember[]>
  /** Whether she is a member then. */
  join(code: string, person: string, at: number, caps: ClubCaps): Promise<boolean>
  leave(club: string, person: string): Promise<void>
  /** The link changes with it: she knows the old one. */
  remove(club: string, founder: string, person: string, code: string): Promise<boolean>
  handOver(club: string, founder: string, to: string): Promise<boolean>
  change(club: string, founder: string, changes: ClubChanges): Promise<boolean>
  dissolve(club: string, founder: string): Promise<boolean>
  note(club: string, person: string, noted: { readonly rated: boolean } | { readonly seen: number }): Promise<void>

  /** From now on it is a table of the club, made by this member: until its game is over it goes off the page with her. */
  addTable(club: string, table: string, at: number, by?: string): Promise<void>
  /** How many tables of the club that wait or are being played this member has made. */
  openTables(club: string, by: string): Promise<number>
  /** The founder takes a table off the club's page; what is finished stays among its games. */
  removeTable(club: string, founder: string, table: string): Promise<boolean>
  ofTable(table: string): Promise<string | undefined>
  /** Of the latest that were made; latest touched first. */
  tables(club: string, statuses: readonly string[], limit: number): Promise<TableRow[]>
  /** Of guests and former members too; a season counts games in which at least two people sat. */
  tallies(club: string, seasonFrom: number): Promise<ClubTally[]>
  /** Those of a span of time alone, from its beginning until before its end, as a season counts them. */
  talliesBetween(club: string, from: number, to: number): Promise<ClubTally[]>
  reached(club: string): Promise<ClubReached[]>
  /** The latest games, the last one first; so many rows, one for each who sat there. */
  games(club: string, rows: number): Promise<ClubResult[]>
  /** How many rows `places` has in all. */
  placesCount(club: string): Promise<number>
  /** Everybody's places in games with scores, the oldest first. */
  places(club: string, rows: { readonly from: number; readonly count: number }): Promise<ClubPlace[]>
}
