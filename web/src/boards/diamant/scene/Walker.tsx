import type { Seat } from '@grotto/kernel'
import { memo, useLayoutEffect, useRef } from 'react'
import { Explorer, type Pose } from '../art/Explorer.tsx'
import type { Point } from '../art/seeded.ts'
import type { Stand } from './path-layout.ts'

interface Props {
  readonly seat: Seat
  readonly letter: string
  /** Whether the viewer plays her: she stands in a ring of light. */
  readonly own: boolean
  readonly stand: Stand
  readonly pose: Pose
  /** Whether she looks to the left, where the path goes. */
  readonly leftward: boolean
  /** The way to walk to a new place, if not straight. */
  readonly route: readonly Point[]
  /** How long a walk takes; 0 shows her there at once. */
  readonly ms: number
}

const at = (x: number, y: number, scale: number): string => `translate(${x}px, ${y}px) scale(${scale})`

/** An explorer who walks from stand to stand. */
export const Walker = memo(function Walker({ seat, letter, own, stand, pose, leftward, route, ms }: Props) {
  const element = useRef<HTMLDivElement>(null)
  const before = useRef(stand)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new stand makes her walk
  useLayoutEffect(() => {
    const from = before.current
    before.current = stand
    if (ms === 0 || (from.x === stand.x && from.y === stand.y)) return
    const walk = element.current!.animate(
      [
        { transform: at(from.x, from.y, from.scale) },
        ...route.map(([x, y]) => ({ transform: at(x, y, stand.scale) })),
        { transform: at(stand.x, stand.y, stand.scale) },
      ],
      { duration: ms, easing: 'ease-in-out' },
    )
    return () => walk.cancel()
  }, [stand.x, stand.y, stand.scale])
  return (
    <div ref={element} className="walker" style={{ transform: at(stand.x, stand.y, stand.scale) }}>
      <svg viewBox="-50 -120 100 130" aria-hidden="true">
        {own && <ellipse cy="3" rx="31" ry="8.5" fill="#ffb34733" stroke="#ffb347" strokeWidth="3" />}
        <g transform={leftward ? 'scale(-1 1)' : undefined}>
          <Explorer seat={seat} letter={letter} pose={pose} mirrored={leftward} />
        </g>
      </svg>
    </div>
  )
})
