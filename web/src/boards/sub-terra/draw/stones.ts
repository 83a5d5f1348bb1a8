import { C } from './colors.ts'
import { around, line, type Point, polar, poly, type Random, rngOf, type Svg, times } from './shapes.ts'

export function crack(rng: Random, x: number, y: number, length: number, arms: number, color = '#15120e'): Svg {
  return times(arms, () => {
    let a = rng() * 6.3
    let [px, py]: Point = [x, y]
    const points: Point[] = [[px, py]]
    for (let i = 0; i < 5; i++) {
      a += around(rng, 0, 0.7)
      ;[px, py] = polar(a, length / 5 + rng() * 2, px, py)
      points.push([px, py])
    }
    return line(points, `stroke="${color}" stroke-width="1.1" opacity=".75"`)
  })
}

export function stone(rng: Random, x: number, y: number, r: number, color = C.rubble): Svg {
  const corners = Array.from({ length: 6 }, (_, i) =>
    polar((i / 6) * 6.283 + rng() * 0.5, r * around(rng, 1, 0.2), x, y),
  )
  const top = corners.map(([px, py]): Point => [x + (px - x) * 0.62 - r * 0.1, y + (py - y) * 0.55 - r * 0.2])
  return (
    poly(
      corners.map(([px, py]): Point => [px + r * 0.16, py + r * 0.26]),
      'fill="#000" opacity=".45"',
    ) +
    poly(corners, `fill="${color}" stroke="#1a1510" stroke-width="1.1" stroke-linejoin="round"`) +
    poly(corners, 'fill="#000" opacity=".28"') +
    poly(top, `fill="${color}"`) +
    poly(top, 'fill="#fff" opacity=".16"')
  )
}

/** A loose stone for scenes and animations. */
export const drawStone = (seed: number, x: number, y: number, r: number): Svg => stone(rngOf(seed), x, y, r)
