import { Mirrored } from '../frames.tsx'
import { paint } from '../Paint.tsx'
import { fine, type Random, times } from '../seeded.ts'

const BRICKS =
  times(5, i => `M6 ${52 + i * 40}H194`).join('') + times(6, i => `M${28 + i * 32} ${52 + (i % 2) * 40}v40`).join('')
const HORN = 'M84 102C62 66 22 80 22 122C22 158 64 168 70 138C74 118 50 112 48 128'
const BOLTS = times(10, i => (i / 10) * Math.PI * 2)
  .map(a => `M${fine(100 + Math.cos(a) * 62)} ${fine(134 + Math.sin(a) * 62)}h.1`)
  .join('')

/** The battering ram never varies: it was cast once. */
export const Ram = (_: { random: Random }) => (
  <>
    <path d={BRICKS} stroke="#0b1014" strokeWidth="3" opacity=".55" fill="none" />
    <Mirrored>
      {times(6, i => (
        <ellipse
          key={i}
          cx={40 + i * 5.4}
          cy={22 + i * 11}
          rx="5"
          ry="8"
          transform={`rotate(-28 ${40 + i * 5.4} ${22 + i * 11})`}
          fill="none"
          stroke="#dfe7ee"
          strokeWidth="3.6"
        />
      ))}
    </Mirrored>
    <circle cx="100" cy="134" r="71" fill="#1b130c" />
    <circle cx="100" cy="134" r="68" fill={paint('wood')} />
    <circle cx="100" cy="134" r="62" fill="none" stroke="#39434c" strokeWidth="13" />
    <path d={BOLTS} stroke="#dfe7ee" strokeWidth="8" strokeLinecap="round" />
    <Mirrored>
      <path d={HORN} fill="none" stroke="#24160a" strokeWidth="27" strokeLinecap="round" />
      <path d={HORN} fill="none" stroke={paint('bronze')} strokeWidth="20" strokeLinecap="round" />
      <path d={HORN} fill="none" stroke="#4d2f16" strokeWidth="20" strokeDasharray="2.5 10" opacity=".75" />
    </Mirrored>
    <path
      d="M100 88c22 0 36 12 34 34l-10 46c-3 18-12 30-24 30s-21-12-24-30l-10-46c-2-22 12-34 34-34Z"
      fill={paint('bronze')}
      stroke="#24160a"
      strokeWidth="4.5"
    />
    <path
      d="M100 94v58M86 100q14-10 28 0"
      fill="none"
      stroke="#ffe3b3"
      strokeWidth="4"
      strokeLinecap="round"
      opacity=".8"
    />
    <Mirrored>
      <path d="M72 126l22 8q-8 12-18 4Z" fill="#1a0d06" />
      <circle cx="83" cy="133" r="4" fill="#ff5468" />
      <path d="M90 176q-6 2-5 9q6 1 8-5Z" fill="#24160a" />
      <path d="M20 206 40 196M30 226 48 212" stroke="#fff" strokeWidth="5" strokeLinecap="round" opacity=".7" />
    </Mirrored>
    <path d="M90 190q10 7 20 0" stroke="#24160a" strokeWidth="4" fill="none" />
  </>
)
