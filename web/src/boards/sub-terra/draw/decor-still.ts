import type { Side } from '@grotto/sub-terra'
import { C } from './colors.ts'
import { ANGLE, type DrawnTile, local } from './floor.ts'
import { around, blob, dot, n, polar, poly, type Random, type Svg, times } from './shapes.ts'

export function startDecor(): Svg {
  const star = (len: number, wide: number, turn: number, fill: string) =>
    times(4, i => {
      const a = turn + (i * Math.PI) / 2
      return poly(
        [polar(a, len), polar(a + 0.78, wide), [50, 50], polar(a - 0.78, wide)],
        `fill="${fill}" opacity=".9"`,
      )
    })
  return (
    dot(50, 50, 27, 'fill="#e9cf95" fill-opacity=".35" stroke="#4a3517" stroke-width="1.4"') +
    dot(50, 50, 24, 'fill="none" stroke="#4a3517" stroke-width="1.6" stroke-dasharray=".6 3.17"') +
    star(16, 4.5, Math.PI / 4, '#8a6a35') +
    star(24, 6, 0, '#4a3517') +
    poly([polar(-1.571, 23), [50, 50], polar(-1.571 + 0.78, 5.5)], 'fill="#fff" opacity=".35"') +
    dot(50, 50, 3, `fill="${C.ink}"`)
  )
}

export function exitDecor(tile: DrawnTile, rng: Random): Svg {
  const back = tile.open ? ANGLE[tile.open[0] as Side] + Math.PI : -1.57
  const [lx, ly] = polar(back, 9)
  const rays = times(11, i => {
    const a = back + Math.PI + (i - 5) * 0.26
    return poly(
      [polar(a - 0.045, 4, lx, ly), polar(a - 0.075, 62, lx, ly), polar(a + 0.075, 62, lx, ly)],
      `fill="#fff6d8" opacity="${n(0.1 + (i % 2) * 0.14)}"`,
    )
  })
  const leaves = times(16, () => {
    const a = rng() * 6.283
    const [x, y] = polar(a, around(rng, 17.5, 1.5), lx, ly)
    return `<path transform="translate(${n(x)} ${n(y)}) rotate(${n((a * 180) / Math.PI + around(rng, 90, 50))}) scale(${n(0.9 + rng() * 0.6)})" d="M0 0C2-3 2-6 0-9C-2-6-2-3 0 0Z" fill="${rng() > 0.5 ? '#2f6b3c' : '#4b8f4d'}" stroke="#16351d" stroke-width=".6"/>`
  })
  return `<circle cx="${n(lx)}" cy="${n(ly)}" r="44" fill="url(#st-day)"/>${rays}<path d="${blob(rng, lx, ly, 17, 10, 0.08)}" fill="#fffaf0"/><path d="${blob(rng, lx, ly, 13, 10, 0.08)}" fill="#bfe3f2"/><path d="M${n(lx - 8)} ${n(ly + 2)}c2-5 7-4 8-1c4-2 7 1 6 4h-13z" fill="#fff"/>${leaves}`
}

export const ripple = (x: number, y: number, w: number): Svg =>
  `<path d="M${n(x - w)} ${n(y)}q${n(w / 2)} ${n(-w / 3)} ${n(w)} 0t${n(w)} 0" fill="none" stroke="#c9eef8" stroke-width="1.3" stroke-linecap="round" opacity=".75"/>`

/** Water that goes on into the flooded neighbour: no fade at the joint. */
const throughWater = (tile: DrawnTile): Svg =>
  ([...(tile.floodedSides ?? '')] as Side[])
    .map(side => {
      const [a, b] = [local(side, -20, 20), local(side, 20, 56)]
      const [x, y] = [Math.min(a[0], b[0]), Math.min(a[1], b[1])]
      return `<rect x="${x}" y="${y}" width="${Math.abs(a[0] - b[0])}" height="${Math.abs(a[1] - b[1])}" fill="${C.water}"/>`
    })
    .join('')

export function waterDecor(tile: DrawnTile, rng: Random): Svg {
  if (tile.flooded) {
    const waves = times(20, i => ripple(14 + ((i * 37) % 76) + rng() * 5, 7 + i * 4.6, 5 + rng() * 3.5))
    return (
      `<rect width="100" height="100" fill="url(#st-flood)"/>${throughWater(tile)}<path d="${blob(rng, 50, 50, 23, 9, 0.12)}" fill="#10465c" opacity=".55"/>${waves}` +
      times(9, () =>
        dot(
          around(rng, 50, 28),
          around(rng, 50, 28),
          0.8 + rng() * 1.1,
          'fill="none" stroke="#e6fbff" stroke-width=".7" opacity=".8"',
        ),
      )
    )
  }
  return (
    `<path d="${blob(rng, 50, 51, 17, 9, 0.12)}" fill="#1b4d61" stroke="#0d2a36" stroke-width="2"/><path d="${blob(rng, 50, 51, 13.5, 9, 0.12)}" fill="${C.water}"/>` +
    dot(46, 48, 3, 'fill="none" stroke="#bfeaf6" stroke-width=".9" opacity=".8"') +
    dot(46, 48, 6, 'fill="none" stroke="#bfeaf6" stroke-width=".6" opacity=".55"') +
    ripple(55, 56, 5) +
    ripple(51, 43, 4)
  )
}

export function gasDecor(_tile: DrawnTile, rng: Random): Svg {
  const vents = times(3, i => {
    const [x, y] = polar(i * 2.1 + 0.5, 11)
    return `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(around(rng, 0, 40))})"><ellipse rx="8" ry="4.2" fill="#3c4a10" opacity=".9"/><path d="M-7 0Q-3-3 0-1T7 0Q3 3 0 1.4T-7 0Z" fill="#0c0f04" stroke="${C.gas}" stroke-width="1.1"/></g>`
  })
  return (
    vents +
    times(5, () =>
      dot(
        around(rng, 50, 15),
        around(rng, 46, 15),
        1 + rng() * 1.6,
        'fill="none" stroke="#e4f59a" stroke-width=".9" opacity=".85"',
      ),
    )
  )
}

export function gasCloud(rng: Random): Svg {
  const puffs = times(17, () => {
    const [x, y] = polar(rng() * 6.283, Math.sqrt(rng()) * 34)
    return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(11 + rng() * 9)}" fill="url(#st-puff)"/>`
  })
  const curls = times(9, i => {
    const [x, y] = polar(i * 2.4, 5 + Math.sqrt(i) * 8)
    return `<path d="M${n(x - 7)} ${n(y + 2)}c1-7 10-7 11-1c.5 4-6 5-6 1c0-2 3-2.5 3-.5" fill="none" stroke="#f0fbb8" stroke-width="1.5" stroke-linecap="round" opacity=".85"/>`
  })
  return puffs + curls
}
/** A dry water tile keeps its blue under torch light. */
export const poolShine = (rng: Random): Svg =>
  `<path d="${blob(rng, 50, 51, 13, 9, 0.1)}" fill="#2b86a8" opacity=".72"/><path d="M41 47q5-6 12-5" fill="none" stroke="#e6fbff" stroke-width="1.6" stroke-linecap="round" opacity=".9"/>${ripple(54, 56, 5)}${ripple(48, 51, 4)}`
