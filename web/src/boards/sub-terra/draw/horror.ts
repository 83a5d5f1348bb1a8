import { C } from './colors.ts'
import { n, type Point, polar, poly, type Svg, times } from './shapes.ts'

export type HorrorPose = 'lurking' | 'stalking' | 'lunging'
type Limb = readonly [Point, Point, Point]
type Four = readonly [number, number, number, number]

const POSES: Readonly<Record<HorrorPose, { hump: Four; head: Four; limbs: readonly Limb[] }>> = {
  // limbs as centre lines from the shoulder to the claw; the head as [x, y, scale, jaw]
  lurking: {
    hump: [0, -4, 22, 17],
    head: [0, -9, 0.95, 2],
    limbs: [
      [
        [-15, -8],
        [-29, -17],
        [-31, 0],
      ],
      [
        [15, -8],
        [29, -17],
        [31, 0],
      ],
    ],
  },
  stalking: {
    hump: [4, -15, 21, 19],
    head: [-4, -17, 1, 5],
    limbs: [
      [
        [16, -14],
        [33, -30],
        [34, 1],
      ],
      [
        [8, -6],
        [20, -16],
        [19, 3],
      ],
      [
        [-12, -18],
        [-33, -34],
        [-33, 1],
      ],
      [
        [-6, -6],
        [-17, -14],
        [-19, 4],
      ],
    ],
  },
  lunging: {
    hump: [0, -22, 20, 25],
    head: [0, -29, 1.15, 10],
    limbs: [
      [
        [-8, -4],
        [-22, -14],
        [-21, 3],
      ],
      [
        [8, -4],
        [22, -14],
        [21, 3],
      ],
      [
        [-13, -28],
        [-38, -24],
        [-33, -50],
      ],
      [
        [13, -28],
        [38, -24],
        [33, -50],
      ],
    ],
  },
}

/** A limb that tapers along a quadratic curve, with three claws at its end. */
function limb([a, b, c]: Limb, wide: number, thin: number): Svg {
  const along = (t: number, k: 0 | 1) => (1 - t) ** 2 * a[k] + 2 * t * (1 - t) * b[k] + t * t * c[k]
  const at = (t: number): Point => [along(t, 0), along(t, 1)]
  const side = (sign: number) =>
    [0, 0.2, 0.4, 0.6, 0.8, 1].map((t): Point => {
      const [[x0, y0], [x1, y1]] = [at(Math.max(0, t - 0.05)), at(Math.min(1, t + 0.05))]
      const len = Math.hypot(x1 - x0, y1 - y0),
        w = sign * (wide + (thin - wide) * t)
      return [at(t)[0] - ((y1 - y0) / len) * w, at(t)[1] + ((x1 - x0) / len) * w]
    })
  const aim = Math.atan2(c[1] - b[1], c[0] - b[0])
  const claws = [-0.7, 0, 0.7]
    .map(d =>
      poly(
        [polar(aim + d - 0.5, 2, ...c), polar(aim + d, 8, ...c), polar(aim + d + 0.5, 2, ...c)],
        'fill="#ead9c3" stroke="#1a0206" stroke-width=".8"',
      ),
    )
    .join('')
  return (
    claws +
    poly(
      [...side(1), ...side(-1).reverse()],
      `fill="#1d080d" stroke="${C.horror2}" stroke-width="1.1" stroke-linejoin="round"`,
    )
  )
}

/** A back of bristles: a mound whose upper rim is jagged. */
function hump([cx, cy, rx, ry]: Four): Svg {
  const rim = Array.from({ length: 25 }, (_, i): Point => {
    const a = Math.PI + (i / 24) * Math.PI
    const k = i % 2 ? 1.22 : 0.96
    return [cx + Math.cos(a) * rx * k, cy + Math.sin(a) * ry * k]
  })
  return poly(
    [...rim, [cx + rx * 0.8, cy + 7], [cx, cy + 11], [cx - rx * 0.8, cy + 7]],
    `fill="url(#st-hide)" stroke="${C.horror2}" stroke-width="1.3" stroke-linejoin="round"`,
  )
}

/** A pale skull with burning eyes; `jaw` opens the mouth. */
function skull([x, y, k, jaw]: Four): Svg {
  const teeth = (y0: number, dir: number, count: number) =>
    times(count, i =>
      poly(
        [
          [-5 + i * (10 / count), y0],
          [-5 + (i + 0.5) * (10 / count), y0 + dir * (2 + jaw * 0.22)],
          [-5 + (i + 1) * (10 / count), y0],
        ],
        'fill="#fff4df"',
      ),
    )
  return (
    `<g transform="translate(${x} ${y}) scale(${k})"><path d="M-8 3Q0 ${6 + jaw * 1.7} 8 3L6 ${5 + jaw}Q0 ${9 + jaw * 1.2}-6 ${5 + jaw}Z" fill="#b79d87" stroke="#1a0206" stroke-width="1.2"/><path d="M-6 3H6L5 ${4 + jaw}Q0 ${6 + jaw}-5 ${4 + jaw}Z" fill="#3d0711"/>${teeth(4.5 + jaw, -1, 4)}` +
    `<path d="M-11-4C-12-14-6-18 0-18S12-14 11-4C10 1 7 4 0 4.5S-10 1-11-4Z" fill="#dcc7b2" stroke="#1a0206" stroke-width="1.4"/><path d="M2-18C9-17 12-12 11-4C10 1 7 4 2 4.5C8-2 8-12 2-18Z" fill="#7a5b50" opacity=".5"/>${teeth(3.6, 1, 5)}` +
    [-1, 1]
      .map(
        s =>
          `<path d="M${s * 1.6}-4.5Q${s * 3}-9.5 ${s * 9}-9.5Q${s * 9.5}-3 ${s * 5}-2.5Q${s * 2}-2.5 ${s * 1.6}-4.5Z" fill="#1a0206"/><circle cx="${s * 5.4}" cy="-5.8" r="3.2" fill="${C.horror2}" opacity=".5"/><circle cx="${s * 5.4}" cy="-5.8" r="1.7" fill="#ffdf8a"/>`,
      )
      .join('') +
    '<path d="M-1.2 .5L-.4-2M1.2 .5L.4-2M-3-16L-1-11L-3-9" stroke="#3d1a16" stroke-width="1" fill="none"/></g>'
  )
}

/** @param {'lurking'|'stalking'|'lunging'} pose */
export function drawHorror(pose: HorrorPose = 'stalking', { x = 0, y = 0, scale = 1 } = {}): Svg {
  const { hump: back, head: face, limbs } = POSES[pose]
  return (
    `<g transform="translate(${n(x)} ${n(y)}) scale(${scale})"><ellipse cy="-14" rx="46" ry="40" fill="url(#st-dread)"/><ellipse cy="3" rx="32" ry="7" fill="#000" opacity=".6"/>` +
    limbs
      .slice(0, 2)
      .map(l => limb(l, 4.5, 2))
      .join('') +
    hump(back) +
    limbs
      .slice(2)
      .map(l => limb(l, 5, 2.2))
      .join('') +
    skull(face) +
    '</g>'
  )
}
