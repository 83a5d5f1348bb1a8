import { memo } from 'react'
import { CardFace, ROPE } from './frames.tsx'
import { Gem } from './gems.tsx'
import { rock, seeded, times } from './seeded.ts'

const random = seeded('back')
const CONTOURS = times(9, i => rock(random, 100, 140, 20 + i * 15, 26 + i * 19, 0.05, 9))

/** The back is a map of Tacora: contour lines of a mountain, a gem for its summit. */
export const CardBack = memo(function CardBack({ label }: { label: string }) {
  return (
    <CardFace label={label}>
      <rect x="2" y="2" width="196" height="276" rx="16" fill="#2b211a" stroke="#0b0d10" strokeWidth="2" />
      <g clipPath="url(#diamant-clip-back)">
        <rect width="200" height="280" fill="#3a2c20" />
        {CONTOURS.map((d, i) => (
          <path key={d} d={d} fill="none" stroke={ROPE} strokeWidth={i % 3 ? 1.6 : 3} opacity={0.9 - i * 0.06} />
        ))}
        <circle cx="100" cy="140" r="30" fill="#2b211a" />
      </g>
      <rect x="12" y="12" width="176" height="256" rx="10" fill="none" stroke={ROPE} strokeWidth="3" />
      <Gem kind="diamond" x={100} y={140} size={42} />
    </CardFace>
  )
})
