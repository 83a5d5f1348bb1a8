/** Drawings are SVG text: rock and figures never change once drawn, so nothing has to compare their hundreds of nodes. */
export type Svg = string
export type Point = readonly [x: number, y: number]
export type Random = () => number

/** Seeded random numbers (mulberry32): the same seed always draws the same rock. */
export function rngOf(seed: number): Random {
  let a = (seed * 2654435761) >>> 0
  return () => {
    a = (a + 0x6d2b79f5) | 0
    let t = Math.imul(a ^ (a >>> 15), 1 | a)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}
export const n = (v: number): number => Math.round(v * 100) / 100
export const P = ([x, y]: Point): string => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}` // a tenth is enough for paths
export const around = (rng: Random, v: number, spread: number): number => v + (rng() * 2 - 1) * spread
export const times = (count: number, fn: (i: number) => Svg): Svg =>
  Array.from({ length: count }, (_, i) => fn(i)).join('')
export const polar = (angle: number, r: number, cx = 50, cy = 50): Point => [
  cx + Math.cos(angle) * r,
  cy + Math.sin(angle) * r,
]
export const poly = (points: readonly Point[], attrs: string): Svg =>
  `<path d="M${points.map(P).join('L')}Z" ${attrs}/>`
export const line = (points: readonly Point[], attrs: string): Svg =>
  `<path d="M${points.map(P).join('L')}" fill="none" stroke-linecap="round" stroke-linejoin="round" ${attrs}/>`
export const dot = (x: number, y: number, r: number, attrs: string): Svg =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" ${attrs}/>`

/** Closed Catmull-Rom curve through the points, as Béziers. */
export function smooth(points: readonly Point[]): string {
  const at = (i: number) => points[(i + points.length) % points.length]!
  const curve = (i: number) => {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    const c1: Point = [p1[0] + (p2[0] - p0[0]) / 6, p1[1] + (p2[1] - p0[1]) / 6]
    const c2: Point = [p2[0] - (p3[0] - p1[0]) / 6, p2[1] - (p3[1] - p1[1]) / 6]
    return `C${P(c1)} ${P(c2)} ${P(p2)}`
  }
  return `M${P(points[0]!)}${points.map((_, i) => curve(i)).join('')}Z`
}

/** A lumpy blob: stones, pools, clouds. */
export function blob(rng: Random, cx: number, cy: number, r: number, lumps = 8, rough = 0.18): string {
  const points = Array.from({ length: lumps }, (_, i): Point => {
    const [x, y] = polar((i / lumps) * Math.PI * 2, r * around(rng, 1, rough), 0, 0)
    return [cx + x, cy + y]
  })
  return smooth(points)
}

/**
 * Says the opacity of single shapes by their paint. An `opacity` makes the browser composite a group of its own; with
 * fifty of them on each of 66 tiles, sorting the groups took most of every frame while the cave was dragged.
 */
export const painted = (svg: Svg): Svg =>
  svg.replace(
    /<(path|rect|circle|ellipse|use)\b([^>]*?) opacity="([^"]*)"/g,
    (_all, shape, before, opacity) => `<${shape}${before} fill-opacity="${opacity}" stroke-opacity="${opacity}"`,
  )
