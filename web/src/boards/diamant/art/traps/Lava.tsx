import { ROPE, Stalactites } from '../frames.tsx'
import { paint } from '../Paint.tsx'
import { dots, type Random, rock } from '../seeded.ts'

export const Lava = ({ random }: { random: Random }) => (
  <>
    <Stalactites random={random} from={6} to={196} y={22} fill="#1d0908" long={40} />
    <path d="M6 150Q52 138 100 150T194 148V240H6Z" fill={paint('lava')} />
    <path d={crust(random)} fill="#3a1009" stroke="#ffd36a" strokeWidth="1.5" />
    <path d="M84 152q-6-30 8-52q2 16 12 22q-4-22 10-40q2 26 14 38q8 16-2 34Z" fill={paint('flame')} opacity=".95" />
    <circle cx="92" cy="176" r="7" fill="#fff0a0" />
    <circle cx="150" cy="188" r="5" fill="#fff0a0" />
    <path d="M0 108 30 112 44 128 38 150 54 176 40 200 58 240H0Z" fill="#21100b" />
    <path d="M200 98 168 106 156 128 164 148 148 178 160 204 146 240H200Z" fill="#21100b" />
    <path
      d="M30 112 44 128 38 150 54 176 40 200 58 240M168 106 156 128 164 148 148 178 160 204 146 240"
      fill="none"
      stroke="#ff9a2e"
      strokeWidth="4"
    />
    <path
      d="M22 92Q48 120 58 166M26 106Q44 132 50 168M178 88Q160 104 152 132"
      fill="none"
      stroke={ROPE}
      strokeWidth="3.5"
    />
    <path d="M34 116l8-3M42 130l8-3M47 144l8-2M51 158l8-1" stroke={ROPE} strokeWidth="6" strokeLinecap="round" />
    <path d="M20 84v34M180 80v30" stroke="#8d5a2c" strokeWidth="7" strokeLinecap="round" />
    <path
      d={dots(random, 16, [30, 170], [34, 150])}
      stroke="#ffd36a"
      strokeWidth="4.5"
      strokeLinecap="round"
      opacity=".8"
    />
  </>
)

const crust = (random: Random): string =>
  (
    [
      [62, 182, 20],
      [132, 172, 15],
      [112, 206, 24],
      [158, 206, 13],
    ] as const
  )
    .map(([x, y, r]) => rock(random, x, y, r, r * 0.34, 0.18, 8))
    .join('')
