/** How a finished game went for one person who sat at its end. Made from the game's record, and from nothing else. */
export interface Result {
  readonly person: string
  /** The table that keeps the record. */
  readonly table: string
  /** What the same game is known by wherever it comes from: a game brought twice counts once. */
  readonly source: string
  readonly at: number
  readonly game: string
  readonly seat: number
  /** How many seats there were, and how many of them were people's. */
  readonly seats: number
  readonly people: number
  readonly place: number
  readonly score: number | null
  /** Where the table's bots ended. */
  readonly bots: readonly BotPlace[]
  /** What was reached, in the game's own word. */
  readonly result: string
  /** How hard it was, in the game's own word; null where it knows no such thing. */
  readonly level: string | null
  /** Whom the table led, and who of them came out. */
  readonly party: readonly string[]
  readonly cameOut: readonly string[]
  /** Played on somebody's own device, which dealt it. */
  readonly local: boolean
  /** The day whose game it was, if it was one. */
  readonly daily: string | null
  /** The day whose game it was where a device dealt it, with the seed that everybody may know. */
  readonly honour: string | null
}

export interface BotPlace {
  readonly bot: string
  readonly place: number
}

/** How often one and the same thing was reached. */
export interface Tally {
  readonly game: string
  readonly local: boolean
  readonly level: string | null
  readonly seats: number
  /** How many were led. */
  readonly party: number
  readonly result: string
  readonly place: number
  readonly count: number
  /** Of games with scores: the best, and all of them together. */
  readonly best: number | null
  readonly total: number | null
}

/** Games in a row that ended in the first place: the longest row, and the one that still goes on. */
export interface Streak {
  readonly game: string
  readonly longest: number
  readonly current: number
}

/** Somebody one has played with. */
export interface Companion {
  readonly person: string
  readonly name: string
  readonly games: number
  readonly last: number
}

/** Lists of a day that are never mixed: dealt by the server from sealed seeds, or by a device, on honour. */
export type DailyList = 'daily' | 'honour'

/** What was reached in the game of a day. */
export interface DailyReached {
  readonly result: string
  readonly place: number
  readonly score: number | null
  /** How many came out. */
  readonly cameOut: number
}

export interface DailyBest extends DailyReached {
  readonly person: string
  readonly name: string
  readonly table: string
}

export interface Results {
  /** Somebody's own game of a day. */
  dailyOf(person: string, day: string, game: string, list?: DailyList): Promise<Result | undefined>
  /** How often each was reached, the best first. */
  dailyTally(day: string, game: string, list?: DailyList): Promise<(DailyReached & { readonly count: number })[]>
  /** The best, the earlier of equals first. */
  dailyBest(day: string, game: string, limit: number, list?: DailyList): Promise<DailyBest[]>
  /** Latest first. */
  of(person: string, limit: number): Promise<Result[]>
  tallies(person: string): Promise<Tally[]>
  /** Of games that were dealt by a server. */
  streaks(person: string): Promise<Streak[]>
  /** Latest first. */
  companions(person: string, limit: number): Promise<Companion[]>
  /** Whatever is known of this table's game, made anew. */
  replace(table: string, results: readonly Result[]): Promise<void>
  /** Everything up to then goes, and is not made anew. */
  clear(person: string, until: number): Promise<void>
}
