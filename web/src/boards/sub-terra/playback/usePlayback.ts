import type { SubTerraEvent, SubTerraPosition } from '@grotto/sub-terra'
import { useCallback, useEffect, useRef, useState } from 'react'
import { usePace, useReducedMotion } from '../../../settings/settings.ts'
import type { LoggedEvent } from '../../board.ts'
import { durationOf } from './durations.ts'
import { isNews, type Log, next, type Playing, settled, skip } from './queue.ts'

export interface Playback extends Playing {
  readonly playing: boolean
  /** On to the next moment, or to the end. */
  readonly skip: () => void
  /** To the end. */
  readonly skipAll: () => void
}

/** What a card brought about: the events up to the next round or card. */
export const chapterAfter = (log: Log, number: number): SubTerraEvent[] => {
  const from = log.findIndex(entry => entry.number === number)
  const chapter = log.slice(from + 1)
  const end = chapter.findIndex(({ event }) => CHAPTER_ENDS.has(event.type))
  return (end < 0 ? chapter : chapter.slice(0, end)).map(({ event }) => event)
}
const CHAPTER_ENDS = new Set<SubTerraEvent['type']>(['roundStarted', 'gameEnded', 'hazardRevealed', 'turnStarted'])

/** Plays new events one after the other; the scene lags behind the position until all are shown. */
export function usePlayback(position: SubTerraPosition, log: Log): Playback {
  const [playing, setPlaying] = useState<Playing>(() => settled(position, log))
  const [pace, reduced] = [usePace(), useReducedMotion()]
  const table = useRef({ position, log, pace, reduced })
  table.current = { position, log, pace, reduced }

  /** The next event that takes time. */
  const onward = useCallback((before: Playing): Playing => {
    const { position, log } = table.current
    let now = next(before, position, log)
    while (now.current && waitFor(now.current, table.current) === 0) now = next(now, position, log)
    return now
  }, [])

  useEffect(() => {
    setPlaying(before => {
      if (before.current && log.some(({ number }) => number === before.shown)) return before
      return pace > 0 && isNews(before, log) ? onward(before) : settled(position, log)
    })
  }, [position, log, pace, onward])

  useEffect(() => {
    if (!playing.current) return
    const timer = setTimeout(() => setPlaying(onward), waitFor(playing.current, table.current))
    return () => clearTimeout(timer)
  }, [playing.current, onward])

  const skipOn = useCallback(() => setPlaying(now => skip(now, table.current.position, table.current.log)), [])
  const skipAll = useCallback(() => setPlaying(settled(table.current.position, table.current.log)), [])
  return { ...playing, playing: playing.current !== undefined, skip: skipOn, skipAll }
}

interface Tempo {
  readonly log: Log
  readonly pace: number
  readonly reduced: boolean
}

function waitFor(current: LoggedEvent<SubTerraEvent>, { log, pace, reduced }: Tempo): number {
  const { event, number } = current
  const onCard = event.type === 'hazardRevealed' || event.type === 'outOfTime'
  const checks = onCard ? chapterAfter(log, number).filter(each => each.type === 'checked').length : 0
  return durationOf(event, pace, reduced, checks)
}
