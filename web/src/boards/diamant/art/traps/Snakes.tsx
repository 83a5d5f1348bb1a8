import { Mirrored } from '../frames.tsx'
import { paint } from '../Paint.tsx'
import { between, fine, type Random, times } from '../seeded.ts'

const BELLY = times(7, i => `M${84 + i} ${112 + i * 11}Q100 ${119 + i * 11} ${116 - i} ${112 + i * 11}`).join('')

export const Snakes = ({ random }: { random: Random }) => (
  <>
    <Coil y={216} rx={56} offset={between(random, 0, 20)} />
    <Coil y={196} rx={42} offset={between(random, 0, 20)} />
    <path
      d="M100 44C146 44 168 92 148 132 136 154 122 166 120 196H80C78 166 64 154 52 132 32 92 54 44 100 44Z"
      fill={paint('cobra')}
      stroke="#141b08"
      strokeWidth="4"
    />
    <path d="M100 100c12 0 19 8 19 22l-5 72H86l-5-72c0-14 7-22 19-22Z" fill="#e9e3a8" />
    <path d={BELLY} fill="none" stroke="#8d9440" strokeWidth="3" />
    <Mirrored>
      <path d="M62 84q-8 22 6 44q4-24-6-44Z" fill="#141b08" />
      <circle cx="64" cy="104" r="3.4" fill="#ffe36a" />
    </Mirrored>
    <path
      d="M100 26c28 0 38 26 30 46-6 16-18 26-30 26s-24-10-30-26c-8-20 2-46 30-46Z"
      fill="#8fa936"
      stroke="#141b08"
      strokeWidth="4"
    />
    <path d="M82 36q18-10 36 0" fill="none" stroke="#d7e58a" strokeWidth="4" strokeLinecap="round" />
    <Mirrored>
      <path d="M78 62q9-10 18 3q-11 7-18-3Z" fill="#ffe36a" stroke="#141b08" strokeWidth="2" />
      <ellipse cx="88" cy="62" rx="1.8" ry="5" fill="#141b08" />
    </Mirrored>
    <path d="M80 80q20 10 40 0q-2 22-20 26q-18-4-20-26Z" fill="#5a0d18" stroke="#141b08" strokeWidth="3" />
    <path d="M86 83l4 15 5-13ZM114 83l-4 15-5-13Z" fill="#fffbe8" />
    <path d="M100 98v24m0 0-7 9m7-9 7 9" fill="none" stroke="#ff5468" strokeWidth="4" strokeLinecap="round" />
  </>
)

const Coil = ({ y, rx, offset }: { y: number; rx: number; offset: number }) => (
  <g fill="none">
    <ellipse cx="100" cy={y} rx={rx} ry="15" stroke="#141b08" strokeWidth="29" />
    <ellipse cx="100" cy={y} rx={rx} ry="15" stroke={paint('cobra')} strokeWidth="23" />
    <ellipse
      cx="100"
      cy={y}
      rx={rx}
      ry="15"
      stroke="#2c3a10"
      strokeWidth="9"
      strokeDasharray="9 12"
      strokeDashoffset={fine(offset)}
    />
  </g>
)
