import { SIDES, type Side, type TileKind } from '@grotto/sub-terra'
import { around, type Point, polar, type Random, rngOf, smooth } from './shapes.ts'

/** A tile as it is drawn, in a box of 100 × 100. `open` is given as laid: a turned tile is drawn again, not rotated. */
export interface DrawnTile {
  readonly kind: TileKind
  readonly open: string
  readonly seed: number
  readonly numbers?: readonly [number, number] | undefined
  readonly flooded?: boolean | undefined
  readonly gasInForce?: boolean | undefined
  readonly rubble?: boolean | undefined
  readonly rope?: boolean | undefined
  readonly arrow?: Side | undefined
  readonly blasted?: string | undefined
  /** Sides where the neighbour is flooded too, so that the water does not fade at the joint. */
  readonly floodedSides?: string | undefined
}

export const ANGLE: Readonly<Record<Side, number>> = { N: -Math.PI / 2, E: 0, S: Math.PI / 2, W: Math.PI }
const MOUTH = 17 // half the width of every opening: the one number all tiles agree on

/** Local (across, outward) to tile coordinates. Walking the sides N, E, S, W runs clockwise. */
export function local(side: Side, u: number, v: number): Point {
  const at: Record<Side, Point> = { N: [50 + u, 50 - v], E: [50 + v, 50 + u], S: [50 - u, 50 + v], W: [50 - v, 50 - u] }
  return at[side]
}

/** Both walls of one opening. From 44 outward nothing is random: here the neighbours meet. */
function mouth(side: Side, rng: Random, blasted: boolean, beyond: number): Point[] {
  const wall = (sign: number): Point[] => {
    const wobble = blasted ? 1.5 : 1.6
    const rims: Point[] = [
      [44, MOUTH],
      [50, MOUTH],
      [beyond - 2, MOUTH],
      [beyond, MOUTH - 4],
    ]
    const rim = rims.map(([v, u]) => local(side, sign * u, v))
    const inner = (blasted ? [39, 34, 30] : [35]).map((v, i) =>
      local(side, sign * (MOUTH + (blasted ? (i % 2 ? 3 : -1.5) : 0) + around(rng, 0, wobble)), v),
    )
    return [...rim.reverse(), ...inner]
  }
  return [...wall(-1).reverse(), ...wall(1)]
}

/** The wall of the chamber between two open (angles in radians, clockwise). */
function chamberWall(from: number, to: number, radius: number, rng: Random): Point[] {
  const margin = Math.asin(Math.min(0.95, (MOUTH + 2) / radius))
  const [a, b] = [from + margin, to - margin]
  if (b - a < 0.3) return [polar((from + to) / 2, radius * around(rng, 1, 0.05))]
  const steps = Math.max(2, Math.round((b - a) / 0.42))
  return Array.from({ length: steps + 1 }, (_, i) => polar(a + ((b - a) * i) / steps, radius * around(rng, 1, 0.11)))
}

/** A squeeze narrows to a slit between two jaws of rock. */
function pinchWall(side: Side, rng: Random): Point[] {
  const jaws: Point[] = [
    [24, 14],
    [14, 7.5],
    [5, 4.2],
    [-5, 4.2],
    [-14, 7.5],
    [-24, 14],
  ]
  return jaws.map(([v, u]) => local(side, around(rng, u, 0.8), v))
}

function chamberRadius(tile: DrawnTile, sides: readonly Side[]): number {
  if (tile.kind === 'start') return 33
  if (sides.length === 1) return 29
  if (sides.length === 2) return isStraight(sides) ? 25 : 28
  return sides.length === 3 ? 28 : 29
}
const isStraight = (sides: readonly Side[]) =>
  sides.length === 2 && (sides.join('') === 'NS' || sides.join('') === 'EW')
const sidesOf = (tile: DrawnTile): Side[] => SIDES.filter(s => (tile.open + (tile.blasted ?? '')).includes(s))

/**
 * The floor of a tile as path data; also what the torch light falls on. It runs past the edge of the tile by
 * `beyond` − 50: far for drawing (the tile clips it), little where floors are united (it stays inside the neighbour's mouth).
 */
export function floorPath(tile: DrawnTile, beyond = 62): string {
  const rng = rngOf(tile.seed)
  const sides = sidesOf(tile)
  const radius = chamberRadius(tile, sides)
  const points = sides.flatMap((side, i) => {
    const next = sides[(i + 1) % sides.length]!
    const from = ANGLE[side]
    const to = ANGLE[next] > from ? ANGLE[next] : ANGLE[next] + Math.PI * 2
    const wall = tile.kind === 'squeeze' ? pinchWall(side, rng) : chamberWall(from, to, radius, rng)
    return [...mouth(side, rng, !tile.open.includes(side), beyond), ...wall]
  })
  return smooth(points)
}
