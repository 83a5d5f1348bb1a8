import { GemSymbols } from './gems.tsx'
import { LINEAR, RADIAL, type Stop } from './gradients.ts'

/** How a piece refers to shared paint; the prefix keeps other boards' ids apart. */
export const paint = (name: string): string => `url(#diamant-${name})`

const stops = (list: readonly Stop[]) =>
  list.map(([offset, colour, opacity = 1]) => (
    <stop key={offset} offset={offset} stopColor={colour} stopOpacity={opacity} />
  ))

/** Gradients, clips and gems that all pieces share: once on a page. */
export function Paint() {
  return (
    <svg width="0" height="0" style={{ position: 'absolute' }} aria-hidden="true">
      <defs>
        {Object.entries(RADIAL).map(([name, [list, centre = ['50%', '50%', '60%']]]) => (
          <radialGradient key={name} id={`diamant-${name}`} cx={centre[0]} cy={centre[1]} r={centre[2]}>
            {stops(list)}
          </radialGradient>
        ))}
        {Object.entries(LINEAR).map(([name, list]) => (
          <linearGradient key={name} id={`diamant-${name}`} x1="0" y1="0" x2="0" y2="1">
            {stops(list)}
          </linearGradient>
        ))}
        <Clips />
        <GemSymbols />
      </defs>
    </svg>
  )
}

export const NICHE = 'M16 208V118Q16 78 100 78T184 118V208Z'

const Clips = () => (
  <>
    <clipPath id="diamant-clip-niche">
      <path d={NICHE} />
    </clipPath>
    <clipPath id="diamant-clip-face">
      <rect x="7" y="7" width="186" height="266" rx="11" />
    </clipPath>
    <clipPath id="diamant-clip-back">
      <rect x="12" y="12" width="176" height="256" rx="10" />
    </clipPath>
    <clipPath id="diamant-clip-medal">
      <circle cx="100" cy="114" r="78" />
    </clipPath>
    <clipPath id="diamant-clip-choice">
      <rect x="13" y="13" width="214" height="160" rx="13" />
    </clipPath>
    <clipPath id="diamant-clip-choice-back">
      <rect x="13" y="13" width="214" height="234" rx="13" />
    </clipPath>
  </>
)
