import { Mirrored, Move } from '../frames.tsx'
import { between, type Random, times } from '../seeded.ts'

const WEB =
  times(5, i => `M8 8L${150 - i * 34} ${14 + i * 36}`).join('') +
  times(4, i => 38 + i * 30)
    .map(r => `M${8 + r} 12Q${8 + r * 0.62} ${8 + r * 0.52} 12 ${8 + r}`)
    .join('')
const LEGS =
  'M118 148Q150 104 158 70Q170 62 182 74M122 156Q166 124 176 116Q186 126 188 146M122 166Q162 168 170 178Q174 200 170 222M114 174Q138 196 138 206Q134 222 126 238'
const EYES = [
  [-13, 166, 5.5],
  [13, 166, 5.5],
  [-5, 161, 4],
  [5, 161, 4],
  [-18, 158, 2.8],
  [18, 158, 2.8],
  [-8, 174, 2.8],
  [8, 174, 2.8],
] as const

export const Spiders = ({ random }: { random: Random }) => (
  <>
    <g fill="none" stroke="#e6dcec" strokeWidth="1.6" opacity=".55">
      <Mirrored>
        <path d={WEB} />
      </Mirrored>
    </g>
    <Spiderling x={44 + between(random, -6, 6)} y={62} scale={1.1} />
    <Spiderling x={158 + between(random, -6, 6)} y={42} scale={0.85} />
    <Mirrored>
      <path d={LEGS} fill="none" stroke="#0d060f" strokeWidth="10" strokeLinecap="round" strokeLinejoin="round" />
      <path
        d={LEGS}
        fill="none"
        stroke="#b98abd"
        strokeWidth="2.2"
        strokeLinecap="round"
        transform="translate(-1.5 -3)"
        opacity=".8"
      />
    </Mirrored>
    <ellipse cx="100" cy="112" rx="43" ry="48" fill="#150a18" />
    <path d="M64 94A43 48 0 0 1 134 92" fill="none" stroke="#d7a9da" strokeWidth="3.5" strokeLinecap="round" />
    <path d="M100 78l13 20-8 12 10 22-15 12-15-12 10-22-8-12Z" fill="#e0475b" />
    <ellipse cx="100" cy="168" rx="28" ry="25" fill="#1f1023" />
    <path d="M76 158a28 25 0 0 1 48 0" fill="none" stroke="#b98abd" strokeWidth="2.4" />
    {EYES.map(([x, y, r]) => (
      <g key={`${x} ${y}`}>
        <circle cx={100 + x} cy={y} r={r} fill="#ff8a97" />
        <circle cx={99 + x} cy={y - 1} r={r / 3} fill="#fff" />
      </g>
    ))}
    <Mirrored>
      <path d="M92 186q-9 8-5 22q7-5 11-19Z" fill="#f5ead6" stroke="#150a18" strokeWidth="2" />
    </Mirrored>
  </>
)

const Spiderling = ({ x, y, scale }: { x: number; y: number; scale: number }) => (
  <>
    <path d={`M${x} 10V${y}`} stroke="#d9cfe0" strokeWidth="1.6" opacity=".7" />
    <Move x={x} y={y} scale={scale}>
      <ellipse cy="3" rx="8" ry="9" fill="#140a16" />
      <circle cy="13" r="5" fill="#140a16" />
      <path
        d="M-6 4-15-3M-6 8-16 9M-5 12-12 20M6 4 15-3M6 8 16 9M5 12 12 20"
        stroke="#140a16"
        strokeWidth="2.4"
        fill="none"
      />
      <path d="M-2 14h.1M2 14h.1" stroke="#ff6b7d" strokeWidth="2.8" strokeLinecap="round" />
    </Move>
  </>
)
