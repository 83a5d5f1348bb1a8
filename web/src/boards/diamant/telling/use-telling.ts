import type { DiamantEvent, DiamantPosition } from '@grotto/diamant'
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Beat } from './beats.ts'
import { haste, type Log, lastNumber, newsOf } from './news.ts'
import { retell, type Shown, settled } from './retell.ts'

interface Telling {
  readonly shown: Shown
  /** What is being played, if anything. */
  readonly beat: Beat | undefined
  /** Number of the last event told. */
  readonly told: number
}

const eventsOf = (log: Log): DiamantEvent[] => log.map(logged => logged.event)

/** Tells new events one beat after another; in between, and after a skip, the board shows the position itself. */
export function useTelling(position: DiamantPosition, log: Log, pace: number) {
  const atRest = (): Telling => ({ shown: settled(position, eventsOf(log)), beat: undefined, told: lastNumber(log) })
  const [telling, setTelling] = useState(atRest)
  const queue = useRef<readonly Beat[]>([])
  const queued = useRef(telling.told)

  const rest = () => {
    queue.current = []
    queued.current = lastNumber(log)
    setTelling(atRest())
  }
  const next = () => {
    const [beat, ...others] = queue.current
    if (!beat) return rest()
    queue.current = others
    setTelling(before => ({
      shown: beat.tells.reduce((shown, { event }) => retell(shown, event), before.shown),
      told: beat.tells.at(-1)?.number ?? before.told,
      beat,
    }))
  }
  const turn = useRef({ next, rest })
  turn.current = { next, rest }

  // biome-ignore lint/correctness/useExhaustiveDependencies: news come with a position or a log, the rest is asked as it stands
  useLayoutEffect(() => {
    const news = newsOf(log, queued.current, pace > 0 && !document.hidden)
    if (news === 'settle') return turn.current.rest()
    queued.current = lastNumber(log)
    queue.current = [...queue.current, ...news]
    if (!telling.beat) turn.current.next()
  }, [position, log, pace])

  const { beat } = telling
  useEffect(() => {
    if (!beat) return
    const timer = setTimeout(() => turn.current.next(), beat.ms * pace * haste(queue.current.length))
    return () => clearTimeout(timer)
  }, [beat, pace])

  /** Ends the current beat. */
  const skip = useCallback(() => turn.current.next(), [])
  /** Ends all of them. */
  const skipAll = useCallback(() => turn.current.rest(), [])
  return { ...telling, skip, skipAll }
}
