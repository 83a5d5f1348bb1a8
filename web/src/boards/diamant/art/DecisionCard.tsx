import type { Choice } from '@grotto/diamant'
import type { Seat } from '@grotto/kernel'
import { memo, type ReactNode } from 'react'
import { Campfire, Tent } from './camp-pieces.tsx'
import { colourOf, Emblem } from './Emblem.tsx'
import { Torch } from './Explorer.tsx'
import { fitted, INK, ROPE, SANS, SERIF, Stalactites } from './frames.tsx'
import { paint } from './Paint.tsx'
import { dots, rock, seeded, times } from './seeded.ts'

interface Props {
  readonly choice: Choice
  readonly title: string
  readonly under?: string
}

/** D-30 A decision card, face up: warm frame and torch, or cold frame and tent. Titles shrink before they wrap. */
export const DecisionCard = memo(function DecisionCard({ choice, title, under = '' }: Props) {
  const stay = choice === 'goOn'
  return (
    <Sheet fill={paint('paper')} stroke="#6b5b41">
      <g clipPath="url(#diamant-clip-choice)">
        <rect x="10" y="10" width="220" height="170" fill={paint(stay ? 'go' : 'out')} />
        {stay ? <TorchInTheDark /> : <CampAtNight />}
      </g>
      <rect
        x="13"
        y="13"
        width="214"
        height="160"
        rx="13"
        fill="none"
        stroke={stay ? '#e8862c' : '#57b3cf'}
        strokeWidth="5"
      />
      <text
        x="120"
        y={under ? 213 : 227}
        textAnchor="middle"
        fontFamily={SERIF}
        fontWeight="750"
        fontSize={fitted(title, under ? 37 : 46, 210)}
        fill={INK}
      >
        {title}
      </text>
      <text
        x="120"
        y="240"
        textAnchor="middle"
        fontFamily={SANS}
        fontWeight="550"
        fontSize={fitted(under, 16.5, 200)}
        fill="#4a4136"
      >
        {under}
      </text>
    </Sheet>
  )
})

const Sheet = ({ fill, stroke, children }: { fill: string; stroke: string; children: ReactNode }) => (
  <svg className="card decision" viewBox="0 0 240 260" aria-hidden="true">
    <rect x="3" y="3" width="234" height="254" rx="20" fill={fill} stroke={stroke} strokeWidth="2.5" />
    {children}
  </svg>
)

function TorchInTheDark() {
  const random = seeded('go')
  return (
    <>
      {times(5, i => (
        <path
          key={i}
          d={rock(random, 120, 104, 150 - i * 30, 118 - i * 23, 0.06, 12)}
          fill="#1a0c05"
          opacity={0.14 + i * 0.1}
        />
      ))}
      <circle cx="120" cy="84" r="104" fill={paint('glow')} />
      <Stalactites random={random} from={8} to={232} y={14} fill="#160a04" long={30} />
      <g className="flicker">
        <Torch x={120} y={112} scale={1.05} turn={6} />
      </g>
      <path d="M96 178q6-30 24-30t26 30Z" fill="#e3b58c" stroke="#3a1a0a" strokeWidth="3" />
      <path d="M104 160h34M102 169h40" stroke="#3a1a0a" strokeWidth="2.4" />
      <path d={dots(random, 9, [50, 190], [24, 96])} stroke="#ffd36a" strokeWidth="4" strokeLinecap="round" />
    </>
  )
}

function CampAtNight() {
  const random = seeded('out')
  return (
    <>
      <path
        d={dots(random, 26, [16, 224], [18, 92])}
        stroke="#fff4d0"
        strokeWidth="2.6"
        strokeLinecap="round"
        opacity=".8"
      />
      <circle cx="186" cy="46" r="19" fill="#ffe9b0" />
      <circle cx="178" cy="41" r="17" fill="#1a3350" />
      <path d="M0 138 48 92 74 116 112 74 158 118 186 98 240 142V180H0Z" fill="#0c1a2b" />
      <path d="M112 74 100 88 114 96 122 86Z" fill="#8fb0cc" />
      <path d="M0 152Q120 138 240 152V180H0Z" fill="#16301f" />
      <circle cx="120" cy="132" r="72" fill={paint('glow')} opacity=".7" />
      <Tent x={112} y={160} scale={0.98} colour="#c9a66b" lit />
      <Campfire x={194} y={163} scale={0.6} />
    </>
  )
}

const random = seeded('decision-back')
const RINGS = times(7, i => rock(random, 120, 130, 40 + i * 20, 40 + i * 20, 0.05, 9))

/** D-61 Face down it shows only whose it is: no hint by size, tilt or timing. */
export const DecisionBack = memo(function DecisionBack({ seat, letter }: { seat: Seat; letter: string }) {
  return (
    <Sheet fill="#2b211a" stroke="#0b0d10">
      <g clipPath="url(#diamant-clip-choice-back)">
        {RINGS.map((d, i) => (
          <path key={d} d={d} fill="none" stroke={ROPE} strokeWidth="2" opacity={0.8 - i * 0.08} />
        ))}
      </g>
      <rect x="13" y="13" width="214" height="234" rx="13" fill="none" stroke={colourOf(seat)} strokeWidth="7" />
      <g transform="translate(120 130) scale(2.5)">
        <Emblem seat={seat} letter={letter} />
      </g>
    </Sheet>
  )
})
