import type { CaverName, Cell, SubTerraPosition } from '@grotto/sub-terra'
import type { CSSProperties } from 'react'
import type { Passing, Sitter } from '../../board.ts'
import { usePassing } from '../../use-passing.ts'
import { useBoard } from '../context.ts'
import { Icon } from '../Drawing.tsx'
import { CAVER_COLORS } from '../draw/colors.ts'
import { actorOf } from '../scene/choices.ts'
import { awayFrom } from './away.ts'
import { type Camera, useRest } from './camera.ts'
import { UNIT } from './look.ts'
import { pingPlace } from './ping-place.ts'

/** Long enough to find it on the board. */
const PING_MS = 6000

export interface Ping {
  readonly number: number
  readonly at: Cell
  readonly name: string
  readonly color: string
}

/** A player's colour is that of her caver: the one who acts, else her first. */
function colorOf(scene: SubTerraPosition, seat: number | null): string {
  const mine = scene.cavers.filter(caver => caver.seat === seat).map(({ name }) => name)
  const name: CaverName | undefined = mine.find(each => each === actorOf(scene)) ?? mine[0]
  return name ? CAVER_COLORS[name] : '#efe6d2'
}

const pingOf = (passing: Passing, scene: SubTerraPosition, sitters: readonly Sitter[]): Ping[] => {
  if (passing.type !== 'point') return []
  const at: Cell = [Number(passing.spot.x), Number(passing.spot.y)]
  if (!at.every(Number.isInteger)) return []
  const name = passing.name ?? sitters[passing.seat ?? -1]?.name ?? ''
  return [{ number: passing.number, at, name, color: colorOf(scene, passing.seat) }]
}

/** Where people have just pointed. */
export function usePings(): readonly Ping[] {
  const { talk, scene, sitters } = useBoard()
  return usePassing(talk, PING_MS).flatMap(passing => pingOf(passing, scene, sitters))
}

/** How wide each ripple is. */
const RIPPLES = [55, 36, 16] as const

/** Ripples on the ground: whoever stands there stands in them. */
export function PingRipples({ pings }: { pings: readonly Ping[] }) {
  return pings.map(({ number, at: [x, y], color }) => (
    <g key={number} className="st-ripples" transform={`translate(${(x + 0.5) * UNIT} ${(y + 0.5) * UNIT})`}>
      {RIPPLES.map(radius => (
        <g key={radius}>
          <circle r={radius} stroke="#000b" strokeWidth="7" />
          <circle r={radius} stroke={color} strokeWidth="4" />
        </g>
      ))}
    </g>
  ))
}

/** Who points, beside what is pointed at. */
export function PingNames({ pings }: { pings: readonly Ping[] }) {
  const { scene } = useBoard()
  return pings.map(({ number, at: [x, y], name, color }) => (
    <div
      key={number}
      className="st-ping"
      data-place={pingPlace([x, y], scene)}
      style={{ '--x': x, '--y': y, '--color': color } as CSSProperties}
      aria-hidden="true"
    >
      <b>{name}</b>
    </div>
  ))
}

/** Pointed at beyond the edge: a chip there leads to it. */
export function PingChips({ camera, pings }: { camera: Camera; pings: readonly Ping[] }) {
  const { words } = useBoard()
  useRest(camera)
  return pings.map(({ number, at, name, color }) => {
    const away = awayFrom(camera, at)
    if (!away) return null
    const label = words.say('subTerra.signal.away', { name })
    return (
      <button
        key={number}
        type="button"
        className="st-edge st-edge-ping"
        data-side={away.side}
        style={{ left: away.left, top: away.top, '--color': color } as CSSProperties}
        aria-label={label}
        onClick={() => camera.centre(at, 300)}
      >
        <Icon name="point" />
        <b>{name}</b>
      </button>
    )
  })
}
