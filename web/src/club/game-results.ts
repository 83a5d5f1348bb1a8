import type { MyGame, MyTally } from '@grotto/protocol'

/** What a game is given to show how it went: everything counted, and the latest games, the last one first. */
export interface GameResultsProps {
  readonly tallies: readonly MyTally[]
  readonly games: readonly MyGame[]
}

export const sumOf = <T>(all: readonly T[], figure: (each: T) => number): number =>
  all.reduce((sum, each) => sum + figure(each), 0)
