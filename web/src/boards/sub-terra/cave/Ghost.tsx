import { type CSSProperties, useEffect, useRef } from 'react'
import { useBoard } from '../context.ts'
import { C } from '../draw/colors.ts'
import { UNIT } from './look.ts'

/** The frame around the drawn tile, which lies in the cave already: whole where it fits, broken where it does not, pale for those who watch. */
export function Ghost() {
  const { scene, turned, playback, refusal, legal } = useBoard()
  const { question } = scene
  if (question.type !== 'place' || playback.playing) return null
  /** Whoever only watches is not told what does not fit: it is not hers to lay. */
  const watching = legal.length === 0
  const fits = watching || refusal({ type: 'place', open: turned }) === undefined
  return (
    <g transform={`translate(${question.at[0] * UNIT} ${question.at[1] * UNIT})`}>
      {!fits && <rect width="100" height="100" fill="#12050acc" />}
      <rect
        x="-3"
        y="-3"
        width="106"
        height="106"
        rx="8"
        fill="none"
        stroke={watching ? C.paper : fits ? C.torch : C.horror2}
        strokeWidth="4"
        strokeDasharray={fits ? '' : '9 6'}
      />
    </g>
  )
}

/** The wheel turns the tile while the pointer is on it, instead of zooming. */
export function GhostHandle() {
  const { scene, turn, playback, words, legal } = useBoard()
  const { question } = scene
  const handle = useRef<HTMLButtonElement>(null)
  const asked = question.type === 'place' && !playback.playing && legal.length > 0
  useEffect(() => {
    const element = handle.current
    if (!element || !asked) return
    const wheel = (event: WheelEvent) => {
      event.preventDefault()
      turn(event.deltaY > 0 ? 1 : -1)
    }
    element.addEventListener('wheel', wheel, { passive: false })
    return () => element.removeEventListener('wheel', wheel)
  }, [asked, turn])
  if (question.type !== 'place' || !asked) return null
  const [x, y] = question.at
  return (
    <button
      ref={handle}
      type="button"
      className="st-ghost-handle"
      style={{ '--x': x, '--y': y } as CSSProperties}
      aria-label={words.say('subTerra.place.turnRight')}
      onClick={() => turn(1)}
    />
  )
}
