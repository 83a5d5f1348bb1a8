import { memo } from 'react'
import { rock, seeded, smooth } from '../art/seeded.ts'
import { FloorDetail } from './FloorDetail.tsx'
import { along, type PathLayout, wayTo } from './path-layout.ts'

/** Half of its height. */
export const HALF = 77

/** The tunnel is a union of rough rounds, so it may turn as sharply as it likes and grow by a piece at a time. */
export function tunnelRounds(layout: PathLayout, dug: number, grow: number): string {
  const random = seeded('tacora')
  return along(wayTo(layout, dug))
    .map(([x, y], i) => {
      const wide = HALF * Math.min(1, 0.5 + i * 0.14) * (0.93 + random() * 0.1) + grow
      return rock(random, x, y, wide, wide, 0.07, 10)
    })
    .join('')
}

export const Tunnel = memo(function Tunnel({ layout, dug }: { layout: PathLayout; dug: number }) {
  return (
    <>
      <path d={tunnelRounds(layout, dug, 9)} fill="#0b0d10" />
      <path d={tunnelRounds(layout, dug, 2.5)} fill="#5a6873" />
      <path d={tunnelRounds(layout, dug, 0)} fill="#1a1f24" />
      <path d={tunnelRounds(layout, dug, -9)} fill="#2b3239" />
      <clipPath id="diamant-clip-tunnel">
        <path d={tunnelRounds(layout, dug, -9)} />
      </clipPath>
    </>
  )
})

/** What lies on the floor of the tunnel, above the light. */
export const Floor = memo(function Floor({ layout, dug }: { layout: PathLayout; dug: number }) {
  const way = wayTo(layout, dug)
  return (
    <>
      <g clipPath="url(#diamant-clip-tunnel)">
        <FloorDetail way={way} half={HALF} />
      </g>
      <path
        d={smooth(along(way), false)}
        fill="none"
        stroke="#c9a66b"
        strokeWidth="4"
        strokeDasharray="11 8"
        opacity=".7"
      />
    </>
  )
})
