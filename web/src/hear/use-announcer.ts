import { useEffect, useRef, useState } from 'react'
import type { Log } from '../playback/beats.ts'
import { useWords } from '../words/words.tsx'
import { Announcer, notTooMany, type Phrasing } from './announcer.ts'
import { hush, type Scan, say, useSpoken } from './spoken.ts'

interface Heard<Event> {
  /** As far as it has been told. */
  readonly log: Log<Event>
  readonly telling: boolean
  readonly phrasing: Phrasing<Event>
  /** A breath as a sentence; nothing where it is not worth one. */
  readonly sentence: (phrase: Log<Event>) => string
  /** How things stand for whoever comes in now. */
  readonly arrival: () => readonly string[]
  /** What is asked of the listener, said last; empty while nothing is. */
  readonly asked: string
}

/** So long what an action brought may take from the server. */
const PATIENCE_MS = 800

/** Says what happens at a table, at any pace, and at the end what is asked. */
export function useAnnouncer<Event>({ log, telling, phrasing, sentence, arrival, asked }: Heard<Event>): void {
  const words = useWords()
  const [announcer] = useState(() => new Announcer(log))
  const arrived = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: sentences are made of what is on stage when events come
  useEffect(() => {
    const news = announcer.next(log, phrasing, telling).map(sentence).filter(Boolean)
    const earlier = (count: number) => words.say('table.heard.earlier', { count })
    if (!arrived.current) hush()
    const told = arrived.current ? notTooMany(news, earlier) : [...arrival(), ...news]
    arrived.current = true
    const question = telling ? '' : asked
    const ask = () => announcer.ask(question, told.length, log)
    if (!announcer.isAhead(question, log)) return say(...told, ask())
    say(...told)
    const patience = setTimeout(() => say(ask()), PATIENCE_MS)
    return () => clearTimeout(patience)
  }, [log, telling, asked, announcer])
}

/** The last sentences of a log, for whoever asks. */
export const lately = <Event>(log: Log<Event>, { phrasing, sentence }: Pick<Heard<Event>, 'phrasing' | 'sentence'>) =>
  phrasing.cut(log.slice(-LOOKED_AT)).map(sentence).filter(Boolean).slice(-LATELY)
const LOOKED_AT = 60
const LATELY = 8

/** Whether keys belong to something else just now: a field, or a dialog of the page over the board. */
export const isTaken = ({ target, ctrlKey, metaKey, altKey, defaultPrevented }: KeyboardEvent): boolean =>
  defaultPrevented ||
  ctrlKey ||
  metaKey ||
  altKey ||
  (target instanceof Element &&
    target.closest('input:not([type=radio]):not([type=checkbox]), textarea, select, [contenteditable], .dialog') !==
      null)

/** Keys that ask the board something, wherever the focus is. The command line knows them by their names. */
export function useScans(scans: readonly Scan[]): void {
  const now = useRef(scans)
  now.current = scans
  useEffect(() => {
    useSpoken.setState({ scans })
    return () => useSpoken.setState({ scans: [] })
  }, [scans])
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.repeat || isTaken(event)) return
      const scan = now.current.find(({ key }) => key === event.key.toLowerCase())
      if (!scan) return
      event.preventDefault()
      void Promise.resolve(scan.say()).then(text => say(text))
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
}
