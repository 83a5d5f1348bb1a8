import { CAVERS, type CaverName, HAZARD_KINDS, type TileKind } from '@grotto/sub-terra'
import type { Say } from '../../../rules/book-pictures.ts'
import { ACCENT, type CardKind, SCENES } from '../draw/cards.ts'
import { type CaverLook, drawCaver } from '../draw/caver.ts'
import { C } from '../draw/colors.ts'
import { drawDie, drawHeart, drawPip } from '../draw/dice.ts'
import { drawHorror } from '../draw/horror.ts'
import type { Svg } from '../draw/shapes.ts'
import { type DrawnTile, drawBadge, drawGlints, drawTile } from '../draw/tile.ts'
import { drawBlast } from '../draw/tokens.ts'

/** A picture before it is put on the page. */
export interface Sketch {
  readonly size: readonly [width: number, height: number]
  readonly svg: Svg
}
export type Sketched = (say: Say) => Sketch

/** Clips that the sketches refer to, besides the gradients of the board. */
export const BOOK_DEFS: Svg = '<clipPath id="book-round"><circle r="38"/></clipPath>'

export const letterOf = (say: Say, caver: CaverName): string => say(`subTerra.caver.${caver}`)[0] ?? ''

export const tile = (look: DrawnTile, x = 0, y = 0): Svg =>
  drawTile(look, x, y) + drawGlints(look, x, y) + drawBadge(look, x, y)

/** Dark behind everything that is drawn for the dark: paper would swallow the light of lamps. */
export const night = (width: number, height: number, inner: Svg): Svg =>
  `<rect width="${width}" height="${height}" rx="10" fill="${C.night}"/>${inner}`

/** The printed tile of each kind as the book shows it: one that is in the box. */
export const SHOWN_TILES: Readonly<Record<TileKind, DrawnTile>> = {
  start: { kind: 'start', open: 'NESW', seed: 3 },
  exit: { kind: 'exit', open: 'W', seed: 5 },
  plain: { kind: 'plain', open: 'ESW', seed: 19 },
  water: { kind: 'water', open: 'EW', seed: 4 },
  gas: { kind: 'gas', open: 'NE', seed: 9 },
  caveIn: { kind: 'caveIn', open: 'ESW', seed: 14, numbers: [2, 5] },
  horror: { kind: 'horror', open: 'E', seed: 6 },
  squeeze: { kind: 'squeeze', open: 'EW', seed: 17 },
  ledge: { kind: 'ledge', open: 'NS', seed: 22, arrow: 'N' },
  slide: { kind: 'slide', open: 'NS', seed: 25, arrow: 'N' },
  rough: { kind: 'rough', open: 'NESW', seed: 27 },
}

/** The same tiles with what may come to lie on them. */
export const MARKED_TILES = {
  'tile-water-flooded': { ...SHOWN_TILES.water, flooded: true },
  'tile-gas-filled': { ...SHOWN_TILES.gas, gasInForce: true },
  'tile-caveIn-fallen': { ...SHOWN_TILES.caveIn, rubble: true },
  'tile-ledge-roped': { ...SHOWN_TILES.ledge, rope: true },
  'tile-slide-roped': { ...SHOWN_TILES.slide, rope: true },
} satisfies Readonly<Record<string, DrawnTile>>

const oneTile =
  (look: DrawnTile): Sketched =>
  () => ({ size: [100, 100], svg: `<svg width="100" height="100" viewBox="0 0 100 100">${tile(look)}</svg>` })

const figure = (caver: CaverName, look: Partial<CaverLook>, say: Say): Sketch => ({
  size: [76, 84],
  svg: night(76, 84, drawCaver(caver, { letter: letterOf(say, caver), x: 36, y: 70, scale: 1.25, ...look })),
})

