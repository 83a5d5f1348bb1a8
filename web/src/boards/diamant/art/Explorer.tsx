import type { Seat } from '@grotto/kernel'
import { memo } from 'react'
import { colourOf, Emblem, lookOf } from './Emblem.tsx'
import { Move } from './frames.tsx'
import { HATS } from './hats.tsx'
import { paint } from './Paint.tsx'

export type Pose = 'stand' | 'flee' | 'rest'

interface Props {
  readonly seat: Seat
  readonly letter: string
  readonly pose?: Pose
  /** Whether the drawing is shown mirrored: the letter is turned back. */
  readonly mirrored?: boolean
}

/** An explorer standing on (0, 0), about 100 high. */
export const Explorer = memo(function Explorer({ seat, letter, pose = 'stand', mirrored = false }: Props) {
  return (
    <g>
      <ellipse cy="3" rx="26" ry="6" fill="#05070a" opacity=".6" />
      <g transform={pose === 'flee' ? 'rotate(-13)' : undefined}>
        <Body seat={seat} pose={pose} />
        {pose === 'stand' && <TorchArm seat={seat} />}
        {pose === 'flee' && <WildArms seat={seat} />}
        <Head seat={seat} />
        <g transform={`translate(0 -27) scale(${mirrored ? -0.8 : 0.8} .8)`}>
          <Emblem seat={seat} letter={letter} fill="#fffaf0" />
        </g>
      </g>
    </g>
  )
})

const LEGS = 'M-9-8V2M9-8V2'
const RUNNING = 'M6-10 22-2 30-10M-6-10-18-2-16 10'

const Body = ({ seat, pose }: { seat: Seat; pose: Pose }) => (
  <>
    <path
      d={pose === 'flee' ? RUNNING : LEGS}
      fill="none"
      stroke="#2a211a"
      strokeWidth="10"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <path
      d="M-22-6C-26-34-16-58 0-58S26-34 22-6Q0 2-22-6Z"
      fill={colourOf(seat)}
      stroke="#0b0d10"
      strokeWidth="2.6"
      strokeLinejoin="round"
    />
    <path d="M4-57C18-54 25-34 21.5-7 16-4.5 11-3 6-3 14-22 13-42 4-57Z" fill="#0b0d10" opacity=".22" />
  </>
)

const TorchArm = ({ seat }: { seat: Seat }) => (
  <>
    <path d="M14-42 29-52" stroke="#0b0d10" strokeWidth="13" strokeLinecap="round" />
    <path d="M14-42 29-52" stroke={colourOf(seat)} strokeWidth="9" strokeLinecap="round" />
    <Torch x={32} y={-68} scale={0.42} turn={8} />
    <circle cx="31" cy="-54" r="5.5" fill={lookOf(seat).skin} />
  </>
)

const WildArms = ({ seat }: { seat: Seat }) => (
  <>
    <path d="M14-44 32-58M-14-44-32-54" stroke={colourOf(seat)} strokeWidth="10" strokeLinecap="round" />
    <path d="M34-59h.1M-34-55h.1" stroke={lookOf(seat).skin} strokeWidth="11" strokeLinecap="round" />
  </>
)

const Head = ({ seat }: { seat: Seat }) => {
  const { colour, skin, hat } = lookOf(seat)
  return (
    <>
      <circle cy="-67" r="13" fill={skin} stroke="#0b0d10" strokeWidth="2.6" />
      <path d="M-4.5-65h.1M4.5-65h.1" stroke="#1d1a16" strokeWidth="3.4" strokeLinecap="round" />
      <g stroke="#0b0d10" strokeWidth="2.6" strokeLinejoin="round">
        {HATS[hat](colour)}
      </g>
    </>
  )
}

export const Torch = ({ x, y, scale, turn }: { x: number; y: number; scale: number; turn: number }) => (
  <Move x={x} y={y} scale={scale} turn={turn}>
    <path d="M-7 4 7 4 4 70-4 70Z" fill={paint('wood')} stroke="#24140a" strokeWidth="3" />
    <path d="M-12-8h24l-4 18h-16Z" fill="#4d3a26" stroke="#24140a" strokeWidth="3" />
    <path
      d="M0-84C6-60 30-52 24-24 21-10 10-6 0-6S-21-10-24-24C-28-44-10-46-12-66-4-62-2-72 0-84Z"
      fill={paint('flame')}
    />
    <path d="M1-48C4-36 13-32 10-18 8-11 4-9 0-9S-9-12-10-19C-11-30-2-34 1-48Z" fill="#fff8d8" />
  </Move>
)
