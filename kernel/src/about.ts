import type { Game } from './game.ts'

/** What is known of a game before its rules are loaded: a front page shows it, and lists are made of it. */
export interface GameAbout {
  readonly id: string
  /** What stands on the box, the same in every language. */
  readonly title: string
  /** How many it is made for. Whatever else its options hold, `players` says how many sit down. */
  readonly players: readonly [from: number, to: number]
  /** With how few it can be played by a variant of ours. */
  readonly variant?: number
  readonly minutes: number
  /** Whether people at one device must not see each other's choices. */
  readonly secret: boolean
  /** How many bots join when somebody plays at once. */
  readonly bots: number
  /**
   * One game a day that everybody plays alike: bots on the other seats, and those that play the same on the first, each at
   * a table of its own, whose results stand among the people's.
   */
  readonly daily?: { readonly options: object; readonly bots: readonly string[]; readonly rivals: readonly string[] }
  /**
   * Points that a club's season gives for what a table reached together. Without it places count: a point for everybody
   * whom one left behind.
   */
  readonly season?: Readonly<Record<string, number>>
  /** By whose play with the same deal a club measures what its tables reach together: a bot, and how much it tries out. */
  readonly par?: { readonly bot: string; readonly iterations: number }
  /** The rules; a browser loads them apart. */
  load(): Promise<Game>
}
