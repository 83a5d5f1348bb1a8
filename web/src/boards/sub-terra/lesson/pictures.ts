import { type CaverName, HAZARD_KINDS } from '@grotto/sub-terra'
import { drawCardBack, SCENES } from '../draw/cards.ts'
import { type CaverLook, drawCaver } from '../draw/caver.ts'
import { drawDie, drawHeart, drawPip } from '../draw/dice.ts'
import { drawHorror } from '../draw/horror.ts'
import { icon } from '../draw/icons.ts'
import type { Svg } from '../draw/shapes.ts'
import { type DrawnTile, drawBadge, drawGlints, drawTile } from '../draw/tile.ts'
import type { SubTerraStep } from './steps.ts'

/** Pictures of the lesson, 320 × 190, made of the pieces of the board. */
export interface Names {
  /** First letter of a caver's translated name. */
  readonly letter: (caver: CaverName) => string
}

const tile = (look: DrawnTile, x: number, y: number): Svg =>
  drawTile(look, x, y) + drawGlints(look, x, y) + drawBadge(look, x, y)
const at = (x: number, y: number, scale: number, inner: Svg, turn = 0): Svg =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${inner}</g>`
const arrow = (from: number, to: number, y: number): Svg =>
  `<path d="M${from} ${y}H${to - 4}" fill="none" stroke="#ffb347" stroke-width="4" stroke-dasharray="7 6" stroke-linecap="round"/><path d="M${to - 12} ${y - 9}L${to} ${y}L${to - 12} ${y + 9}" fill="none" stroke="#ffb347" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>`
const signs = (names: readonly string[], x: number, y: number): Svg =>
  names.map((name, i) => `<g transform="translate(${x + i * 34} ${y})" color="#e9e4d8">${icon(name)}</g>`).join('')
const round = (inner: Svg, x: number, y: number, scale = 1): Svg =>
  `<g transform="translate(${x} ${y}) scale(${scale})"><g clip-path="url(#learn-round)">${inner}</g><circle r="38" fill="none" stroke="#c9a66b" stroke-width="3"/></g>`

/** The tiles of the pictures: each lies in the box, however it is turned. */
export const LESSON_TILES = {
  start: { kind: 'start', open: 'NESW', seed: 3 },
  way: { kind: 'plain', open: 'EW', seed: 12 },
  exit: { kind: 'exit', open: 'W', seed: 5 },
  crossing: { kind: 'plain', open: 'NESW', seed: 8 },
  fork: { kind: 'plain', open: 'NEW', seed: 21 },
  drawn: { kind: 'water', open: 'ESW', seed: 30 },
  flooded: { kind: 'water', open: 'EW', seed: 4, flooded: true },
  gas: { kind: 'gas', open: 'SW', seed: 9, gasInForce: true },
  rubble: { kind: 'caveIn', open: 'ESW', seed: 14, numbers: [2, 5], rubble: true },
  squeeze: { kind: 'squeeze', open: 'EW', seed: 17 },
  ledge: { kind: 'ledge', open: 'NS', seed: 22, arrow: 'N', rope: true },
  rough: { kind: 'rough', open: 'NESW', seed: 27 },
  lair: { kind: 'horror', open: 'E', seed: 6 },
  passage: { kind: 'plain', open: 'EW', seed: 13 },
  corner: { kind: 'plain', open: 'NSW', seed: 19 },
  bay: { kind: 'plain', open: 'ESW', seed: 33 },
} satisfies Readonly<Record<string, DrawnTile>>
const T: Readonly<Record<keyof typeof LESSON_TILES, DrawnTile>> = LESSON_TILES

export const LEARN_DEFS: Svg = '<clipPath id="learn-round"><circle r="38"/></clipPath>'

export const PICTURES: Readonly<Record<SubTerraStep, (names: Names) => Svg>> = {
  goal: ({ letter }) => {
    const stand = (caver: CaverName, x: number, y: number, look: Partial<CaverLook> = {}) =>
      drawCaver(caver, { letter: letter(caver), x, y, look: 1, ...look })
    return (
      tile(T.start, 10, 45) +
      tile(T.way, 110, 45) +
      tile(T.exit, 210, 45) +
      stand('engineer', 70, 112) +
      stand('scout', 138, 112) +
      stand('medic', 180, 116) +
      stand('leader', 262, 116, { look: -1 })
    )
  },
  turn: ({ letter }) =>
    tile(T.crossing, 20, 45) +
    drawCaver('medic', { letter: letter('medic'), x: 70, y: 112, active: true, scale: 1.1 }) +
    drawPip(true, 32, 150, 42) +
    signs(['move', 'explore', 'reveal'], 218, 46) +
    drawPip(true, 32, 150, 108) +
    drawPip(true, 32, 180, 108) +
    signs(['run', 'heal', 'swim'], 218, 112),
  tile: ({ letter }) =>
    tile(T.fork, 30, 60) +
    drawCaver('scout', { letter: letter('scout'), x: 80, y: 126, look: 1 }) +
    '<rect x="132" y="62" width="96" height="96" rx="8" fill="#0b0d10" stroke="#ffb347" stroke-width="3" stroke-dasharray="9 7"/>' +
    at(196, 16, 1, tile(T.drawn, 0, 0), 9),
  exert: ({ letter }) =>
    drawCaver('climber', { letter: letter('climber'), x: 58, y: 122, active: true, scale: 1.5 }) +
    [0, 1].map(i => drawPip(true, 36, 118 + i * 40, 34)).join('') +
    '<circle cx="222" cy="53" r="25" fill="#3a2d1c" stroke="#ffb347" stroke-width="3" stroke-dasharray="5 4"/>' +
    drawPip(true, 36, 204, 33) +
    [1, 2, 3].map(face => at(112 + face * 44 - 38, 98, 1, `<g opacity=".4">${drawDie(face, 32)}</g>`)).join('') +
    [4, 5, 6].map(face => drawDie(face, 36, 112 + (face - 3) * 44 - 40, 138)).join(''),
  places: () => {
    const six = [T.flooded, T.gas, T.rubble, T.squeeze, T.ledge, T.rough]
    return six.map((each, i) => at(16 + (i % 3) * 98, 2 + Math.floor(i / 3) * 96, 0.9, tile(each, 0, 0))).join('')
  },
  hazards: () =>
    HAZARD_KINDS.map((kind, i) =>
      round(SCENES[kind](), i < 3 ? 62 + i * 98 : 111 + (i - 3) * 98, i < 3 ? 50 : 140, 1.08),
    ).join(''),
  horrors: ({ letter }) =>
    tile(T.lair, 10, 45) +
    tile(T.passage, 110, 45) +
    tile(T.corner, 210, 45) +
    drawHorror('stalking', { x: 66, y: 116, scale: 1.05 }) +
    arrow(112, 222, 98) +
    drawCaver('geologist', { letter: letter('geologist'), x: 266, y: 116, look: -1 }),
  fallen: ({ letter }) =>
    tile(T.bay, 20, 45) +
    drawCaver('climber', { letter: letter('climber'), x: 52, y: 126, pose: 'lying' }) +
    drawCaver('medic', { letter: letter('medic'), x: 96, y: 120, look: -1 }) +
    [0, 1, 2].map(i => drawHeart(false, 34, 160 + i * 44, 44)).join('') +
    arrow(166, 280, 98) +
    [0, 1, 2].map(i => drawHeart(i < 1, 34, 160 + i * 44, 120)).join(''),
  time: () =>
    [0, 1, 2, 3, 4].map(i => drawCardBack({ x: 18 + i * 24, y: 36 + i * 3, scale: 0.66, tilt: -8 + i * 4 })).join('') +
    round(SCENES.outOfTime(), 254, 96, 1.35),
}
