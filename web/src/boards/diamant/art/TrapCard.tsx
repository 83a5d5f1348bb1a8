import type { ByTrap, Trap } from '@grotto/diamant'
import { type FunctionComponent, memo } from 'react'
import { grownTo } from '../../../theme/grown.ts'
import { CardFace, fitted, Jaws, SERIF } from './frames.tsx'
import { paint } from './Paint.tsx'
import { type Random, seeded } from './seeded.ts'
import { Boulder } from './traps/Boulder.tsx'
import { Lava } from './traps/Lava.tsx'
import { Ram } from './traps/Ram.tsx'
import { Snakes } from './traps/Snakes.tsx'
import { Spiders } from './traps/Spiders.tsx'

const BEASTS: ByTrap<FunctionComponent<{ random: Random }>> = {
  spiders: Spiders,
  snakes: Snakes,
  lava: Lava,
  boulder: Boulder,
  ram: Ram,
}

interface Props {
  readonly trap: Trap
  readonly seed: number
  readonly title: string
  readonly label: string
}

export const TrapCard = memo(function TrapCard({ trap, seed, title, label }: Props) {
  const Beast = BEASTS[trap]
  return (
    <CardFace label={label}>
      <rect x="2" y="2" width="196" height="276" rx="16" fill="#120a0c" />
      <g clipPath="url(#diamant-clip-face)">
        <rect width="200" height="280" fill={paint(`dusk-${trap}`)} />
        <Beast random={seeded(`${trap}-${seed}`)} />
        <path d="M6 222H194V274H6Z" fill="#120a0c" opacity=".88" />
      </g>
      <text
        x="100"
        y="252"
        textAnchor="middle"
        fontFamily={SERIF}
        fontWeight="650"
        fontSize={fitted(title, 28, 172)}
        fill="#fff4e2"
      >
        {title}
      </text>
      <Jaws />
    </CardFace>
  )
})

/** Only the beast, in a round medallion: for trackers and journals. */
export const TrapMedal = memo(function TrapMedal({ trap, size = 40 }: { trap: Trap; size?: number }) {
  const Beast = BEASTS[trap]
  return (
    <svg className="medal grown" style={grownTo(size)} viewBox="20 34 160 160" aria-hidden="true">
      <g clipPath="url(#diamant-clip-medal)">
        <rect width="200" height="280" fill={paint(`dusk-${trap}`)} />
        <Beast random={seeded(`${trap}-medal`)} />
      </g>
      <circle cx="100" cy="114" r="75" fill="none" stroke="#e0475b" strokeWidth="8" />
    </svg>
  )
})
