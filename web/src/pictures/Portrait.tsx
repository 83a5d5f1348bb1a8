import { grownTo } from '../theme/grown.ts'
import { bust, LOOKS, type Person, SHAPES } from './explorers.ts'

/** A face in a round frame of the person's colour. */
export function Portrait({ who, size = 54 }: { who: Person; size?: number }) {
  return (
    <svg className="portrait grown" style={grownTo(size)} viewBox="-38 -108 76 76" aria-hidden="true">
      <circle cy="-70" r="37" fill="#3a2c20" />
      <circle cy="-60" r="30" fill="#6b4a22" />
      <clipPath id={`face-${who}`}>
        <path d="M-37-112H37V-70a37 37 0 0 1-74 0Z" />
      </clipPath>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, no text of anybody's in it */}
      <g clipPath={`url(#face-${who})`} dangerouslySetInnerHTML={{ __html: bust(who) }} />
      <circle cy="-70" r="36" fill="none" stroke={LOOKS[who].colour} strokeWidth="3" />
    </svg>
  )
}

const LETTER_DROP: Partial<Record<keyof typeof SHAPES, number>> = { triangle: 8.5, star: 6.5, shield: 5.5 }

/** A person's emblem with the first letter of a name. */
export function Token({ who, name = '', size = 32 }: { who: Person; name?: string; size?: number }) {
  const { colour, shape } = LOOKS[who]
  return (
    <svg className="token grown" style={grownTo(size)} viewBox="-22 -22 44 44" aria-hidden="true">
      <path d={SHAPES[shape]} fill={colour} stroke="#0b0d10" strokeWidth="2.6" strokeLinejoin="round" />
      <text y={LETTER_DROP[shape] ?? 6} textAnchor="middle" fontWeight="800" fontSize="16.5" fill="#1d1a16">
        {[...name.trim()][0]?.toUpperCase() ?? ''}
      </text>
    </svg>
  )
}
