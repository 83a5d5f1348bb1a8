import { memo } from 'react'
import { grownTo } from '../../../theme/grown.ts'
import { INK, SERIF } from './frames.tsx'
import { paint } from './Paint.tsx'
import { rock, seeded, times } from './seeded.ts'

/** D-6, D-41 Barricaded, this expedition's (lit), or still to come. */
export type EntranceState = 'closed' | 'open' | 'waiting'

export const NUMERALS = ['I', 'II', 'III', 'IV', 'V'] as const
const MOUTH = 'M-32 2V-42a32 36 0 0 1 64 0V2Z'
const NAILS = 'M-40-41h.1M40-41h.1M0-41h.1'

/** A cave mouth with its base centre on (0, 0), about 100 high. */
export const Entrance = memo(function Entrance({ index, state }: { index: number; state: EntranceState }) {
  return (
    <>
      <path d={MOUTH} fill={state === 'open' ? paint('flame') : '#07090b'} />
      {state === 'open' && <path d={MOUTH} fill="#5b2c10" opacity=".35" />}
      {state !== 'closed' && (
        <text
          y="-26"
          textAnchor="middle"
          fontFamily={SERIF}
          fontWeight="750"
          fontSize="34"
          fill={state === 'open' ? INK : '#aab6c0'}
        >
          {NUMERALS[index]}
        </text>
      )}
      {stonesOf(index).map((d, i) => (
        <path key={d} d={d} fill={['#566470', '#46525d', '#4d5a66'][i % 3]} stroke="#11161a" strokeWidth="2.5" />
      ))}
      {state === 'closed' && <Barricade />}
    </>
  )
})

function stonesOf(index: number): string[] {
  const random = seeded(`entrance-${index}`)
  const arch = times(9, i => Math.PI + (i / 8) * Math.PI)
  return [
    ...arch.map(a => rock(random, Math.cos(a) * 40, -42 + Math.sin(a) * 44, 13, 11, 0.16, 7)),
    ...times(4, i => rock(random, i % 2 ? 42 : -42, -8 - (i >> 1) * 22, 12, 12, 0.14, 7)),
  ]
}

const Barricade = () => (
  <g className="barricade">
    <path
      d="M-46-74-38-82 48-10 40-2ZM46-74 38-82-48-10-40-2ZM-48-48H48V-35H-48Z"
      stroke="#24140a"
      strokeWidth="2.5"
      fill={paint('wood')}
    />
    <path d={NAILS} stroke="#e6ded0" strokeWidth="5.2" strokeLinecap="round" />
  </g>
)

interface IconProps {
  readonly index: number
  readonly state: EntranceState
  readonly size: number
  readonly label: string
}

export const EntranceIcon = ({ index, state, size, label }: IconProps) => (
  <svg
    className="entrance grown"
    style={grownTo(size, size * 1.02)}
    viewBox="-58 -104 116 118"
    role="img"
    aria-label={label}
  >
    <Entrance index={index} state={state} />
  </svg>
)
