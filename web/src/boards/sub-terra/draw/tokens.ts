import type { Side } from '@grotto/sub-terra'
import { C } from './colors.ts'
import { turned } from './decor-rough.ts'
import { type DrawnTile, local } from './floor.ts'
import { icon } from './icons.ts'
import { around, dot, line, type Point, type Random, type Svg, times } from './shapes.ts'
import { stone } from './stones.ts'

export function ropeToken(tile: DrawnTile): Svg {
  const path = 'M60 12C58 26 62 34 60 46S63 70 59 84'
  const rope = `<path d="${path}" fill="none" stroke="#2b1d0c" stroke-width="6"/><path d="${path}" fill="none" stroke="${C.rope}" stroke-width="4"/><path d="${path}" fill="none" stroke="#6f5426" stroke-width="4" stroke-dasharray="1.2 2.6"/>`
  return turned(
    tile.arrow ?? 'N',
    `${rope}<circle cx="60" cy="13" r="4.6" fill="none" stroke="#dfe6ea" stroke-width="2.2"/><circle cx="59" cy="86" r="3.4" fill="${C.rope}" stroke="#2b1d0c" stroke-width="1.2"/>`,
  )
}

export function blastScar(side: Side, rng: Random): Svg {
  const [cx, cy] = local(side, 0, 46)
  const soot = `<circle cx="${cx}" cy="${cy}" r="30" fill="url(#st-soot)"/>`
  const embers = times(9, () => {
    const [x, y] = local(side, around(rng, 0, 16), 24 + rng() * 22)
    return dot(x, y, 0.6 + rng() * 0.8, 'fill="#ff9a4c"')
  })
  const splinters = times(6, i => {
    const [x, y] = local(side, (i % 2 ? 1 : -1) * around(rng, 12, 4), 24 + rng() * 18)
    return stone(rng, x, y, 1.4 + rng() * 1.6, '#6a5f52')
  })
  return soot + splinters + embers
}

/** Cracks that the blast drove into the rock on both sides of the hole. */
export function blastCracks(side: Side, rng: Random): Svg {
  return times(6, i => {
    const sign = i % 2 ? 1 : -1
    const [v, lean] = [30 + (i >> 1) * 8, around(rng, (i >> 1) - 1, 0.4)] as const
    const steps = (
      [
        [17, 0],
        [22, 1.5],
        [25, 0],
        [32, 3],
      ] as Point[]
    ).map(([u, d]) => local(side, sign * u, v + lean * (u - 17) * 0.5 + d))
    return line(steps, 'stroke="#05070a" stroke-width="1.2" opacity=".85"')
  })
}

/** Explosives token on the shared side of two tiles. */
export const drawBlast = (x: number, y: number): Svg =>
  `<g transform="translate(${x} ${y})"><circle r="8.5" fill="#1b120b" stroke="#ff8a3c" stroke-width="1.5"/><g transform="scale(.52) translate(-12 -12)" color="#ffb347">${icon('blast')}</g></g>`
