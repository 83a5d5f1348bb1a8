import { memo } from 'react'
import { Entrance } from '../art/Entrance.tsx'
import { paint } from '../art/Paint.tsx'
import { dots, rock, seeded, smooth } from '../art/seeded.ts'
import { FloorDetail } from './FloorDetail.tsx'
import { along, campOf, mouthOf, type PathLayout, type Spot, wayTo } from './path-layout.ts'
import { Rock } from './Rock.tsx'

interface Props {
  readonly layout: PathLayout
  readonly height: number
  readonly round: number
  /** Last place of the path that has been dug: just beyond the deck. */
  readonly dug: number
  /** Where the torches are. */
  readonly light: Spot
  readonly dread: boolean
}

/** Sky, camp ground, rock, and the tunnel as far as it is dug. Everything that stays where it is. */
export const Mountain = memo(function Mountain({ layout, height, round, dug, light, dread }: Props) {
  return (
    <svg className="mountain" viewBox={`0 0 ${layout.width} ${height}`} aria-hidden="true">
      <Sky layout={layout} />
      <Rock layout={layout} height={height} />
      <CampGround layout={layout} />
      <Tunnel layout={layout} dug={dug} />
      <g clipPath="url(#diamant-clip-tunnel)">
        <circle
          className="lamp"
          r="330"
          fill={paint(dread ? 'dread' : 'torchlight')}
          style={{ transform: `translate(${light.x}px, ${light.y}px)` }}
        />
      </g>
      <Floor layout={layout} dug={dug} />
      <Gate layout={layout} round={round} />
    </svg>
  )
})

const Sky = memo(function Sky({ layout }: { layout: PathLayout }) {
  const [campX, campY] = campOf(layout)
  const width = layout.land + 240
  return (
    <>
      <rect width={width} height={campY + 40} fill={paint('sky')} />
      <path
        d={dots(seeded('stars'), 34, [4, width], [4, campY - 70])}
        stroke="#fff4d0"
        strokeWidth="1.9"
        strokeLinecap="round"
        opacity=".75"
      />
      <circle cx={layout.land * 0.3} cy="62" r="20" fill="#ffe9b0" />
      <circle cx={layout.land * 0.3 - 8} cy="59" r="17.5" fill="#152538" />
      <path
        d={`M-20 ${campY - 10}L${campX - 60} ${campY - 74}L${campX - 18} ${campY - 38}L${campX + 40} ${campY - 110}L${campX + 180} ${campY}Z`}
        fill="#13263a"
      />
    </>
  )
})

function CampGround({ layout }: { layout: PathLayout }) {
  const [x, y] = campOf(layout)
  const edge = layout.land + 6
  return (
    <path
      d={`M-20 ${y - 20}Q${x} ${y - 36} ${edge} ${y - 10}Q${edge + 6} ${y + 34} ${edge - 34} ${y + 46}Q${x} ${y + 64} -20 ${y + 42}Z`}
      fill="#24382b"
      stroke="#46525d"
      strokeWidth="2"
    />
  )
}

function Gate({ layout, round }: { layout: PathLayout; round: number }) {
  const [x, y] = mouthOf(layout)
  return (
    <g transform={`translate(${x} ${y}) scale(.82)`}>
      <circle className="flicker" cy="-40" r="92" fill={paint('glow')} />
      <Entrance index={round - 1} state="open" />
    </g>
  )
}

const HALF = 77

/** The tunnel is a union of rough rounds, so it may turn as sharply as it likes and grow by a piece at a time. */
function tunnelRounds(layout: PathLayout, dug: number, grow: number): string {
  const random = seeded('tacora')
  return along(wayTo(layout, dug))
    .map(([x, y], i) => {
      const wide = HALF * Math.min(1, 0.5 + i * 0.14) * (0.93 + random() * 0.1) + grow
      return rock(random, x, y, wide, wide, 0.07, 10)
    })
    .join('')
}

const Tunnel = memo(function Tunnel({ layout, dug }: { layout: PathLayout; dug: number }) {
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
const Floor = memo(function Floor({ layout, dug }: { layout: PathLayout; dug: number }) {
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
