import { GemSymbols } from './gems.tsx'

type Stop = readonly [offset: number, colour: string, opacity?: number]
type Centre = readonly [cx: string, cy: string, r: string]

const RADIAL: Readonly<Record<string, readonly [readonly Stop[], Centre?]>> = {
  niche: [
    [
      [0, '#8a5a2c'],
      [0.55, '#4a2e1a'],
      [1, '#1f130c'],
    ],
    ['50%', '72%', '70%'],
  ],
  'dusk-spiders': [
    [
      [0, '#8d5a8f'],
      [0.5, '#4b2c50'],
      [1, '#170d1a'],
    ],
    ['50%', '45%', '62%'],
  ],
  'dusk-snakes': [
    [
      [0, '#8d9a3c'],
      [0.5, '#3f4d1c'],
      [1, '#12170a'],
    ],
    ['50%', '38%', '65%'],
  ],
  'dusk-lava': [
    [
      [0, '#ffb03a'],
      [0.35, '#c8461a'],
      [0.75, '#4d1410'],
      [1, '#1d0908'],
    ],
    ['50%', '78%', '80%'],
  ],
  'dusk-boulder': [
    [
      [0, '#d9b987'],
      [0.45, '#7a5f40'],
      [1, '#1d150e'],
    ],
    ['72%', '22%', '85%'],
  ],
  'dusk-ram': [
    [
      [0, '#8aa0b3'],
      [0.5, '#41525f'],
      [1, '#11171c'],
    ],
    ['50%', '48%', '65%'],
  ],
  'dusk-relic': [
    [
      [0, '#ffe9b0'],
      [0.3, '#5fa79b'],
      [0.7, '#1f4c4d'],
      [1, '#0c2023'],
    ],
    ['50%', '46%', '65%'],
  ],
  stone: [
    [
      [0, '#c2ab88'],
      [0.5, '#8a7860'],
      [1, '#3d3226'],
    ],
    ['36%', '30%', '75%'],
  ],
  flame: [
    [
      [0, '#fff8d8'],
      [0.4, '#ffd36a'],
      [0.75, '#ff9a2e'],
      [1, '#e8642c'],
    ],
    ['50%', '70%', '65%'],
  ],
  glow: [
    [
      [0, '#ffcf7a', 0.85],
      [0.35, '#ffb347', 0.35],
      [1, '#ffb347', 0],
    ],
    ['50%', '50%', '50%'],
  ],
  torchlight: [
    [
      [0, '#a9763a'],
      [0.4, '#5b4530'],
      [1, '#5b4530', 0],
    ],
    ['50%', '50%', '50%'],
  ],
  dread: [
    [
      [0, '#e0475b', 0.8],
      [0.5, '#b3263a', 0.35],
      [1, '#b3263a', 0],
    ],
    ['50%', '50%', '50%'],
  ],
}
const LINEAR: Readonly<Record<string, readonly Stop[]>> = {
  paper: [
    [0, '#f6eedc'],
    [0.6, '#efe6d2'],
    [1, '#dccfb2'],
  ],
  gold: [
    [0, '#ffe9a8'],
    [0.5, '#e0a93b'],
    [1, '#8a5a14'],
  ],
  bronze: [
    [0, '#f0c890'],
    [0.45, '#a9743c'],
    [1, '#4d2f16'],
  ],
  lava: [
    [0, '#fff0a0'],
    [0.35, '#ffb347'],
    [0.75, '#f0561d'],
    [1, '#8d1c10'],
  ],
  cobra: [
    [0, '#c3d65a'],
    [0.5, '#7f9a2e'],
    [1, '#3c4d16'],
  ],
  wood: [
    [0, '#a8743f'],
    [1, '#5b3719'],
  ],
  go: [
    [0, '#5b2c10'],
    [0.55, '#a8541a'],
    [1, '#3a1a0a'],
  ],
  out: [
    [0, '#101d33'],
    [0.6, '#29507a'],
    [1, '#14283f'],
  ],
  sky: [
    [0, '#0d1826'],
    [1, '#35597a'],
  ],
}

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
