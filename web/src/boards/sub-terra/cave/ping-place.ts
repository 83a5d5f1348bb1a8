import type { Cell, SubTerraPosition } from '@grotto/sub-terra'
import { sameCell } from '../scene/geometry.ts'

/** Where the name of whoever points may stand, the usual first: the neighbour on that side holds its words. */
const SIDES = [
  ['below', 0, 1],
  ['right', 1, 0],
  ['left', -1, 0],
  ['above', 0, -1],
] as const
export type PingPlace = (typeof SIDES)[number][0]

/** Beside what is pointed at, and on nobody: neither on people and horrors nor on a tile that is being laid. */
export function pingPlace([x, y]: Cell, { cavers, horrors, question }: SubTerraPosition): PingPlace {
  const laid = question.type === 'place' ? [question.at] : []
  const taken = [...cavers.flatMap(({ at }) => (at ? [at] : [])), ...horrors, ...laid]
  const free = SIDES.find(([, dx, dy]) => !taken.some(cell => sameCell(cell, [x + dx, y + dy])))
  return free?.[0] ?? 'below'
}
