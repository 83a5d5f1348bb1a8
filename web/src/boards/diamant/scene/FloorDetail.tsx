import { memo, type ReactNode } from 'react'
import { fine, type Point, type Random, rock, seeded } from '../art/seeded.ts'
import { along } from './path-layout.ts'

/** Pebbles, bones, crystals and mushrooms along the walls; never in the middle, where cards lie. */
export const FloorDetail = memo(function FloorDetail({ way, half }: { way: readonly Point[]; half: number }) {
  const random = seeded('floor')
  return (
    <>
      {along(way)
        .slice(4)
        .map(([x, y], i) => {
          const side = i % 2 ? 1 : -1
          const away = side * half * (0.76 + random() * 0.1)
          const turn = Math.round(random() * 24 - 12)
          const thing = THINGS[Math.floor(random() * THINGS.length)]!
          return (
            <g key={`${x} ${y}`} transform={`translate(${fine(x)} ${fine(y + away)}) rotate(${turn})`}>
              {thing(random)}
            </g>
          )
        })}
    </>
  )
})

const pebble = (random: Random): ReactNode => (
  <path
    d={rock(random, 0, 0, 6 + random() * 6, 4 + random() * 4, 0.2, 7)}
    fill="#3a444d"
    stroke="#14181c"
    strokeWidth="2"
  />
)
export const crystal = (): ReactNode => (
  <path d="M-4 8-10-6-4-14 0 8ZM0 8 2-20 9-8 6 8Z" fill="#57b3cf" stroke="#14303b" strokeWidth="1.8" opacity=".85" />
)
const bone = (): ReactNode => (
  <path
    d="M-10 0H10M-12-3a3 3 0 1 1 0 6M12-3a3 3 0 1 0 0 6"
    stroke="#d9cfb8"
    strokeWidth="4"
    fill="none"
    strokeLinecap="round"
    opacity=".7"
  />
)
const mushroom = (): ReactNode => (
  <>
    <path d="M-2 8V0H3V8Z" fill="#d9cfb8" />
    <path d="M-9 0Q0-14 10 0Z" fill="#b5653a" stroke="#3a1a0a" strokeWidth="1.8" />
  </>
)
const nothing = (): ReactNode => null

const THINGS: readonly ((random: Random) => ReactNode)[] = [
  pebble,
  nothing,
  pebble,
  crystal,
  nothing,
  pebble,
  bone,
  pebble,
  nothing,
  mushroom,
]
