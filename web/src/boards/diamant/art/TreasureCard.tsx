import { memo } from 'react'
import { CardFace, INK, PAPER, SERIF, Stalactites } from './frames.tsx'
import { Gem, Heap } from './gems.tsx'
import { NICHE, paint } from './Paint.tsx'
import { between, dots, fine, type Random, seeded, times } from './seeded.ts'

interface Props {
  readonly value: number
  /** Rubies that still lie on the card. */
  readonly lying: number
  readonly seed: number
  readonly label: string
}

/** The number is what was found, the printed heap shows it; the glossy rubies below are what still lies there. */
export const TreasureCard = memo(function TreasureCard({ value, lying, seed, label }: Props) {
  const random = seeded(`treasure-${seed}-${value}`)
  return (
    <CardFace label={label}>
      <rect x="2" y="2" width="196" height="276" rx="16" fill={paint('paper')} stroke="#6b5b41" strokeWidth="2.5" />
      <Specks random={random} />
      <Niche random={random} value={value} />
      <text x="18" y="65" fontFamily={SERIF} fontWeight="750" fontSize="66" letterSpacing="-2" fill={INK}>
        {value}
      </text>
      <Gem x={166} y={42} size={40} />
      {lying > 0 ? <Lying lying={lying} random={random} /> : <Nothing />}
    </CardFace>
  )
})

const Specks = ({ random }: { random: Random }) => (
  <path stroke="#8a7860" strokeWidth="2" strokeLinecap="round" opacity=".35" d={dots(random, 16, [8, 192], [8, 272])} />
)

const gemSize = (value: number): number => (value > 15 ? 27 : value > 12 ? 30 : value > 6 ? 35 : value > 2 ? 42 : 58)

function Niche({ random, value }: { random: Random; value: number }) {
  return (
    <>
      <g clipPath="url(#diamant-clip-niche)">
        <rect x="14" y="74" width="172" height="140" fill={paint('niche')} />
        <Stalactites random={random} from={14} to={186} y={84} fill="#1f130c" long={24} />
        <ellipse cx="100" cy="176" rx={46 + value * 3} ry={30 + value * 2} fill={paint('glow')} opacity=".8" />
        {times(2 + (value >> 1), i => (
          <Sparkle
            key={i}
            x={between(random, 30, 170)}
            y={between(random, 104, 176)}
            scale={between(random, 0.5, 1.3)}
          />
        ))}
        <ellipse cx="100" cy="204" rx={44 + value * 2.4} ry="10" fill="#0b0604" opacity=".6" />
        <Heap random={random} count={Math.min(value, 21)} cx={100} base={206} size={gemSize(value)} />
      </g>
      <path d={NICHE} fill="none" stroke="#6b5b41" strokeWidth="3" />
    </>
  )
}

const Sparkle = ({ x, y, scale }: { x: number; y: number; scale: number }) => (
  <path
    d="M0-6 1.3-1.3 6 0 1.3 1.3 0 6-1.3 1.3-6 0-1.3-1.3Z"
    fill="#ffe9b0"
    transform={`translate(${fine(x)} ${fine(y)}) scale(${fine(scale)})`}
  />
)

const Nothing = () => (
  <path d="M70 243h60" stroke="#6b5b41" strokeWidth="3" strokeDasharray="2 9" strokeLinecap="round" />
)

function Lying({ lying, random }: { lying: number; random: Random }) {
  const shown = Math.min(lying, 4)
  const left = 100 - ((shown - 1) * 28 + 46) / 2
  return (
    <>
      <ellipse cx="100" cy="262" rx="74" ry="9" fill="#6b5b41" opacity=".35" />
      {times(shown, i => (
        <Gem key={i} x={left + i * 28 + 2} y={243 + between(random, -3, 3)} size={42} turn={between(random, -18, 18)} />
      ))}
      <g transform={`translate(${left + shown * 28 + 24} 242)`}>
        <circle r="23" fill={INK} stroke={PAPER} strokeWidth="3" />
        <text
          y="11.5"
          textAnchor="middle"
          fontFamily={SERIF}
          fontWeight="750"
          fontSize={lying > 9 ? 28 : 33}
          fill="#fff4e2"
        >
          {lying}
        </text>
      </g>
    </>
  )
}
