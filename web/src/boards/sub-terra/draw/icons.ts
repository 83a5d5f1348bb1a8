import type { HazardKind } from '@grotto/sub-terra'
import type { Svg } from './shapes.ts'

/** 24 × 24, drawn in the current colour. */
const S = 'fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"'
const s = (d: string): Svg => `<path d="${d}" ${S}/>`
const f = (d: string): Svg => `<path d="${d}" fill="currentColor"/>`
const ICONS = {
  water: s('M3 9q2.25-3 4.5 0t4.5 0t4.5 0t4.5 0M3 15.5q2.25-3 4.5 0t4.5 0t4.5 0t4.5 0'),
  gas: s('M6 17a3.5 3.5 0 0 1 .5-7A5.5 5.5 0 0 1 17 8.5A4.2 4.2 0 0 1 17.5 17Z') + s('M8 21h3M14 21h3'),
  horror: s('M2.5 12Q12 2.5 21.5 12Q12 21.5 2.5 12Z') + f('M12 7.5q3 4.5 0 9q-3-4.5 0-9z'),
  squeeze: s('M3 4l6 8l-6 8M21 4l-6 8l6 8'),
  ledge: s('M3 20h7v-8h5v-7h6') + s('M5 9V3M2.5 5.5L5 3l2.5 2.5'),
  slide: s('M3 5L20 19') + s('M12 20h8.5v-8'),
  rough: f('M2 20L7 7l3.5 9L14 3l8 17z'),
  start: f('M12 2l2.6 7.4L22 12l-7.4 2.6L12 22l-2.6-7.4L2 12l7.4-2.6z'),
  exit: s('M4 19a8 8 0 0 1 16 0M12 3v4M3.5 8l3 2.5M20.5 8l-3 2.5M2 19h20'),
  caveIn: f('M2 20l4-7l4 2l3-6l5 4l4 7z') + s('M5 3v4M12 2v3M19 3v5'),
  tremor: s('M2 12h4l2-7l4 14l3.5-11l2 4H22'),
  flood: s('M3 11q2.25-3 4.5 0t4.5 0t4.5 0t4.5 0M3 17q2.25-3 4.5 0t4.5 0t4.5 0t4.5 0M12 2v4'),
  outOfTime: s('M6 3h12M6 21h12M7 3c0 6 5 6 5 9s-5 3-5 9M17 3c0 6-5 6-5 9s5 3 5 9'),
  move: s('M5 12h13M13 6l6 6l-6 6'),
  explore: s('M11 4H5v16h6M9 12h12M16 7l5 5l-5 5'),
  reveal: s('M4 4h6M4 4v6M20 4h-6M20 4v6M4 20v-6M4 20h6M20 20v-6M20 20h-6') + s('M12 8.5v7M8.5 12h7'),
  run: s('M4 6l6 6l-6 6M12 6l6 6l-6 6'),
  heal: s('M12 5v14M5 12h14') + s('M3 3h18v18H3z'),
  swim:
    s('M2.5 18q2.4-3 4.8 0t4.8 0t4.8 0t4.8 0M6 13l5-5l5 5M9.5 5.5L12 8') + f('M17 7.5a2 2 0 1 0 4 0a2 2 0 1 0-4 0z'),
  dig: s('M6 20L15 10M7 6c5-3 10 0 13 6M7 6c3 0 6 1 8 4'),
  placeRope: s('M12 2v5M12 7a5 5 0 1 1-4 8M12 12a4 4 0 0 0-4 4v6'),
  hide: s('M3 12Q12 3 21 12Q12 21 3 12Z') + s('M4 20L20 4'),
  exert: f('M13 2L5 13.5h5.5L9 22l9-12.5h-6z'),
  command: s('M4 10v4h3l8 5V5l-8 5zM18.5 9q2 3 0 6'),
  end: s('M5 12.5l5 5L20 6.5'),
  rotateLeft: s('M4 11a8 8 0 1 1 2.5 7M4 4v7h7'),
  rotateRight: s('M20 11a8 8 0 1 0-2.5 7M20 4v7h-7'),
  why: s('M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4') + f('M10.7 17.5a1.3 1.3 0 1 0 2.6 0a1.3 1.3 0 1 0-2.6 0z'),
  bandage: s('M4 14L14 4l6 6L10 20zM9.5 12.5l2 2M12.5 9.5l2 2'),
  shield: s('M12 3l8 2.5V12c0 5-4 7.5-8 9.5C8 19.5 4 17 4 12V5.5z'),
  book: s('M4 5q4-2 8 0q4-2 8 0v14q-4-2-8 0q-4-2-8 0zM12 5v14'),
  plus: s('M12 5v14M5 12h14'),
  minus: s('M5 12h14'),
  pullDown: s('M5 9l7 7l7-7'),
  pullUp: s('M5 15l7-7l7 7'),
  find: s('M12 3v4M12 17v4M3 12h4M17 12h4M12 8a4 4 0 1 0 .01 0z'),
  light: s('M12 16a4 4 0 1 0 0-8a4 4 0 0 0 0 8zM12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M19 5l-2 2M7 17l-2 2'),
  dive: s('M12 3v9M8 8.5l4 4l4-4M3 17q2.25-3 4.5 0t4.5 0t4.5 0t4.5 0M3 21q2.25-3 4.5 0t4.5 0t4.5 0t4.5 0'),
  excavate: s('M6 20L15 10M7 6c5-3 10 0 13 6M7 6c3 0 6 1 8 4'),
  rig: s('M12 2v5M12 7a5 5 0 1 1-4 8M12 12a4 4 0 0 0-4 4v6'),
  sprint: s('M3 6l5 6l-5 6M9 6l5 6l-5 6M15 6l5 6l-5 6'),
  stop: s('M6 6h12v12H6z'),
  decline: s('M6 6l12 12M18 6L6 18'),
  point:
    s(
      'M9 11V4.5a1.8 1.8 0 0 1 3.6 0V11M12.6 11v-1.5a1.7 1.7 0 0 1 3.4 0V12M16 11.4a1.6 1.6 0 0 1 3.2 0V15c0 4-2.6 6.5-6.2 6.5c-3 0-4.5-1.3-6-4L4.6 13.6c-1-2 1.4-3 2.4-1.4L9 14.5',
    ) + s('M5 5L3.5 3.5M16.5 5L18 3.5'),
  flag: s('M6 21V4l11 4l-11 4'),
  blast: f('M12 1l2 6l6-3l-3 6l6 2l-6 2l3 6l-6-3l-2 6l-2-6l-6 3l3-6l-6-2l6-2l-3-6l6 3z'),
} satisfies Record<HazardKind, Svg> & Record<string, Svg>
export type IconName = keyof typeof ICONS
/** Actions whose picture is that of another. */
const ALIASES: Readonly<Record<string, IconName>> = {
  demolish: 'blast',
  repel: 'shield',
  endTurn: 'end',
  step: 'move',
  surface: 'dive',
  spawn: 'horror',
  horrorOrder: 'horror',
  horrorPath: 'horror',
  go: 'move',
  meet: 'flag',
  stay: 'stop',
  clear: 'dig',
}
export const icon = (id: string): Svg => ICONS[ALIASES[id] ?? (id as IconName)] ?? ICONS.why
