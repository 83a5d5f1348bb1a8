import type { WheelEvent } from 'react'
import { useBoard } from '../context.ts'
import { Drawing } from '../Drawing.tsx'
import { C } from '../draw/colors.ts'
import { drawBadge, drawGlints, drawTile } from '../draw/tile.ts'
import { useDrawnTile } from '../scene/drawn.ts'
import { UNIT } from './view.ts'

/** The drawn tile where it will lie, as it is turned now. */
export function Ghost() {
  const { position, turned, playback, refusal } = useBoard()
  const tile = useDrawnTile(turned)
  const { question } = position
  if (question.type !== 'place' || playback.playing || !tile) return null
  const fits = refusal({ type: 'place', open: turned }) === undefined
  return (
    <g transform={`translate(${question.at[0] * UNIT} ${question.at[1] * UNIT})`} className="st-ghost">
      <Drawing
        key={turned}
        className="st-turning"
        svg={drawTile(tile) + drawGlints(tile) + drawBadge(tile)}
        opacity={fits ? 1 : 0.55}
      />
      <rect
        x="-3"
        y="-3"
        width="106"
        height="106"
        rx="8"
        fill="none"
        stroke={fits ? C.torch : C.horror2}
        strokeWidth="4"
        strokeDasharray={fits ? '' : '9 6'}
      />
    </g>
  )
}

/** The wheel turns the tile while the pointer is on it, instead of zooming. */
export function GhostHandle() {
  const { position, turn, playback, words } = useBoard()
  const { question } = position
  if (question.type !== 'place' || playback.playing) return null
  const wheel = (event: WheelEvent) => {
    event.preventDefault()
    turn(event.deltaY > 0 ? 1 : -1)
  }
  const [x, y] = question.at
  return (
    <button
      type="button"
      className="st-ghost-handle"
      style={{ '--x': x, '--y': y } as React.CSSProperties}
      aria-label={words.say('subTerra.place.turnRight')}
      onClick={() => turn(1)}
      onWheel={wheel}
    />
  )
}
