import { useEffect, useMemo, useReducer, useState } from 'react'
import { usePace } from '../settings/settings.ts'
import type { Beat, Cut, Log } from './beats.ts'
import type { Table } from './queue.ts'
import { Teller } from './teller.ts'

export interface Playback<View, Event, Action> {
  /** What is shown; the table itself may be further on. */
  readonly view: View
  /** The log as far as it has been told. */
  readonly log: Log<Event>
  /** What is being played, if anything. */
  readonly beat: Beat<Event, Action> | undefined
  readonly telling: boolean
  /** On to the next moment. */
  readonly skip: () => void
  /** To the end. */
  readonly skipAll: () => void
  /** To my turn, however much others do until then. */
  readonly hurry: () => void
  readonly hurrying: boolean
  /** Tells once more what came after an event. */
  readonly retell: (from: number) => void
  /** The factor on every duration while this is shown; what is told once more has one also where all else is instant. */
  readonly pace: number
}

interface Told<View, Event> extends Table<View, Event> {
  readonly onTelling?: (telling: boolean) => void
  readonly onHurry?: (hurrying: boolean) => void
  /** What the viewer may do now. */
  readonly legal?: readonly unknown[]
}

/** Tells what happens at a table. Nothing that is drawn may come from anything but what this gives. */
export function usePlayback<View, Event, Action>(
  { view, viewer, log, legal = [], onTelling, onHurry }: Told<View, Event>,
  cut: Cut<Event, Action>,
): Playback<View, Event, Action> {
  const pace = usePace()
  const [, redraw] = useReducer((drawn: number) => drawn + 1, 0)
  const table = { view, viewer, log }
  const [teller] = useState(() => new Teller<View, Event, Action>(table, () => redraw()))
  // While drawing, not after it: not a single picture may be ahead of what has been told.
  teller.hear(table, cut, { pace, watched: !document.hidden, asked: legal.length > 0 })
  useEffect(() => teller.keepTime())
  useEffect(() => () => teller.stop(), [teller])
  const { playing, skip, skipAll, hurry, hurrying, retell, tempo } = teller
  const telling = playing.beat !== undefined
  useEffect(() => onTelling?.(telling), [onTelling, telling])
  useEffect(() => onHurry?.(hurrying), [onHurry, hurrying])
  const told = useMemo(() => log.filter(({ number }) => number <= playing.told), [log, playing.told])
  const { view: shown, beat } = playing
  return { view: shown, log: told, beat, telling, skip, skipAll, hurry, hurrying, retell, pace: tempo }
}
