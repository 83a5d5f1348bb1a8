import type { Trap } from '@grotto/diamant'
import type { Seat } from '@grotto/kernel'
import type { ReactNode } from 'react'
import { letterOf } from '../art/Emblem.tsx'
import { Entrance } from '../art/Entrance.tsx'
import { Explorer } from '../art/Explorer.tsx'
import { Gem } from '../art/gems.tsx'
import { paint } from '../art/Paint.tsx'
import { rock, seeded, times } from '../art/seeded.ts'

interface Props {
  readonly round: number
  readonly runners: readonly Seat[]
  readonly names: readonly string[]
  readonly trap: Trap
}

const STEP = 62
const FIRST = 190

/** Runners, a trail of dropped rubies, and what comes after them. */
export function Chase({ round, runners, names, trap }: Props) {
  const behind = FIRST + runners.length * STEP
  return (
    <svg className="chase" viewBox="0 0 940 128" preserveAspectRatio="xMinYMax slice" aria-hidden="true">
      <path d="M0 116Q240 100 470 112T940 106V128H0Z" fill="#12060a" />
      <Dropped from={behind - 20} />
      <g className="pursuer">{PURSUERS[trap](behind + 150)}</g>
      <g className="runners">
        {runners.map((seat, i) => (
          <g key={seat} transform={`translate(${FIRST + i * STEP} ${108 + (i % 2) * 3}) scale(.84)`}>
            <g className="runner" style={{ animationDelay: `${-i * 130}ms` }}>
              <Explorer seat={seat} letter={letterOf(names[seat] ?? '')} pose="flee" />
            </g>
          </g>
        ))}
      </g>
      <g transform="translate(76 112) scale(.95)">
        <circle cy="-40" r="90" fill={paint('glow')} />
        <Entrance index={round - 1} state="open" />
      </g>
    </svg>
  )
}

function Dropped({ from }: { from: number }) {
  const random = seeded('flight')
  return (
    <>
      {times(16, i => (
        <Gem
          key={i}
          x={from + i * 25 + random() * 10}
          y={98 + random() * 16}
          size={13 + random() * 6}
          turn={random() * 80}
        />
      ))}
    </>
  )
}

const WAVE = 'M0 0q18-20 36 0t36 0 36 0 36 0'

/** What runs, rolls, slithers or flows behind them. */
const PURSUERS: Record<Trap, (x: number) => ReactNode> = {
  snakes: x =>
    [0, 170].map(more => (
      <g key={more} transform={`translate(${x + more} 102)`}>
        <path d={WAVE} fill="none" stroke="#141b08" strokeWidth="15" strokeLinecap="round" />
        <path d={WAVE} fill="none" stroke="#9bb83a" strokeWidth="9" strokeLinecap="round" />
        <ellipse cx="-4" cy="-1" rx="12" ry="8" fill="#9bb83a" stroke="#141b08" strokeWidth="3" />
        <circle cx="-7" cy="-3" r="2.2" fill="#141b08" />
        <path d="M-16 0h-9l-4-3m4 3-4 3" stroke="#ff5468" strokeWidth="2" fill="none" />
      </g>
    )),
  spiders: x =>
    [0, 90, 170].map((more, i) => (
      <g key={more} transform={`translate(${x + more} ${92 + (i % 2) * 6}) scale(${1.5 - i * 0.2})`}>
        <path
          d="M-8-2-18-12-26 8M-8 2-16-4-20 12M8-2 18-12 26 8M8 2 16-4 20 12"
          stroke="#0d060f"
          strokeWidth="3.4"
          fill="none"
          strokeLinejoin="round"
        />
        <ellipse cx="5" cy="-3" rx="13" ry="11" fill="#2b1630" stroke="#0d060f" strokeWidth="2" />
        <circle cx="-10" cy="0" r="7" fill="#1f1023" />
        <path d="M-13-1h.1M-9-2h.1M-11 2h.1" stroke="#ff8a97" strokeWidth="3" strokeLinecap="round" />
      </g>
    )),
  boulder: x => (
    <g transform={`translate(${x + 60} 58)`}>
      <g className="rolling">
        <path
          d={rock(seeded('chase'), 0, 0, 52, 52, 0.05, 13)}
          fill={paint('stone')}
          stroke="#20180f"
          strokeWidth="4"
        />
        <path d="M-30-26l16 14-5 15 13 11M22-22l-14 18 8 13" fill="none" stroke="#3d3226" strokeWidth="4" />
      </g>
    </g>
  ),
  ram: x => (
    <g transform={`translate(${x} 62)`} stroke="#24140a" strokeWidth="4">
      <path d="M20-20H400V20H20Z" fill={paint('wood')} />
      <path d="M70-20V20M150-20V20M230-20V20" stroke="#39434c" strokeWidth="12" />
      <path d="M24-30Q-26-22-34 0-26 22 24 30Z" fill={paint('bronze')} />
      <path d="M-8-20q22-20 34 0-6 12-18 8M-8 20q22 20 34 0-6-12-18-8" fill="none" stroke="#4d2f16" strokeWidth="7" />
    </g>
  ),
  lava: x => (
    <g transform={`translate(${x - 40} 0)`}>
      <path d="M0 128Q20 70 70 84 110 50 160 78 230 44 300 74 400 50 640 70V128Z" fill={paint('lava')} />
      <path d="M60 80q-4-26 10-44 2 14 10 18 0-18 10-30 4 22 12 30 6 16-4 30Z" fill={paint('flame')} />
      <path d="M230 62q-4-20 8-34 2 10 8 14 0-14 8-24 4 18 10 24 4 12-4 24Z" fill={paint('flame')} />
    </g>
  ),
}
