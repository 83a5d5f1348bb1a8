import type { Seat } from '@grotto/kernel'
import { LOOKS, personOf, SHAPES } from '../../../pictures/explorers.ts'
import { grownTo } from '../../../theme/grown.ts'
import { INK, SANS } from './frames.tsx'

export const lookOf = (seat: Seat) => LOOKS[personOf(seat)]
export const colourOf = (seat: Seat): string => lookOf(seat).colour
/** The first letter of a name, whatever its script. */
export const letterOf = (name: string): string => [...name.trim()][0]?.toUpperCase() ?? '?'

const LETTER_DROP: Partial<Record<keyof typeof SHAPES, number>> = { triangle: 8.5, star: 6.5, shield: 5.5 }

/** A seat's sign inside a drawing: shape, colour and letter, so that no one of them has to carry it alone. */
export function Emblem({ seat, letter, fill }: { seat: Seat; letter: string; fill?: string }) {
  const { shape, colour } = lookOf(seat)
  return (
    <>
      <path d={SHAPES[shape]} fill={fill ?? colour} stroke="#0b0d10" strokeWidth="2.6" strokeLinejoin="round" />
      {letter && (
        <text
          y={LETTER_DROP[shape] ?? 6}
          textAnchor="middle"
          fontFamily={SANS}
          fontWeight="800"
          fontSize="16.5"
          fill={INK}
        >
          {letter}
        </text>
      )}
    </>
  )
}

export const Token = ({ seat, name, size = 32 }: { seat: Seat; name: string; size?: number }) => (
  <svg className="token grown" style={grownTo(size)} viewBox="-22 -22 44 44" aria-hidden="true">
    <Emblem seat={seat} letter={letterOf(name)} />
  </svg>
)
