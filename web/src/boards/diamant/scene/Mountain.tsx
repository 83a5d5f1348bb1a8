import { memo } from 'react'
import { Entrance } from '../art/Entrance.tsx'
import { paint } from '../art/Paint.tsx'
import { dots, seeded } from '../art/seeded.ts'
import { Ahead } from './Ahead.tsx'
import { campOf, mouthOf, type PathLayout, type PathSpot } from './path-layout.ts'
import { Rock } from './Rock.tsx'
import { Floor, Tunnel } from './Tunnel.tsx'

interface Props {
  readonly layout: PathLayout
  readonly height: number
  readonly round: number
  /** Last place of the path that has been dug: just beyond the deck. */
  readonly dug: number
  /** Last place of the gallery that lies in the dark beyond it. */
  readonly ahead: number
  /** Where the torches are. */
  readonly light: PathSpot
  readonly dread: boolean
}

/** Sky, camp ground, rock, the tunnel as far as it is dug and the dark beyond. Everything that stays where it is. */
export const Mountain = memo(function Mountain({ layout, height, round, dug, ahead, light, dread }: Props) {
  return (
    <svg className="mountain" viewBox={`0 0 ${layout.width} ${height}`} aria-hidden="true">
      <Sky layout={layout} />
      <Rock layout={layout} height={height} />
      <CampGround layout={layout} />
      <Ahead layout={layout} last={ahead} />
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
