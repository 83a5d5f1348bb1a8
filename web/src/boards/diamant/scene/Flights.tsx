import { useLayoutEffect, useRef } from 'react'
import { GemIcon } from '../art/gems.tsx'
import { type Point, times } from '../art/seeded.ts'

export interface Flight {
  readonly from: Point
  readonly to: Point
  /** Rubies on this way. */
  readonly rubies: number
}

/** More than this many gems in the air only blur. */
const MOST_ON_A_WAY = 5
const MOST_IN_THE_AIR = 28

/** Rubies fly in arcs, one shortly after the other. */
export function Flights({ flights, ms }: { flights: readonly Flight[]; ms: number }) {
  const onEach = Math.max(1, Math.min(MOST_ON_A_WAY, Math.floor(MOST_IN_THE_AIR / Math.max(1, flights.length))))
  const gems = flights.flatMap((flight, way) =>
    times(Math.min(flight.rubies, onEach), i => ({ ...flight, id: `${way}-${i}`, delay: i * 40 + way * 25 })),
  )
  return (
    <>
      {gems.map(({ id, from, to, delay }) => (
        <FlyingGem key={id} from={from} to={to} delay={delay} ms={ms} />
      ))}
    </>
  )
}

function FlyingGem({ from, to, delay, ms }: { from: Point; to: Point; delay: number; ms: number }) {
  const element = useRef<HTMLSpanElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a gem flies once
  useLayoutEffect(() => {
    const peak = Math.min(from[1], to[1]) - 60
    const middle = (from[0] + to[0]) / 2
    const flight = element.current!.animate(
      [
        { transform: `translate(${from[0]}px, ${from[1]}px) scale(.7)`, opacity: 0 },
        { transform: `translate(${from[0]}px, ${from[1] - 20}px) scale(1.1)`, opacity: 1, offset: 0.12 },
        { transform: `translate(${middle}px, ${peak}px) scale(1.2)`, opacity: 1, offset: 0.55, easing: 'ease-in' },
        { transform: `translate(${to[0]}px, ${to[1]}px) scale(.8)`, opacity: 1, offset: 0.95 },
        { transform: `translate(${to[0]}px, ${to[1]}px) scale(.3)`, opacity: 0 },
      ],
      { duration: Math.max(1, ms - delay), delay, fill: 'both' },
    )
    return () => flight.cancel()
  }, [])
  return (
    <span ref={element} className="flying" aria-hidden="true">
      <GemIcon size={24} />
    </span>
  )
}
