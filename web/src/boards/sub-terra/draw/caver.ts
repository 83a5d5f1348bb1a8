import type { CaverName } from '@grotto/sub-terra'
import { C, CAVER_COLORS } from './colors.ts'
import { icon } from './icons.ts'
import { line, n, type Point, rngOf, type Svg } from './shapes.ts'
import { stone } from './stones.ts'

export type CaverPose = 'standing' | 'lying' | 'hidden'
export interface CaverLook {
  /** First letter of the translated name. */
  readonly letter: string
  readonly pose?: CaverPose
  readonly x?: number
  readonly y?: number
  readonly scale?: number
  readonly active?: boolean
  readonly mark?: boolean
  /** Where she looks: −1 left, 0 ahead, 1 right. */
  readonly look?: number
}

const BODY: Readonly<Record<CaverName, string>> = {
  // one silhouette per caver, so that colour is never the only sign
  diver: 'M0-28C7-20 13-15 13-8.5A13 9.5 0 0 1-13-8.5C-13-15-7-20 0-28Z',
  scout: 'M0-27L14 1H-14Z',
  geologist: 'M-7.5-25.5H7.5L14.5-12.5L7.5 .5H-7.5L-14.5-12.5Z',
  engineer: 'M-12-25H12V0H-12Z',
  climber: 'M0-28L14-13L0 2L-14-13Z',
  medic: 'M0-25.5A13 13 0 0 1 0 .5A13 13 0 0 1 0-25.5Z',
  bodyguard: 'M-13-25Q0-29 13-25V-12C13-5 7-1 0 2C-7-1-13-5-13-12Z',
  leader: 'M0-29L4.5-20.5L14-19.5L8.5-11.5L12 0L0-3.5L-12 0L-8.5-11.5L-14-19.5L-4.5-20.5Z',
}
const LETTER_Y: Readonly<Partial<Record<CaverName, number>>> = { diver: -5, scout: -4, climber: -8, leader: -7.5 }

/** A stick with a dark rim: handles, poles, tubes. */
const stick = (x1: number, y1: number, x2: number, y2: number, color: string, w = 3): Svg =>
  line(
    [
      [x1, y1],
      [x2, y2],
    ],
    `stroke="${C.ink}" stroke-width="${w + 2}"`,
  ) +
  line(
    [
      [x1, y1],
      [x2, y2],
    ],
    `stroke="${color}" stroke-width="${w}"`,
  )
const rim = `stroke="${C.ink}" stroke-width="1.2" stroke-linejoin="round"`

const TOOLS: Readonly<Record<CaverName, () => Svg>> = {
  // one tool each, held on the right, drawn behind the body
  diver: () => `${stick(13, -1, 17, -22, '#9aa6ae', 5)}<path d="M14-26h6v4h-6z" fill="#d8b04a" ${rim}/>`,
  scout: () => stick(9, -14, 15, -23, '#8a5a2c', 4) + stick(15, -23, 20, -30, '#d8b04a', 5.5),
  geologist: () => `${stick(13, 0, 18, -27, '#a8763e')}<path d="M11-31L25-26L23-21L10-26Z" fill="#b9c3cb" ${rim}/>`,
  engineer: () =>
    `${stick(16, -2, 16, -17, '#d23b33', 5)}<path d="M16-19q1-6 5-7" fill="none" stroke="#e9e4d8" stroke-width="1.4"/><path d="M21-31l1.5 3.5l3.5 1.5l-3.5 1.5l-1.5 3.5l-1.5-3.5l-3.5-1.5l3.5-1.5z" fill="${C.torch}"/>`,
  climber: () =>
    [0, 1]
      .map(
        i =>
          `<ellipse cx="${15 + i * 2}" cy="${-7 - i * 2}" rx="5.5" ry="7.5" fill="none" stroke="${C.ink}" stroke-width="4.6"/><ellipse cx="${15 + i * 2}" cy="${-7 - i * 2}" rx="5.5" ry="7.5" fill="none" stroke="${C.rope}" stroke-width="2.6"/>`,
      )
      .join(''),
  medic: () =>
    `<path d="M10-10q5-7 9 0" fill="none" stroke="${C.ink}" stroke-width="2.2"/><rect x="8" y="-10" width="14" height="11" rx="2" fill="#f4f4f0" ${rim}/><path d="M15-8v7M11.5-4.5h7" stroke="#c8202f" stroke-width="2.4"/>`,
  bodyguard: () =>
    `${stick(15, 2, 18, -24, '#7a4f26', 3.5)}<path d="M18-25C14-29 18-32 18-37C22-33 24-28 18-25Z" fill="#ffb347" stroke="#7a3d05" stroke-width="1.2"/>`,
  leader: () => `${stick(15, 2, 15, -36, '#d9cdb4', 2)}<path d="M16-37L30-32L16-26Z" fill="${C.day}" ${rim}/>`,
}

function head(color: string, lampOn: boolean, look: number): Svg {
  const turn = look * 2.2
  return (
    `<g transform="translate(0 2.5) scale(1.2)"><path d="M-6.5-31a6.5 6.5 0 0 0 13 0z" fill="#e9c7a0" stroke="${C.ink}" stroke-width="1.3"/><path transform="translate(${turn} 0)" d="M-3-29.2v1.4M3-29.2v1.4" stroke="${C.ink}" stroke-width="1.5" stroke-linecap="round"/>` +
    `<path d="M-8.5-31C-8.5-38-4.5-41.5 0-41.5S8.5-38 8.5-31Z" fill="${color}" stroke="${C.ink}" stroke-width="1.5" stroke-linejoin="round"/><path d="M-9.5-31h19" stroke="${C.ink}" stroke-width="2.2" stroke-linecap="round"/>` +
    `<circle cx="${turn * 1.3}" cy="-36.5" r="2.8" fill="${lampOn ? '#fff6cf' : '#3a3f45'}" stroke="${C.ink}" stroke-width="1.2"/>` +
    (lampOn ? `<circle cx="${turn * 1.3}" cy="-36.5" r="5.5" fill="#ffe7a0" opacity=".4"/>` : '') +
    '</g>'
  )
}

