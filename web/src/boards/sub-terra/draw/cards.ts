import type { HazardKind } from '@grotto/sub-terra'
import { C } from './colors.ts'
import { drawPip } from './dice.ts'
import { drawHorror } from './horror.ts'
import { around, line, n, type Point, poly, rngOf, type Svg, times } from './shapes.ts'
import { crack, stone } from './stones.ts'

export type CardKind = HazardKind | 'outOfTime'

/** The ink of a card's frame and title. */
export const ACCENT: Readonly<Record<CardKind, string>> = {
  tremor: '#8a5a12',
  flood: '#1d5a73',
  gas: '#54691a',
  caveIn: '#6b563a',
  horror: '#8f1c2d',
  outOfTime: '#1d1a16',
}

export const SCENES: Readonly<Record<CardKind, () => Svg>> = {
  // what the round window of a card shows, in a circle of radius 38 around (0,0)
  tremor: () => {
    const r = rngOf(31)
    const left: Point[] = [
      [-42, 0],
      [-26, -6],
      [-12, -2],
      [-8, 7],
      [-14, 15],
      [-7, 24],
      [-12, 42],
      [-42, 42],
    ]
    const right: Point[] = [
      [42, -12],
      [28, -17],
      [14, -13],
      [3, -7],
      [6, 5],
      [-1, 14],
      [6, 24],
      [0, 42],
      [42, 42],
    ]
    return (
      poly(
        [
          [-16, 0],
          [8, 0],
          [8, 42],
          [-16, 42],
        ],
        'fill="url(#st-ember)"',
      ) +
      poly(left, 'fill="#4a4034" stroke="#0b0d10" stroke-width="2"') +
      poly(right, 'fill="#5a4e3f" stroke="#0b0d10" stroke-width="2"') +
      line(left.slice(0, 7), 'stroke="#c9a66b" stroke-width="1.6"') +
      line(right.slice(0, 8), 'stroke="#ffcf8a" stroke-width="1.6"') +
      (
        [
          [-22, -20, 6],
          [-6, -27, 4],
          [8, -22, 5],
          [22, -29, 4],
          [-30, -11, 3],
        ] as const
      )
        .map(([x, y, q]) => stone(r, x, y, q))
        .join('') +
      crack(r, -24, 14, 20, 2, '#0b0d10') +
      crack(r, 24, 8, 20, 3, '#0b0d10')
    )
  },
  flood: () =>
    `<rect x="-40" y="-40" width="80" height="80" fill="#0d2732"/>${[0, 1, 2, 3].map(i => `<path d="M-46 ${-8 + i * 13}q11.5-12 23 0t23 0t23 0t23 0V60H-46Z" fill="${['#2f7f9e', '#276c88', '#1d566d', '#133f51'][i]}" stroke="#8fd6ea" stroke-width="1.4"/>`).join('')}${line(
      [
        [-12, -40],
        [-12, -24],
      ],
      'stroke="#57b3cf" stroke-width="2"',
    )}${line(
      [
        [10, -40],
        [10, -18],
      ],
      'stroke="#57b3cf" stroke-width="2"',
    )}`,
  gas: () => {
    const r = rngOf(9)
    return `<rect x="-40" y="-40" width="80" height="80" fill="#1d260b"/>${times(16, () => `<circle cx="${n(around(r, 0, 30))}" cy="${n(around(r, 4, 26))}" r="${n(12 + r() * 8)}" fill="url(#st-puff)"/>`)}${times(6, i => `<path transform="translate(${-24 + i * 9} ${-8 + ((i * 17) % 26)})" d="M-7 2c1-7 10-7 11-1c.5 4-6 5-6 1c0-2 3-2.5 3-.5" fill="none" stroke="#f0fabf" stroke-width="1.6" stroke-linecap="round"/>`)}`
  },
  caveIn: () => {
    const r = rngOf(21)
    return `<rect x="-40" y="-40" width="80" height="80" fill="#241d14"/>${times(9, i => stone(r, -34 + i * 8.5, 30 - (i % 2) * 8, 8 + r() * 4))}${(
      [
        [-16, -14, 10],
        [13, -22, 8],
        [4, 4, 11],
        [25, 2, 6],
        [-28, 6, 6],
      ] as const
    )
      .map(
        ([x, y, q]) =>
          line(
            [
              [x - q * 0.4, y - q * 2.4],
              [x - q * 0.4, y - q - 2],
            ],
            'stroke="#c9b48c" stroke-width="1.4" opacity=".7"',
          ) +
          line(
            [
              [x + q * 0.5, y - q * 2.8],
              [x + q * 0.5, y - q - 2],
            ],
            'stroke="#c9b48c" stroke-width="1.4" opacity=".7"',
          ) +
          stone(r, x, y, q),
      )
      .join('')}`
  },
  horror: () =>
    `<rect x="-40" y="-40" width="80" height="80" fill="#1a0509"/>${drawHorror('lunging', { y: 26, scale: 1.08 })}`,
  outOfTime: () =>
    `<rect x="-40" y="-40" width="80" height="80" fill="#050608"/><g transform="translate(0 8) rotate(18)"><rect x="-5" y="-6" width="10" height="34" rx="2" fill="#6b4a24" stroke="#1d1a16" stroke-width="1.5"/><path d="M-8-6h16l-3-9h-10z" fill="#2b2622" stroke="#0b0d10"/><circle cy="-15" r="2.5" fill="#ff7a2c"/></g><path d="M-1-14C-9-22 6-26-2-36M7-16C2-22 12-26 8-34" fill="none" stroke="#8d97a0" stroke-width="2" opacity=".7" stroke-linecap="round"/>`,
}
/** The back of a card: also the unit of the battery. */
export function drawCardBack({ x = 0, y = 0, scale = 1, tilt = 0 } = {}): Svg {
  return `<g transform="translate(${x} ${y}) scale(${scale}) rotate(${tilt})"><rect width="120" height="168" rx="9" fill="#2a1d12" stroke="#0b0d10" stroke-width="2"/><rect x="6" y="6" width="108" height="156" rx="6" fill="none" stroke="${C.torch}" stroke-width="1.5" opacity=".7"/><circle cx="60" cy="84" r="30" fill="none" stroke="${C.torch}" stroke-width="1.5" opacity=".7"/>${drawPip(true, 36, 42, 66)}</g>`
}
