import { grownTo } from '../../../theme/grown.ts'
import { Move, ROPE } from './frames.tsx'
import { Gem } from './gems.tsx'
import { paint } from './Paint.tsx'

interface Placed {
  readonly x: number
  readonly y: number
  readonly scale?: number
}

/** A tent glows while its owner is at camp. */
export const Tent = ({ x, y, scale = 1, colour, lit }: Placed & { colour: string; lit: boolean }) => (
  <Move x={x} y={y} scale={scale}>
    <ellipse cy="3" rx="64" ry="8" fill="#05070a" opacity=".55" />
    <path d="M-58 0 0-78 58 0Z" fill={colour} stroke="#0b0d10" strokeWidth="3.5" strokeLinejoin="round" />
    <path d="M0-78 58 0H30L0-60Z" fill="#0b0d10" opacity=".28" />
    <path d="M0-62 22 0H-22Z" fill={lit ? paint('flame') : '#171c21'} stroke="#0b0d10" strokeWidth="2.5" />
    <path d="M0-62-22 0H-34Z" fill="#fff" opacity=".28" />
    <path d="M0-78V-90M-58 0-74 4M58 0 74 4" stroke={ROPE} strokeWidth="3" />
  </Move>
)

export const Campfire = ({ x, y, scale = 1 }: Placed) => (
  <Move x={x} y={y} scale={scale}>
    <ellipse cy="2" rx="26" ry="6" fill="#05070a" opacity=".5" />
    <path
      className="flicker"
      d="M0-44C4-30 20-26 16-10 14-2 6 0 0 0S-14-2-16-10C-18-22-6-24-8-36-2-34-1-38 0-44Z"
      fill={paint('flame')}
    />
    <path d="M-20 4 18-5M20 4-18-5" stroke="#5b3719" strokeWidth="7" strokeLinecap="round" />
  </Move>
)

/** D-21 What lies in a chest is safe. */
export const Chest = ({ x, y, scale = 1, colour, open }: Placed & { colour: string; open: boolean }) => (
  <Move x={x} y={y} scale={scale}>
    <ellipse cy="16" rx="44" ry="7" fill="#05070a" opacity=".5" />
    {open ? (
      <OpenLid />
    ) : (
      <path d="M-36-22Q-36-50 0-50T36-22Z" fill={paint('wood')} stroke="#1d120a" strokeWidth="3.5" />
    )}
    <path d="M-36-22H36V14H-36Z" fill={paint('wood')} stroke="#1d120a" strokeWidth="3.5" />
    <path d="M-24-22V14M24-22V14" stroke={colour} strokeWidth="8" />
    <rect x="-8" y="-28" width="16" height="18" rx="3" fill={paint('gold')} stroke="#1d120a" strokeWidth="2.5" />
    <circle cy="-20" r="2.6" fill="#1d120a" />
  </Move>
)

const OpenLid = () => (
  <>
    <path d="M-34-26-38-54Q0-72 38-54L34-26Z" fill="#6b4320" stroke="#1d120a" strokeWidth="3.5" />
    <path d="M-33-27-36-48Q0-62 36-48L33-27Z" fill="#2b1a0d" />
    <Gem kind="diamond" x={-14} y={-28} size={20} turn={-12} />
    <Gem x={4} y={-30} size={19} turn={10} />
    <Gem kind="diamond" x={18} y={-28} size={19} turn={14} />
  </>
)

export const ChestIcon = ({ colour, size = 30, open = false }: { colour: string; size?: number; open?: boolean }) => (
  <svg
    className="chest grown"
    style={grownTo(size, size * 0.9)}
    viewBox={open ? '-46 -70 92 92' : '-46 -56 92 80'}
    aria-hidden="true"
  >
    <Chest x={0} y={0} colour={colour} open={open} />
  </svg>
)
