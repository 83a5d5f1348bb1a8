import type { DrawnTile } from './floor.ts'
import { around, blob, dot, line, n, polar, type Random, type Svg, times } from './shapes.ts'
import { crack, stone } from './stones.ts'

/** Boot prints of whoever came before, across the chamber. */
function footprints(rng: Random): Svg {
  const turn = rng() * 360
  const prints = times(5, i => {
    const [x, y] = [i % 2 ? 4.5 : -4.5, 26 - i * 12]
    return `<g transform="translate(${x} ${y})"><ellipse rx="3" ry="4.6" fill="#241c12" fill-opacity=".5"/><ellipse cy="6.4" rx="2.3" ry="2" fill="#241c12" fill-opacity=".5"/></g>`
  })
  return `<g transform="translate(50 50) rotate(${n(turn)})">${prints}</g>`
}

/** Pale mushrooms that need no sun. */
const mushrooms = (rng: Random): Svg => {
  const [x, y] = polar(rng() * 6.283, 15)
  return times(4, i => {
    const [mx, my, r] = [around(rng, x, 9), around(rng, y, 6), 3 + rng() * 2.6]
    return (
      dot(mx + 1, my + r * 1.5, r * 0.9, 'fill="#000" opacity=".35"') +
      `<path d="M${n(mx - 1)} ${n(my)}v${n(r * 1.5)}h2v${n(-r * 1.5)}z" fill="#d9cfb6"/><path d="M${n(mx - r)} ${n(my)}a${n(r)} ${n(r * 0.95)} 0 0 1 ${n(r * 2)} 0z" fill="${i % 2 ? '#c9b48a' : '#e6d9b8'}" stroke="#4a3d28" stroke-width=".8"/>`
    )
  })
}

/** Stalagmites seen from above: a cone, lit from one side. */
const stalagmites = (rng: Random): Svg =>
  times(3, () => {
    const [x, y] = polar(rng() * 6.283, 12 + rng() * 9)
    const r = 5 + rng() * 3.5
    return (
      dot(x + 2.2, y + 2.8, r, 'fill="#000" opacity=".4"') +
      dot(x, y, r, 'fill="#7d735f" stroke="#3a3428" stroke-width="1"') +
      dot(x - r * 0.2, y - r * 0.25, r * 0.62, 'fill="#a89c82"') +
      dot(x - r * 0.3, y - r * 0.38, r * 0.28, 'fill="#d8ccb0"')
    )
  })

/** A shallow puddle: no water tile, only a mirror of the lamps. */
const puddle = (rng: Random): Svg => {
  const [x, y] = polar(rng() * 6.283, 10)
  return (
    `<path d="${blob(rng, x, y, 12, 9, 0.2)}" fill="#4c4a40" stroke="#2c2a22" stroke-width="1.2"/><path d="${blob(rng, x, y, 9.5, 9, 0.2)}" fill="#5d6a68"/>` +
    `<path d="M${n(x - 6)} ${n(y - 1)}q4-4 9-3" fill="none" stroke="#f3ead2" stroke-width="1.2" stroke-linecap="round" opacity=".7"/>`
  )
}

/** Somebody did not come back. */
function bones(rng: Random): Svg {
  const bone = (x: number, y: number, turn: number) =>
    `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)})" fill="#e3d8bd" stroke="#4c4330" stroke-width=".8"><path d="M-7-1.1Q-9-3-10-1T-8 .4Q-10 2-8.6 3T-6.4 1.3L6.4 1.3Q7.4 3.2 8.8 2.6T8 .2Q10-1.2 8.7-2.6T6.4-1.2Z"/></g>`
  const [x, y] = polar(rng() * 6.283, 12)
  return bone(x, y, rng() * 180) + bone(x + 5, y + 7, rng() * 180)
}

/** An arrow somebody chalked on the floor, long ago. */
function chalk(rng: Random): Svg {
  const turn = Math.floor(rng() * 4) * 90
  return `<g transform="translate(50 50) rotate(${turn})" fill="none" stroke="#efe6d2" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round" stroke-opacity=".55"><path d="M-13 1.5Q-2-1.5 11 .5M5-6.5L12.5 .5L4.5 7"/></g>`
}

/** A lost rope's end and a candle stump. */
const candle = (rng: Random): Svg => {
  const [x, y] = polar(rng() * 6.283, 16)
  return (
    dot(x, y, 5, 'fill="#cbbf9f" stroke="#4a3d28" stroke-width="1"') +
    dot(x, y, 2.6, 'fill="#f3ead2"') +
    dot(x, y, 0.9, 'fill="#2a1a02"') +
    line(
      [
        [x + 5, y + 2],
        [x + 9, y + 4],
      ],
      'stroke="#cbbf9f" stroke-width="2"',
    )
  )
}

const boulders = (rng: Random): Svg =>
  times(3, () => {
    const [x, y] = polar(rng() * 6.283, 14 + rng() * 8)
    return stone(rng, x, y, 3 + rng() * 2.6, '#857a66')
  })

const FINDS = [footprints, mushrooms, stalagmites, puddle, bones, chalk, boulders, stalagmites, footprints, candle]

/** Nothing happens on an unmarked tile, but somebody or something has been there: the seed tells what. */
export const plainDecor = ({ seed }: DrawnTile, rng: Random): Svg =>
  crack(rng, 50, 50, 13, 2) + FINDS[seed % FINDS.length]!(rng)