/** A caver with feet on (0, 0): helmet, tool, and a body that is her sign. */
export function drawCaver(
  id: CaverName,
  { letter, pose = 'standing', x = 0, y = 0, scale = 1, active = false, mark = true, look = 0 }: CaverLook,
): Svg {
  const color = CAVER_COLORS[id]
  const cross =
    id === 'medic'
      ? '<path d="M-1.4-39.6h2.8v1.5h1.5v2.6h-1.5v1.5h-2.8v-1.5h-1.5v-2.6h1.5z" fill="#c8202f" transform="translate(5.3 2.2) scale(.8)"/>'
      : ''
  const upright = pose === 'lying' ? 'transform="rotate(82 0 -12)"' : ''
  const body =
    `<path d="${BODY[id]}" fill="${color}" stroke="${C.ink}" stroke-width="1.7" stroke-linejoin="round"/><path d="${BODY[id]}" fill="url(#st-shade)"/>` +
    `<text ${upright} y="${LETTER_Y[id] ?? -7.2}" text-anchor="middle" font-family="Inter Variable,Inter,sans-serif" font-size="14.5" font-weight="800" fill="${C.ink}">${letter}</text>`
  const halo = `<path d="${BODY[id]}" fill="none" stroke="#f7efdc" stroke-width="4" stroke-linejoin="round" opacity="${active ? 1 : 0.55}"/>`
  const figure = TOOLS[id]() + halo + head(color, pose === 'standing', look) + cross + body
  const shadow = '<ellipse cy="1.5" rx="15" ry="4.5" fill="#000" opacity=".5"/>'
  const ring = active
    ? `<ellipse cy="1.5" rx="20" ry="7.5" fill="none" stroke="${C.torch}" stroke-width="2.6"/><ellipse cy="1.5" rx="24" ry="9.5" fill="none" stroke="${C.torch}" stroke-width="1" stroke-dasharray="3 3"/>`
    : ''
  const at = `translate(${n(x)} ${n(y)}) scale(${scale})`
  if (pose === 'lying')
    return `<g transform="${at}"><ellipse cx="0" cy="2" rx="24" ry="6" fill="#000" opacity=".55"/><g transform="translate(16 -9) rotate(-90) translate(0 0)"><g transform="rotate(8)">${figure}<path d="${BODY[id]}" fill="#0b0d10" opacity=".2"/></g></g>${mark ? faintMark(17, -27) : ''}</g>`
  if (pose === 'hidden')
    return `<g transform="${at}">${shadow}${ring}${figure}<path d="${BODY[id]}" fill="#0b0d10" opacity=".38"/><path d="M-10.5-35C-10.5-43-5.5-47.5 0-47.5S10.5-43 10.5-35V-29H-10.5Z" fill="#0b0d10" opacity=".4"/><text y="${LETTER_Y[id] ?? -7.2}" text-anchor="middle" font-family="Inter Variable,Inter,sans-serif" font-size="14.5" font-weight="800" fill="#fff">${letter}</text><path d="${BODY[id]}" fill="none" stroke="#f7efdc" stroke-width="1.8" stroke-dasharray="3 2.5"/>${hideRocks()}${hiddenMark(13, -36)}</g>`
  return `<g transform="${at}">${shadow}${ring}${figure}</g>`
}
const hideRocks = (): Svg => {
  const r = rngOf(5)
  return stone(r, -12, -1, 7, '#5b636a') + stone(r, 1, 2.5, 6, '#4c545b') + stone(r, 12, 0, 7.5, '#5b636a')
}
const faintMark = (x: number, y: number): Svg =>
  `<g transform="translate(${x} ${y})"><circle r="7" fill="${C.horror}" stroke="#f7efdc" stroke-width="1.3"/><text y="4" text-anchor="middle" font-family="Inter Variable,Inter,sans-serif" font-size="11" font-weight="800" fill="#fff">0</text></g>`
/** The crossed eye of a hidden caver. */
const hiddenMark = (x: number, y: number): Svg =>
  `<g transform="translate(${x} ${y})"><circle r="7.5" fill="#0e1114" stroke="#f7efdc" stroke-width="1.2"/><g transform="scale(.46) translate(-12 -12)" color="#f7efdc">${icon('hide')}</g></g>`

/** Where up to six figures stand on one tile, back row first. */
export function slots(count: number): readonly Point[] {
  return SLOTS[Math.min(count, 6)] ?? []
}
const SLOTS: Readonly<Record<number, readonly Point[]>> = {
  1: [[50, 72]],
  2: [
    [29, 70],
    [71, 70],
  ],
  3: [
    [50, 47],
    [27, 84],
    [73, 84],
  ],
  4: [
    [29, 46],
    [71, 46],
    [29, 86],
    [71, 86],
  ],
  5: [
    [33, 44],
    [67, 44],
    [20, 82],
    [50, 84],
    [80, 82],
  ],
  6: [
    [20, 44],
    [50, 44],
    [80, 44],
    [20, 82],
    [50, 84],
    [80, 82],
  ],
}
