import { memo } from 'react'
import { paint } from '../art/Paint.tsx'
import { between, fine, type Point, type Random, rock, seeded, smooth } from '../art/seeded.ts'
import { crystal } from './FloorDetail.tsx'
import { along, type PathLayout, wayTo } from './path-layout.ts'
import { HALF, tunnelRounds } from './Tunnel.tsx'

/** Where the path will go if anybody dares. Nobody has lit it yet, but it is there: the mountain is a cave from the first card on. */
export const Ahead = memo(function Ahead({ layout, last }: { layout: PathLayout; last: number }) {
  const way = along(wayTo(layout, last))
  const inside = tunnelRounds(layout, last, -4)
  return (
    <g className="ahead">
      <path d={tunnelRounds(layout, last, 8)} fill="#101418" />
      <path d={tunnelRounds(layout, last, 2)} fill="#43505b" />
      <path d={inside} fill="#0f1418" />
      <radialGradient id="diamant-crystal">
        <stop offset="0" stopColor="#57b3cf" stopOpacity=".34" />
        <stop offset=".5" stopColor="#2f7f9e" stopOpacity=".14" />
        <stop offset="1" stopColor="#2f7f9e" stopOpacity="0" />
      </radialGradient>
      <clipPath id="diamant-clip-ahead">
        <path d={inside} />
      </clipPath>
      <g clipPath="url(#diamant-clip-ahead)">
        <path d={tunnelRounds(layout, last, -22)} fill="#161d23" />
        <Pools way={way} />
        <path d={dripstones(way)} fill="#2a333b" stroke="#0b0e11" strokeWidth="1.6" strokeLinejoin="round" />
        <Crystals way={way} />
      </g>
      <path d={smooth(way, false)} fill="none" stroke="#c9a66b" strokeWidth="3" strokeDasharray="2 19" opacity=".28" />
      <path d={eyes(way)} stroke="#ffe3b0" strokeWidth="4.5" strokeLinecap="round" opacity=".6" />
    </g>
  )
})

/** From the roof and from the floor, where the gallery runs level. */
function dripstones(way: readonly Point[]): string {
  const random = seeded('dripstones')
  return way
    .slice(NEAR, -NEAR)
    .filter(([, y], i) => isLevel(y, way[i]![1]) && isLevel(y, way[i + 2 * NEAR]![1]))
    .flatMap(([x, y]) => [tooth(random, x, y - HALF, 1), tooth(random, x + 15, y + HALF, -0.7)])
    .join('')
}
/** So many points to each side must lie as high: in a bend there is no roof above the middle. */
const NEAR = 3
const isLevel = (a: number, b: number): boolean => Math.abs(a - b) < 16

function tooth(random: Random, x: number, root: number, down: number): string {
  const [wide, long, lean] = [between(random, 7, 13), between(random, 22, 58) * down, between(random, -4, 4)]
  const foot = root - 6 * Math.sign(down)
  return `M${fine(x - wide)} ${fine(foot)}Q${fine(x - wide * 0.3)} ${fine(root + long * 0.4)} ${fine(x + lean)} ${fine(root + long)}Q${fine(x + wide * 0.3)} ${fine(root + long * 0.4)} ${fine(x + wide)} ${fine(foot)}Z`
}

/** Still water on the floor, every now and then. */
function Pools({ way }: { way: readonly Point[] }) {
  const random = seeded('pools')
  return way
    .filter((_, i) => i % 14 === 9)
    .map(([x, y]) => (
      <g key={`${x} ${y}`} transform={`translate(${fine(x)} ${fine(y + HALF * 0.5)})`}>
        <path
          d={rock(random, 0, 0, 46, 13, 0.12, 12)}
          fill="#1c4354"
          stroke="#2f7f9e"
          strokeWidth="1.6"
          opacity=".75"
        />
        <path d="M-22-3H6M-6 4H20" stroke="#57b3cf" strokeWidth="1.8" strokeLinecap="round" opacity=".6" />
      </g>
    ))
}

/** The only light down there is their own. */
function Crystals({ way }: { way: readonly Point[] }) {
  return way
    .filter((_, i) => i % 9 === 5)
    .map(([x, y], i) => (
      <g key={`${x} ${y}`} transform={`translate(${fine(x)} ${fine(y + (i % 2 ? -0.62 : 0.66) * HALF)})`}>
        <circle r="58" fill={paint('crystal')} />
        <g transform={`rotate(${i % 2 ? 170 : -6}) scale(1.25)`}>{crystal()}</g>
      </g>
    ))
}

/** Somebody lives there, and looks out of the dark. */
const eyes = (way: readonly Point[]): string =>
  way
    .filter((_, i) => i % 17 === 13)
    .map(([x, y]) => `M${fine(x - 6)} ${fine(y - 8)}h.1M${fine(x + 6)} ${fine(y - 8)}h.1`)
    .join('')