function card(kind: CardKind, say: Say, twice = false): Sketch {
  const title = say(`subTerra.hazard.${kind}`)
  const [ink, paper] = [ACCENT[kind], kind === 'outOfTime' ? '#d9cdb4' : '#efe6d2']
  const severe =
    '<g transform="translate(96 112) rotate(-12)"><circle r="15" fill="#b3263a" stroke="#efe6d2" stroke-width="1.6"/><text y="5" text-anchor="middle" font-family="Fraunces Variable,Georgia,serif" font-weight="700" font-size="15" fill="#fff">×2</text></g>'
  return {
    size: [90, 105],
    svg:
      `<g transform="scale(.75)"><rect x="1" y="1" width="118" height="138" rx="9" fill="${paper}" stroke="#6b5b41"/><rect x="5" y="5" width="110" height="130" rx="6" fill="none" stroke="${ink}" stroke-width="1.2"/>` +
      `<text x="60" y="25" text-anchor="middle" font-family="Fraunces Variable,Georgia,serif" font-weight="700" font-size="${title.length > 14 ? 10.5 : title.length > 9 ? 13 : 15}" fill="${ink}">${title}</text>` +
      `<g transform="translate(60 ${title ? 82 : 70}) scale(1.14)"><g clip-path="url(#book-round)"><rect x="-41" y="-41" width="82" height="82" fill="#2a2119"/>${SCENES[kind]()}</g><circle r="38" fill="none" stroke="${ink}" stroke-width="2"/></g>` +
      `${twice ? severe : ''}</g>`,
  }
}

const byName = <Name extends string>(
  prefix: string,
  names: readonly Name[],
  make: (name: Name) => Sketched,
): Readonly<Record<string, Sketched>> => Object.fromEntries(names.map(name => [`${prefix}-${name}`, make(name)]))

/** Two tiles side by side: open against open, or open against rock. */
const pair = (left: DrawnTile, right: DrawnTile, between: Svg = ''): Sketch => ({
  size: [200, 100],
  svg: `<svg width="200" height="100" viewBox="0 0 200 100">${tile(left)}${tile(right, 100)}${between}</svg>`,
})
/** Tiles that meet, or do not; blasted open they do. */
export const PAIRED_TILES = {
  corner: { kind: 'plain', open: 'NE', seed: 31 },
  tee: { kind: 'plain', open: 'NSW', seed: 36 },
  wall: { kind: 'plain', open: 'NES', seed: 36 },
} satisfies Readonly<Record<string, DrawnTile>>

export const PIECES: Readonly<Record<string, Sketched>> = {
  ...byName('tile', Object.keys(SHOWN_TILES) as TileKind[], kind => oneTile(SHOWN_TILES[kind])),
  ...Object.fromEntries(Object.entries(MARKED_TILES).map(([name, look]) => [name, oneTile(look)])),
  ...byName('card', [...HAZARD_KINDS, 'outOfTime'], kind => say => card(kind, say)),
  'card-severe': say => card('flood', say, true),
  ...byName('caver', CAVERS, caver => say => figure(caver, {}, say)),
  'caver-unconscious': say => figure('medic', { pose: 'lying', x: 38 }, say),
  'caver-hidden': say => figure('medic', { pose: 'hidden' }, say),
  'horror-figure': () => ({ size: [100, 84], svg: night(100, 84, drawHorror('stalking', { x: 50, y: 70 })) }),
  'health-points': () => ({
    size: [106, 40],
    svg: night(106, 40, [0, 1, 2].map(i => drawHeart(i < 2, 26, 8 + i * 32, 7)).join('')),
  }),
  'action-points': () => ({
    size: [74, 40],
    svg: night(74, 40, [0, 1].map(i => drawPip(true, 26, 8 + i * 32, 7)).join('')),
  }),
  'check-dice': () => ({
    size: [244, 48],
    svg: night(
      244,
      48,
      [1, 2, 3, 4, 5, 6]
        .map(face => `<g opacity="${face < 4 ? 0.4 : 1}">${drawDie(face, 30, 8 + (face - 1) * 39, 9)}</g>`)
        .join(''),
    ),
  }),
  'tiles-connected': () => pair(PAIRED_TILES.corner, PAIRED_TILES.tee),
  'tiles-half-connected': () => pair(PAIRED_TILES.corner, PAIRED_TILES.wall),
  'tiles-blasted': () =>
    pair({ ...PAIRED_TILES.corner, blasted: 'E' }, { ...PAIRED_TILES.wall, blasted: 'W' }, drawBlast(100, 50)),
}
