import { paint } from '../Paint.tsx'
import { dots, type Random, rock } from '../seeded.ts'

const DUST = [
  [58, 190, 13],
  [78, 200, 17],
  [108, 206, 14],
  [138, 210, 11],
] as const

export const Boulder = ({ random }: { random: Random }) => (
  <>
    <path d="M0 178Q70 196 104 216T200 244V280H0Z" fill="#2a1e13" />
    <path d="M200 44 132 30 0 150V0H200Z" fill="#21180f" opacity=".55" />
    <path
      d="M150 46q22 16 28 44M166 38q22 18 26 46M134 38q8 3 12 6"
      fill="none"
      stroke="#fff0d0"
      strokeWidth="5"
      strokeLinecap="round"
      opacity=".75"
    />
    <path d={rock(random, 104, 120, 66, 66, 0.05, 13)} fill={paint('stone')} stroke="#20180f" strokeWidth="4.5" />
    <path
      d="M66 78l20 18-6 18 16 14M132 84l-18 22 10 16-8 22M84 158l18-14 22 10"
      fill="none"
      stroke="#3d3226"
      strokeWidth="4.5"
      strokeLinejoin="round"
    />
    <path
      d="M58 88a60 60 0 0 1 50-32"
      fill="none"
      stroke="#fff0d0"
      strokeWidth="5"
      strokeLinecap="round"
      opacity=".7"
    />
    <path d={dots(random, 7, [62, 146], [82, 164])} stroke="#5b4a36" strokeWidth="7" strokeLinecap="round" />
    {DUST.map(([x, y, r]) => (
      <circle key={x} cx={x} cy={y} r={r} fill="#c9ae86" opacity=".75" />
    ))}
    <g
      transform="translate(30 196)"
      fill="none"
      stroke="#120c07"
      strokeWidth="6.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <circle cx="2" cy="-36" r="6" fill="#120c07" strokeWidth="2" />
      <path d="M2-28-2-12M0-24-12-20M0-24 12-18M-2-12-14-8-18 2M-2-12 8-4 4 8" />
    </g>
  </>
)
