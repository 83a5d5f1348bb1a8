import type { Side } from '../types/tiles.ts'

/** What is drawn on the edge of a tile: seen from it, an open side, an explosives token, or a wall. */
export type Edge = 'open' | 'token' | 'wall'

/** Neighbouring cell on each side. */
export const STEP: Readonly<Record<Side, readonly [x: number, y: number]>> = {
  N: [0, -1],
  E: [1, 0],
  S: [0, 1],
  W: [-1, 0],
}
export const OPPOSITE: Readonly<Record<Side, Side>> = { N: 'S', E: 'W', S: 'N', W: 'E' }

/**
 * The sign between two cells. `-` and `|`: openings that meet, or one that faces a gap. An arrow: an opening that runs
 * against a wall. `*`: explosives.
 */
const SIGNS = { across: { both: '-', first: '>', second: '<' }, down: { both: '|', first: 'v', second: '^' } } as const
type Direction = keyof typeof SIGNS

/** `first` is the tile in the west or north; nothing stands for a gap. */
export function makeSign(direction: Direction, first: Edge | undefined, second: Edge | undefined): string {
  if (first === 'token' || second === 'token') return '*'
  const signs = SIGNS[direction]
  const opens = [first === 'open', second === 'open']
  if (opens[0] && (opens[1] || second === undefined)) return signs.both
  if (opens[1] && first === undefined) return signs.both
  return opens[0] ? signs.first : opens[1] ? signs.second : ' '
}

export function parseSign(sign: string, side: Side): Edge | undefined {
  if (sign === ' ' || sign === '') return 'wall'
  if (sign === '*') return 'token'
  const signs = SIGNS[side === 'E' || side === 'W' ? 'across' : 'down']
  if (sign === signs.both) return 'open'
  const mine = side === 'E' || side === 'S' ? signs.first : signs.second
  const theirs = mine === signs.first ? signs.second : signs.first
  return sign === mine ? 'open' : sign === theirs ? 'wall' : undefined
}
