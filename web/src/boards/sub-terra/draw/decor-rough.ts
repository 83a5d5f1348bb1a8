import type { Side } from '@grotto/sub-terra'
import { C } from './colors.ts'
import type { DrawnTile } from './floor.ts'
import { around, blob, line, n, P, type Point, polar, poly, type Random, type Svg, times } from './shapes.ts'
import { crack, stone } from './stones.ts'

export function caveInDecor(tile: DrawnTile, rng: Random): Svg {
  if (!tile.rubble) {
    return (
      crack(rng, 50, 50, 30, 5) +
      times(6, () => {
        const [x, y] = polar(rng() * 6.283, 8 + rng() * 15)
        return stone(rng, x, y, 2 + rng() * 2.2)
      })
    )
  }
  const heap = Array.from({ length: 19 }, (_, i) => {
    const [x, y] = polar(i * 2.4, 3 + Math.sqrt(i) * 5.6)
    return { x, y, r: 11 - i * 0.32 + rng() * 2 }
  }).sort((a, b) => a.y - b.y)
  return `<path d="${blob(rng, 50, 52, 30, 10, 0.1)}" fill="#000" opacity=".5"/>${heap.map(({ x, y, r }) => stone(rng, x, y, r, rng() > 0.5 ? C.rubble : '#756650')).join('')}`
}

export function lairDecor(_tile: DrawnTile, rng: Random): Svg {
  const roots = times(9, i => {
    const a = (i / 9) * 6.283 + rng() * 0.4
    const [from, bend, to] = [
      polar(a, 14),
      polar(a + around(rng, 0, 0.35), 20),
      polar(a + around(rng, 0, 0.5), 26 + rng() * 5),
    ] as const
    return `<path d="M${P(from)}Q${P(bend)} ${P(to)}" fill="none" stroke="#2a0a10" stroke-width="${n(2 + rng() * 2)}" stroke-linecap="round"/><path d="M${P(from)}Q${P(bend)} ${P(to)}" fill="none" stroke="${C.horror}" stroke-width=".9" stroke-linecap="round" opacity=".8"/>`
  })
  const claws = times(3, i =>
    line(
      [
        [66 + i * 4, 62 + i],
        [61 + i * 4, 76 + i * 1.5],
      ],
      'stroke="#1b0508" stroke-width="1.7" opacity=".8"',
    ),
  )
  return `${roots}<path d="${blob(rng, 50, 50, 17, 11, 0.1)}" fill="#300910" stroke="#14040a" stroke-width="2"/><path d="${blob(rng, 50, 51, 14, 11, 0.1)}" fill="#060203"/>${claws}`
}

export function lairEyes(): Svg {
  return (
    [
      [-6, -2, 1.9],
      [5, -3, 2.2],
      [0, 4, 1.5],
      [-10, 4, 1.2],
      [10, 4, 1.3],
    ] as const
  )
    .map(
      ([x, y, r]) =>
        `<ellipse cx="${50 + x}" cy="${50 + y}" rx="${r * 1.25}" ry="${r}" fill="${C.horror2}"/><ellipse cx="${50 + x}" cy="${50 + y}" rx="${r * 0.3}" ry="${r * 0.9}" fill="#1a0206"/>`,
    )
    .join('')
}

export const turned = (side: Side, inner: Svg): Svg =>
  `<g transform="rotate(${{ N: 0, E: 90, S: 180, W: 270 }[side]} 50 50)">${inner}</g>`
const arrow = (y: number, fill: string): Svg =>
  `<path d="M50 ${y - 9}l8 9h-4.6v8h-6.8v-8h-4.6z" fill="${fill}" stroke="#14110d" stroke-width="1.5" stroke-linejoin="round"/>`

export function squeezeDecor(tile: DrawnTile): Svg {
  const pinch = (y: number, s: number) =>
    line(
      [
        [50 + s * 13, y - 6],
        [50 + s * 6.5, y],
        [50 + s * 13, y + 6],
      ],
      'stroke="#14110d" stroke-width="5.5"',
    ) +
    line(
      [
        [50 + s * 13, y - 6],
        [50 + s * 6.5, y],
        [50 + s * 13, y + 6],
      ],
      `stroke="${C.day}" stroke-width="2.6"`,
    )
  const gloom = '<ellipse cx="50" cy="50" rx="16" ry="24" fill="#000" opacity=".5"/>'
  return turned(
    tile.open.includes('N') ? 'N' : 'E',
    gloom + pinch(17, -1) + pinch(17, 1) + pinch(83, -1) + pinch(83, 1),
  )
}

