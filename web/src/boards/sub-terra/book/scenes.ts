import type { CaverName } from '@grotto/sub-terra'
import type { Say } from '../../../rules/book-pictures.ts'
import { drawCardBack } from '../draw/cards.ts'
import { drawCaver, slots } from '../draw/caver.ts'
import { C } from '../draw/colors.ts'
import { drawHeart } from '../draw/dice.ts'
import { drawHorror } from '../draw/horror.ts'
import { icon } from '../draw/icons.ts'
import type { Svg } from '../draw/shapes.ts'
import type { DrawnTile } from '../draw/tile.ts'
import { letterOf, night, SHOWN_TILES, type Sketch, type Sketched, tile } from './pieces.ts'

/** A tile of a scene, with column and row counted from 0, and who stands on it. */
export interface Laid extends DrawnTile {
  readonly at: readonly [column: number, row: number]
  readonly who?: readonly CaverName[]
  readonly horror?: true
}

/** A part of a cave as it lies on the table, no larger than its tiles. */
function cave(laid: readonly Laid[], say: Say): Sketch {
  const [columns, rows] = [laid.map(({ at }) => at[0]), laid.map(({ at }) => at[1])]
  const [left, top] = [Math.min(...columns), Math.min(...rows)]
  const width = (Math.max(...columns) - left + 1) * 100 + 20
  const height = (Math.max(...rows) - top + 1) * 100 + 20
  const moved = laid.map(each => ({ ...each, at: [each.at[0] - left, each.at[1] - top] as const }))
  const tiles = moved.map(each => tile(each, 10 + each.at[0] * 100, 10 + each.at[1] * 100)).join('')
  const figures = moved.map(each => standing(each, say)).join('')
  return { size: [width, height], svg: night(width, height, tiles + figures) }
}

function standing({ at: [column, row], who = [], horror }: Laid, say: Say): Svg {
  const [x, y] = [10 + column * 100, 10 + row * 100]
  const places = slots(who.length)
  return (
    who
      .map((caver, i) =>
        drawCaver(caver, { letter: letterOf(say, caver), x: x + places[i]![0], y: y + places[i]![1], scale: 0.92 }),
      )
      .join('') + (horror ? drawHorror('stalking', { x: x + 52, y: y + 74, scale: 0.9 }) : '')
  )
}

/** The worked round: the cave before it, and what each step changes (a tile laid again replaces the one before). */
const START: Laid = { ...SHOWN_TILES.start, at: [2, 1] }
const WATER: Laid = { ...SHOWN_TILES.water, at: [1, 1] }
const CAVE_IN: Laid = { ...SHOWN_TILES.caveIn, open: 'NEW', at: [3, 1] }
const CORNER: Laid = { kind: 'plain', open: 'NE', seed: 31, at: [0, 1] }
const LAIR: Laid = { ...SHOWN_TILES.horror, open: 'S', at: [0, 0] }
const GAS: Laid = { ...SHOWN_TILES.gas, open: 'SW', at: [4, 1] }
const SHAFT: Laid = { kind: 'plain', open: 'NS', seed: 12, at: [4, 2] }

export const ROUND: readonly (readonly Laid[])[] = [
  [
    { ...START, who: ['medic', 'climber'] },
    { ...WATER, who: ['bodyguard'] },
    { ...CAVE_IN, who: ['engineer'] },
  ],
  [
    { ...START, who: ['medic', 'climber'] },
    WATER,
    { ...CAVE_IN, who: ['engineer'] },
    { ...CORNER, who: ['bodyguard'] },
    LAIR,
  ],
  [
    { ...START, who: ['climber'] },
    WATER,
    { ...CAVE_IN, who: ['medic'] },
    { ...CORNER, who: ['bodyguard'] },
    LAIR,
    GAS,
    { ...SHAFT, who: ['engineer'] },
  ],
  [
    START,
    WATER,
    { ...CAVE_IN, who: ['medic'] },
    { ...CORNER, who: ['climber', 'bodyguard'] },
    { ...LAIR, horror: true },
    GAS,
    { ...SHAFT, who: ['engineer'] },
  ],
]

const faceDown = (x: number, y: number): Svg =>
  `<rect x="${x}" y="${y}" width="84" height="84" rx="7" fill="#20272e" stroke="${C.edge}" stroke-width="2"/><g transform="translate(${x + 24} ${y + 24}) scale(1.5)" color="${C.edge}">${icon('find')}</g>`
const at = (x: number, y: number, scale: number, inner: Svg): Svg =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${inner}</g>`

/** The table before the first turn: stack, start tile with the party, hazard deck. */
const table: Sketched = say => {
  const party: readonly CaverName[] = ['leader', 'medic', 'engineer', 'bodyguard']
  const stack = [4, 3, 2, 1, 0].map(i => faceDown(18 + i * 3, 44 + i * 4)).join('')
  const start = cave([{ ...SHOWN_TILES.start, at: [0, 0], who: party }], say).svg
  const deck = [3, 2, 1, 0].map(i => drawCardBack({ x: 300 + i * 3, y: 38 + i * 4, scale: 0.62 })).join('')
  const hearts = [0, 1, 2].map(i => drawHeart(true, 18, 169 + i * 22, 168)).join('')
  return { size: [400, 200], svg: night(400, 200, stack + at(142, 42, 1, start) + hearts + deck) }
}

/** The exit among the last six, under all the others. */
const stack: Sketched = () => {
  const lowest = [0, 1, 2, 3, 4, 5].map(i =>
    i === 3 ? at(16 + i * 62, 64, 0.56, tile(SHOWN_TILES.exit)) : at(16 + i * 62, 64, 0.66, faceDown(0, 0)),
  )
  const upper = [3, 2, 1, 0].map(i => at(168 + i * 2, 4 + i * 2, 0.5, faceDown(0, 0))).join('')
  const daylight = `<g clip-path="url(#book-strip)">${lowest.join('')}</g>`
  return { size: [400, 134], svg: night(400, 134, upper + daylight) }
}

const strip = '<clipPath id="book-strip"><rect y="58" width="400" height="72"/></clipPath>'
export const SCENE_DEFS: Svg = strip

export const SCENES_OF_BOOK: Readonly<Record<string, Sketched>> = {
  'setup-table': table,
  'setup-stack': stack,
  ...Object.fromEntries(ROUND.map((laid, i) => [`round-${i}`, (say: Say) => cave(laid, say)])),
}
