/** Drawing as SVG text, without a DOM: the same functions serve the page and the pictures drawn beforehand. */
export type Point = readonly [x: number, y: number]

/** Numbers between 0 and 1 from a word: the same word always draws the same rock. */
export function variation(word: string): () => number {
  let a = 2166136261
  for (const letter of word) a = Math.imul(a ^ letter.charCodeAt(0), 16777619)
  return () => {
    a = (a + 0x6d2b79f5) | 0
    let t = Math.imul(a ^ (a >>> 15), 1 | a)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

export const round1 = (x: number): number => Math.round(x * 10) / 10
export const times = (count: number, draw: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => draw(i)).join('')

export const group = (x: number, y: number, body: string, { scale = 1, turn = 0 } = {}): string =>
  `<g transform="translate(${round1(x)} ${round1(y)})${turn ? ` rotate(${round1(turn)})` : ''} scale(${Math.round(scale * 1000) / 1000})">${body}</g>`

/** A smooth line through points (Catmull-Rom as cubic Béziers). */
export function smooth(points: readonly Point[], closed = true): string {
  const count = points.length
  const at = (i: number): Point => points[closed ? (i + count) % count : Math.max(0, Math.min(count - 1, i))]!
  let d = `M${round1(at(0)[0])} ${round1(at(0)[1])}`
  for (let i = 0; i < (closed ? count : count - 1); i++) d += curve(at(i - 1), at(i), at(i + 1), at(i + 2))
  return d + (closed ? 'Z' : '')
}

function curve(p0: Point, p1: Point, p2: Point, p3: Point): string {
  const lead = (axis: 0 | 1) => round1(p1[axis] + (p2[axis] - p0[axis]) / 6)
  const trail = (axis: 0 | 1) => round1(p2[axis] - (p3[axis] - p1[axis]) / 6)
  return `C${lead(0)} ${lead(1)} ${trail(0)} ${trail(1)} ${round1(p2[0])} ${round1(p2[1])}`
}

/** A rounded rock. */
export function rock(random: () => number, cx: number, cy: number, rx: number, ry = rx, rough = 0.12, corners = 11) {
  return smooth(
    Array.from({ length: corners }, (_, i): Point => {
      const angle = (i / corners) * Math.PI * 2
      const reach = 1 + (random() - 0.5) * 2 * rough
      return [cx + Math.cos(angle) * rx * reach, cy + Math.sin(angle) * ry * reach]
    }),
  )
}