export function ledgeDecor(tile: DrawnTile, rng: Random): Svg {
  // the arrow points to the top of the cliff
  const rim = Array.from({ length: 9 }, (_, i): Point => [10 + i * 10, around(rng, 45, 1.6)])
  const face =
    poly([...rim, [90, 60], [10, 60]], 'fill="url(#st-cliff)"') +
    rim
      .map(([x, y]) =>
        line(
          [
            [x, y + 1],
            [x + around(rng, 0, 1.5), y + 10 + rng() * 6],
          ],
          'stroke="#0a0c0e" stroke-width="1.3" opacity=".8"',
        ),
      )
      .join('') +
    line(rim, 'stroke="#d8c9a4" stroke-width="2.2"') +
    poly(
      [
        [0, 60],
        [100, 60],
        [100, 71],
        [0, 71],
      ],
      'fill="#000" opacity=".3"',
    )
  return turned(
    tile.arrow ?? 'N',
    `<rect x="0" y="0" width="100" height="45" fill="#fff" opacity=".1"/><rect x="0" y="58" width="100" height="42" fill="#000" opacity=".28"/>${face}${arrow(26, C.day)}`,
  )
}

export function slideDecor(tile: DrawnTile, rng: Random): Svg {
  // the arrow points to the bottom
  const streaks = times(15, () => {
    const x = around(rng, 50, 17)
    const y = 22 + rng() * 40
    return line(
      [
        [x, y],
        [x + (50 - x) * 0.05, y - 8 - rng() * 12],
      ],
      `stroke="${rng() > 0.5 ? '#d8c9a4' : '#17130f'}" stroke-width="${n(0.8 + rng())}" opacity=".55"`,
    )
  })
  const chevrons = [36, 50, 64]
    .map(
      (y, i) =>
        line(
          [
            [40, y + 6],
            [50, y - 3],
            [60, y + 6],
          ],
          `stroke="#14110d" stroke-width="6"`,
        ) +
        line(
          [
            [40, y + 6],
            [50, y - 3],
            [60, y + 6],
          ],
          `stroke="${C.day}" stroke-width="3" opacity="${1 - i * 0.22}"`,
        ),
    )
    .join('')
  const terraces = [84, 72, 61, 51, 42, 34, 27]
    .map(
      (y, i) =>
        `<path d="M20 ${y}Q50 ${y - 14} 80 ${y}V${y - 7}Q50 ${y - 21} 20 ${y - 7}Z" fill="#000" opacity="${n(0.05 + i * 0.03)}"/><path d="M20 ${y}Q50 ${y - 14} 80 ${y}" fill="none" stroke="#f0e2bd" stroke-width="1.1" opacity="${n(0.5 - i * 0.05)}"/>`,
    )
    .join('')
  const scree = times(9, () => stone(rng, around(rng, 50, 15), 8 + rng() * 15, 1.6 + rng() * 2))
  return turned(
    tile.arrow ?? 'S',
    `<rect width="100" height="100" fill="url(#st-slope)"/>${terraces}${streaks}${scree}${chevrons}`,
  )
}

export function roughDecor(_tile: DrawnTile, rng: Random): Svg {
  const spikes = Array.from({ length: 15 }, (_, i) => {
    const [x, y] = polar(i * 2.4 + 0.4, 7 + Math.sqrt(i) * 6.2)
    return { x, y, h: 8 + rng() * 7, w: 3 + rng() * 2 }
  }).sort((a, b) => a.y - b.y)
  return spikes
    .map(
      ({ x, y, h, w }) =>
        poly(
          [
            [x - w, y],
            [x + w + 4, y + 2.5],
            [x + w, y],
          ],
          'fill="#000" opacity=".5"',
        ) +
        poly(
          [
            [x - w, y],
            [x - w * 0.1, y - h],
            [x + w, y],
            [x, y + 2],
          ],
          'fill="#3b3f42" stroke="#0d0f11" stroke-width="1" stroke-linejoin="round"',
        ) +
        poly(
          [
            [x - w, y],
            [x - w * 0.1, y - h],
            [x, y + 2],
          ],
          'fill="#d9d2c0"',
        ),
    )
    .join('')
}
