/**
 * The one port through which chance enters a game: a whole number from 0 to n − 1, each equally likely.
 * The label names the stream it is drawn from, so that what happens on one never shifts another.
 */
export type Chance = (label: string, n: number) => number
