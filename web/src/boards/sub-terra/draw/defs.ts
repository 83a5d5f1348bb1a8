import { C } from './colors.ts'
import type { Svg } from './shapes.ts'

/** Gradients that all drawings share; once on the page. */
const radial = (id: string, stops: readonly (readonly [number, string, number?])[], extra = ''): Svg =>
  `<radialGradient id="${id}" ${extra}>${stops.map(([o, color, a]) => `<stop offset="${o}" stop-color="${color}" stop-opacity="${a ?? 1}"/>`).join('')}</radialGradient>`
const tint = (id: string, color: string, alpha: number): Svg =>
  radial(
    id,
    [
      [0, color, alpha],
      [0.62, color, alpha * 0.8],
      [1, color, 0],
    ],
    'r=".52"',
  )

export function defs(): Svg {
  return (
    `<linearGradient id="st-rock" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#37424b"/><stop offset="1" stop-color="#20272e"/></linearGradient>` +
    `<linearGradient id="st-cliff" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#4d4a43"/><stop offset="1" stop-color="#14161a"/></linearGradient>` +
    `<linearGradient id="st-slope" x1="0" y1="1" x2="0" y2="0"><stop offset=".2" stop-color="#fff" stop-opacity=".26"/><stop offset=".8" stop-color="#000" stop-opacity=".55"/></linearGradient>` +
    `<linearGradient id="st-shade" x1="0" y1="0" x2="1" y2="1"><stop offset=".2" stop-color="#fff" stop-opacity=".28"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".28"/></linearGradient>` +
    tint('st-t-water', '#2d7690', 0.75) +
    tint('st-t-gas', '#7f9426', 0.75) +
    tint('st-t-cavein', '#8a5a2c', 0.7) +
    tint('st-t-horror', '#63101f', 0.92) +
    tint('st-t-rough', '#4d555b', 0.8) +
    tint('st-t-start', '#b98b42', 0.6) +
    tint('st-t-exit', '#cfa94f', 0.8) +
    radial(
      'st-flood',
      [
        [0, '#2a86a8'],
        [0.7, C.water, 0.98],
        [0.8, C.water, 0.95],
        [0.88, C.water2, 0.5],
        [0.97, C.water2, 0.06],
        [1, C.water2, 0],
      ],
      'r=".53"',
    ) +
    radial('st-day', [
      [0, '#fff'],
      [0.35, C.day, 0.95],
      [1, C.day, 0],
    ]) +
    radial('st-puff', [
      [0, '#c3dc5a', 0.62],
      [0.6, C.gas, 0.42],
      [1, C.gas, 0],
    ]) +
    '<linearGradient id="st-ember" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#ffe2a0"/><stop offset=".5" stop-color="#f08a24"/><stop offset="1" stop-color="#5a1606"/></linearGradient>' +
    radial('st-soot', [
      [0, '#0a0706', 0.85],
      [0.5, '#120c08', 0.5],
      [1, '#120c08', 0],
    ]) +
    radial('st-dread', [
      [0, C.horror, 0.55],
      [1, C.horror, 0],
    ]) +
    radial('st-hide', [
      [0, '#4a121d'],
      [1, '#12050a'],
    ]) +
    radial(
      'st-paper',
      [
        [0.5, '#fff', 0],
        [1, '#7a5a24', 0.28],
      ],
      'r=".8"',
    )
  )
}
