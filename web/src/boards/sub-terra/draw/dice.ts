import { C } from './colors.ts'
import { dot, n, type Point, type Svg } from './shapes.ts'

const PIPS: Readonly<Record<number, readonly Point[]>> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
}

export function drawDie(face: number, size = 24, x = 0, y = 0, { tone = C.paper, tilt = 0 } = {}): Svg {
  const u = size / 24
  return (
    `<g transform="translate(${n(x + size / 2)} ${n(y + size / 2)}) rotate(${tilt}) scale(${n(u)})"><rect x="-11" y="-9.5" width="22" height="22" rx="5" fill="#000" opacity=".4"/>` +
    `<rect x="-11.5" y="-11.5" width="23" height="23" rx="5" fill="${tone}" stroke="#2b2418" stroke-width="1"/><path d="M-8-10.5h16" stroke="#fff" stroke-width="1.2" opacity=".7" stroke-linecap="round"/>` +
    (PIPS[face] ?? []).map(([px, py]) => dot(px * 6, py * 6, 2.5, `fill="${C.ink}"`)).join('') +
    '</g>'
  )
}

export function drawHeart(full = true, size = 16, x = 0, y = 0): Svg {
  const d =
    'M8 14.2C2.5 10.2 1 7.6 1 5.2C1 3 2.6 1.6 4.5 1.6C6 1.6 7.3 2.5 8 3.9C8.7 2.5 10 1.6 11.5 1.6C13.4 1.6 15 3 15 5.2C15 7.6 13.5 10.2 8 14.2Z'
  return `<g transform="translate(${x} ${y}) scale(${size / 16})"><path d="${d}" fill="${full ? C.horror2 : 'none'}" stroke="${full ? '#5a0f1b' : '#7d8791'}" stroke-width="1.2"${full ? '' : ' stroke-dasharray="2 1.4"'}/>${full ? '<path d="M3.5 5c.2-1 .9-1.5 1.7-1.5" stroke="#ffd3d3" stroke-width="1.3" fill="none" stroke-linecap="round"/>' : ''}</g>`
}

/** Action point: a small flame, lit or burnt out. */
export function drawPip(lit = true, size = 18, x = 0, y = 0): Svg {
  return `<g transform="translate(${x} ${y}) scale(${size / 18})"><path d="M9 1C10 5 15 7 15 11.5A6 6 0 0 1 3 11.5C3 9 5 8 5.5 5.5C7 6.5 7.5 7.5 7.5 9C9 7 9.5 4 9 1Z" fill="${lit ? C.torch : 'none'}" stroke="${lit ? '#7a3d05' : '#7d8791'}" stroke-width="1.2" stroke-linejoin="round"/>${lit ? '<path d="M9 9.5c.5 1.5 2.5 2 2.5 4a2.5 2.5 0 0 1-5 0c0-1.5 2-2 2.5-4z" fill="#fff3c4"/>' : ''}</g>`
}
