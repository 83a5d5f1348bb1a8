import type { Side, TileKind } from '@grotto/sub-terra'
import { C } from './colors.ts'
import { plainDecor } from './decor-plain.ts'
import { caveInDecor, lairDecor, lairEyes, ledgeDecor, roughDecor, slideDecor, squeezeDecor } from './decor-rough.ts'
import { exitDecor, gasCloud, gasDecor, poolShine, ripple, startDecor, waterDecor } from './decor-still.ts'
import { drawDie } from './dice.ts'
import { type DrawnTile, floorPath } from './floor.ts'
import { icon } from './icons.ts'
import { ground, rock, wallShadow } from './rock.ts'
import { n, painted, polar, type Random, rngOf, type Svg, times } from './shapes.ts'
import { stone } from './stones.ts'
import { blastCracks, blastScar, ropeToken } from './tokens.ts'

export type { DrawnTile }

const DECOR: Readonly<Record<TileKind, (tile: DrawnTile, rng: Random) => Svg>> = {
  plain: plainDecor,
  start: startDecor,
  exit: exitDecor,
  water: waterDecor,
  gas: gasDecor,
  caveIn: caveInDecor,
  horror: lairDecor,
  squeeze: squeezeDecor,
  ledge: ledgeDecor,
  slide: slideDecor,
  rough: roughDecor,
}

let serial = 0

/** Rock, floor, what is special about its kind, and the tokens that lie on it. */
export function drawTile(full: DrawnTile, x = 0, y = 0): Svg {
  const rng = rngOf(full.seed + 77)
  const floor = `st-f${++serial}`
  const clip = `st-k${serial}`
  const blasted = [...(full.blasted ?? '')] as Side[]
  const scars = blasted.map(s => blastScar(s, rng)).join('')
  return painted(
    `<svg x="${n(x - 0.25)}" y="${n(y - 0.25)}" width="100.5" height="100.5" viewBox="-.25 -.25 100.5 100.5"><clipPath id="${clip}"><path id="${floor}" d="${floorPath(full)}"/></clipPath>` +
      rock(floor, rng) +
      `<g clip-path="url(#${clip})">${ground(full, rng)}${DECOR[full.kind](full, rng)}${scars}${wallShadow(floor)}</g>` +
      blasted.map(s => blastCracks(s, rng)).join('') +
      (full.kind === 'caveIn' && full.rubble
        ? times(5, () => {
            const [px, py] = polar(rng() * 6.283, 24 + rng() * 5)
            return stone(rng, px, py, 3.5 + rng() * 2.5)
          })
        : '') +
      (full.rope ? ropeToken(full) : '') +
      '</svg>',
  )
}

/**
 * What shines by itself, to be laid above the darkness: gas in force, water, eyes in a lair.
 * `drawTile` leaves it out; `tileSvg` puts both together.
 */
export function drawGlints(tile: DrawnTile, x = 0, y = 0): Svg {
  const rng = rngOf(tile.seed + 500)
  const what = tile.gasInForce
    ? gasCloud(rng)
    : tile.kind === 'horror'
      ? lairEyes()
      : tile.kind === 'water' && !tile.flooded
        ? poolShine(rng)
        : tile.flooded
          ? `<g opacity=".8">${times(9, i => {
              const [px, py] = polar(i * 2.4, 4 + Math.sqrt(i) * 11)
              return ripple(px, py, 4 + rng() * 3)
            })}</g>`
          : ''
  if (tile.kind === 'exit') return daylight(x, y)
  if (!what) return ''
  const clip = `st-g${++serial}`
  return painted(
    `<svg x="${x}" y="${y}" width="100" height="100" viewBox="0 0 100 100"><clipPath id="${clip}"><path d="${floorPath(tile)}"/></clipPath><g clip-path="url(#${clip})">${what}</g></svg>`,
  )
}

/** Daylight falls past the walls of the exit, into whatever lies around. */
const daylight = (x: number, y: number): Svg =>
  `<circle cx="${x + 50}" cy="${y + 50}" r="120" fill="url(#st-day)" fill-opacity=".3"/><circle cx="${x + 50}" cy="${y + 50}" r="46" fill="url(#st-day)" fill-opacity=".32"/>`

/** The sign of the kind, always in the north-west corner (always rock), upright, above the darkness. */
export function drawBadge(tile: DrawnTile, x = 0, y = 0): Svg {
  const { kind } = tile
  if (kind === 'plain') return ''
  if (kind === 'caveIn') {
    return `<g transform="translate(${x} ${y})"><rect x="2.5" y="2.5" width="31" height="17" rx="5" fill="#14100b" stroke="${C.rubble}" stroke-width="1"/>${drawDie(tile.numbers?.[0] ?? 1, 12, 5, 5)}${drawDie(tile.numbers?.[1] ?? 1, 12, 19, 5)}</g>`
  }
  const alarm = tile.flooded || tile.gasInForce
  const color = {
    water: C.water2,
    gas: C.gas,
    horror: C.horror2,
    squeeze: '#c8d0d6',
    ledge: C.day,
    slide: C.day,
    rough: '#c8c1ae',
    start: C.torch,
    exit: C.day,
  }[kind]
  return (
    `<g transform="translate(${x + 14} ${y + 14})"><circle r="11.5" fill="${alarm ? color : '#0e1114'}" stroke="${alarm ? '#0e1114' : color}" stroke-width="1.5"/>` +
    `<g transform="scale(.72) translate(-12 -12)" color="${alarm ? '#0e1114' : color}">${icon(kind)}</g></g>`
  )
}
