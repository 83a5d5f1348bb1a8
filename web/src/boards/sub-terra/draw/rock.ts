import type { DrawnTile } from './floor.ts'
import { around, blob, n, P, polar, poly, type Random, type Svg, times } from './shapes.ts'

function facets(rng: Random): Svg {
  const tone = () =>
    rng() > 0.5 ? `#ffffff" opacity="${n(0.015 + rng() * 0.035)}` : `#000000" opacity="${n(0.05 + rng() * 0.12)}`
  return times(16, () => {
    const [x, y, r] = [rng() * 100, rng() * 100, 10 + rng() * 18] as const
    const turn = rng() * 6.3
    return poly(
      [0, 2, 4.1].map(a => polar(a + turn, r * around(rng, 1, 0.4), x, y)),
      `fill="${tone()}"`,
    )
  })
}

/** Short strokes in the rock, as on a hand-drawn cave survey. One path per strength keeps the document small. */
function hachures(rng: Random): Svg {
  const strokes = (count: number) =>
    times(count, () => {
      const [a, r] = [rng() * Math.PI * 2, 38 + rng() * 34] as const
      const [dx, dy] = polar(a + around(rng, 0, 0.25), 2.5 + rng() * 4, 0, 0)
      return `M${P(polar(a, r))}l${n(dx)} ${n(dy)}`
    })
  return (
    [
      [18, 0.6, 0.3],
      [14, 0.9, 0.5],
    ] as const
  )
    .map(
      ([count, w, o]) =>
        `<path d="${strokes(count)}" fill="none" stroke="#7d8b96" stroke-width="${w}" stroke-linecap="round" opacity="${o}"/>`,
    )
    .join('')
}

const stroke = (floor: string, color: string, width: number, opacity: number, more = ''): Svg =>
  `<use href="#${floor}" fill="none" stroke="${color}" stroke-width="${width}" opacity="${opacity}" stroke-linejoin="round" ${more}/>`

/** The rock around a floor: strata follow the passage like the contour lines of a map. */
export function rock(floor: string, rng: Random): Svg {
  const strata = [
    [50, '#323c45', 0.6],
    [40, '#1d242a', 0.6],
    [31, '#3b4751', 0.55],
    [22, '#222a31', 0.8],
    [14, '#4b5862', 0.75],
    [8.5, '#63717c', 0.9],
    [5, '#090b0e', 1],
  ] as const
  return (
    `<rect x="-1" y="-1" width="102" height="102" fill="url(#st-rock)"/>${facets(rng)}` +
    strata.map(([w, color, o]) => stroke(floor, color, w, o)).join('') +
    hachures(rng) +
    `<rect x="0" y="0" width="100" height="100" fill="none" stroke="#07090b" stroke-width="1.6" opacity=".8"/><path d="M1.2 99V1.2H99" fill="none" stroke="#8494a0" stroke-width=".7" opacity=".4"/>`
  )
}

/** Every floor is the same stone at its mouths, so any two tiles join; the kind tints only the middle. */
export function ground(tile: DrawnTile, rng: Random): Svg {
  const tints: Partial<Record<DrawnTile['kind'], string>> = {
    water: 'st-t-water',
    gas: 'st-t-gas',
    caveIn: 'st-t-cavein',
    horror: 'st-t-horror',
    rough: 'st-t-rough',
    start: 'st-t-start',
    exit: 'st-t-exit',
  }
  const tint = tints[tile.kind]
  const pebble = () => {
    const [x, y, r] = [rng() * 100, rng() * 100, 0.7 + rng() * 1.7] as const
    return `M${n(x - r)} ${n(y)}a${n(r * 1.2)} ${n(r)} 0 1 0 ${n(r * 2)} 0a${n(r * 1.2)} ${n(r)} 0 1 0 ${n(-r * 2)} 0`
  }
  const d = times(17, pebble)
  const pebbles = `<path d="${d}" fill="#000" opacity=".35" transform="translate(.5 .8)"/><path d="${d}" fill="#b9ad96" opacity=".7"/>`
  const worn = times(
    5,
    () =>
      `<path d="${blob(rng, rng() * 100, rng() * 100, 9 + rng() * 9, 7, 0.25)}" fill="${rng() > 0.5 ? '#fff' : '#000'}" opacity=".05"/>`,
  )
  return (
    `<rect width="104" height="104" x="-2" y="-2" fill="#9c917c"/>${worn}${pebbles}` +
    (tint ? `<rect width="100" height="100" fill="url(#${tint})"/>` : '')
  )
}

/** Depth without filters: the floor's own outline, stroked wide and dark, clipped to the floor. */
export function wallShadow(floor: string): Svg {
  return (
    (
      [
        [22, 0.16],
        [14, 0.2],
        [8, 0.26],
        [3.4, 0.5],
      ] as const
    )
      .map(([w, o]) => stroke(floor, '#05070a', w, o))
      .join('') + stroke(floor, '#e8d9b8', 1.5, 0.25, 'transform="translate(-1.2 -1.5)"')
  )
}
