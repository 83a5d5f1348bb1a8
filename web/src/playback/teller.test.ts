import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { EVENTS_PER_STEP } from '../play/view-play.ts'
import type { Beat, Log } from './beats.ts'
import type { Table } from './queue.ts'
import { Teller, type Tempo } from './teller.ts'

/** A game in which something happens: what it is, and how long that is told. */
interface Event {
  readonly type: string
  readonly ms: number
  readonly stop?: boolean
}
interface View {
  readonly after: string
}

const WATCHED: Tempo = { pace: 1, watched: true }

const cut = (news: Log<Event>): Beat<Event, string>[] =>
  news.map(logged => ({
    tells: [logged],
    action: logged.event.type,
    ms: logged.event.ms,
    stop: logged.event.stop ?? false,
  }))

/** Steps of a game as one viewer saw them. */
const tableOf = (
  steps: readonly (readonly Event[])[],
  viewer: Table<View, Event>['viewer'] = 0,
): Table<View, Event> => {
  const log = steps.flatMap((events, step) =>
    events.map((event, i) => ({
      number: step * EVENTS_PER_STEP + i,
      event,
      scene: { after: `${event.type} to ${viewer}` },
    })),
  )
  return { view: { after: `all to ${viewer}` }, viewer, log }
}

const happens = (type: string, ms = 100, stop = false): Event => ({ type, ms, stop })
const START = [[happens('start')]]

function telling(table = tableOf(START)) {
  const drawn: string[] = []
  const teller = new Teller<View, Event, string>(table, () => drawn.push(teller.playing.view.after))
  const hear = (next: Table<View, Event>, tempo = WATCHED) => {
    teller.hear(next, cut, tempo)
    teller.keepTime()
  }
  return { teller, drawn, hear, shown: () => teller.playing.view.after }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('whoever comes finds the table as it stands', () => {
  const { teller, shown } = telling(tableOf([[happens('a'), happens('b')]]))
  expect(shown()).toBe('all to 0')
  expect(teller.playing.beat).toBeUndefined()
})

test('events are told one after the other, each for its time, and then the table is shown', () => {
  const { hear, shown, drawn } = telling()
  hear(tableOf([...START, [happens('a', 100), happens('b', 300)]]))
  expect(shown()).toBe('a to 0')
  vi.advanceTimersByTime(99)
  expect(shown()).toBe('a to 0')
  vi.advanceTimersByTime(1)
  expect(shown()).toBe('b to 0')
  vi.advanceTimersByTime(300)
  expect(drawn).toEqual(['b to 0', 'all to 0'])
  expect(vi.getTimerCount()).toBe(0)
})

test('the pace stretches every duration, and a new one begins the beat anew', () => {
  const { hear, shown } = telling()
  const table = tableOf([...START, [happens('a', 100), happens('b', 100)]])
  hear(table, { pace: 2, watched: true })
  vi.advanceTimersByTime(199)
  expect(shown()).toBe('a to 0')
  hear(table, { pace: 0.5, watched: true })
  vi.advanceTimersByTime(49)
  expect(shown()).toBe('a to 0')
  vi.advanceTimersByTime(1)
  expect(shown()).toBe('b to 0')
})

test('what takes no time passes at once', () => {
  const { hear, shown, teller } = telling()
  hear(tableOf([...START, [happens('a', 0), happens('b', 100), happens('c', 0)]]))
  expect(shown()).toBe('b to 0')
  expect(teller.playing.told).toBe(EVENTS_PER_STEP + 1)
  vi.advanceTimersByTime(100)
  expect(shown()).toBe('all to 0')
})

test('instant shows results only, also in the middle of a telling', () => {
  const { hear, shown } = telling()
  const table = tableOf([...START, [happens('a'), happens('b')]])
  hear(table)
  hear(table, { pace: 0, watched: true })
  expect(shown()).toBe('all to 0')
  expect(vi.getTimerCount()).toBe(0)
})

test('nobody watches, nothing is told', () => {
  const { hear, shown } = telling()
  hear(tableOf([...START, [happens('a')]]), { pace: 1, watched: false })
  expect(shown()).toBe('all to 0')
})

test('a skip goes on to what nobody should miss, a second one to the end', () => {
  const { hear, teller, shown } = telling()
  hear(tableOf([...START, [happens('a'), happens('b'), happens('card', 100, true), happens('c')]]))
  teller.skip()
  expect(shown()).toBe('card to 0')
  teller.skip()
  expect(shown()).toBe('all to 0')
})

test('all is skipped at once', () => {
  const { hear, teller, shown } = telling()
  hear(tableOf([...START, [happens('a'), happens('card', 100, true)]]))
  teller.skipAll()
  expect(shown()).toBe('all to 0')
  expect(vi.getTimerCount()).toBe(0)
})

test('a step that comes while another is told waits for it', () => {
  const { hear, shown } = telling()
  const first = [happens('a', 100), happens('b', 100)]
  hear(tableOf([...START, first]))
  vi.advanceTimersByTime(50)
  hear(tableOf([...START, first, [happens('c', 100)]]))
  expect(shown()).toBe('a to 0')
  vi.advanceTimersByTime(50)
  expect(shown()).toBe('b to 0')
  vi.advanceTimersByTime(100)
  expect(shown()).toBe('c to 0')
})

test('the same table heard again changes nothing', () => {
  const { hear, shown } = telling()
  const table = tableOf([...START, [happens('a', 100), happens('b', 100)]])
  hear(table)
  vi.advanceTimersByTime(99)
  hear(table)
  hear({ ...table })
  vi.advanceTimersByTime(1)
  expect(shown()).toBe('b to 0')
})

test('where several steps wait, the telling hurries', () => {
  const { hear, shown } = telling()
  const steps = Array.from({ length: 5 }, (_, i) => [happens(`step ${i}`, 1000)])
  hear(tableOf([...START, ...steps]))
  expect(shown()).toBe('step 0 to 0')
  vi.advanceTimersByTime(450)
  expect(shown()).toBe('step 1 to 0')
  vi.advanceTimersByTime(450)
  expect(shown()).toBe('step 2 to 0')
  vi.advanceTimersByTime(999)
  expect(shown()).toBe('step 2 to 0')
})

test('more than anybody wants to watch is shown, not told', () => {
  const { hear, shown } = telling()
  hear(tableOf([...START, Array.from({ length: 61 }, (_, i) => happens(`event ${i}`, 1000))]))
  expect(shown()).toBe('all to 0')
})

test('what was not seen happening is shown, not told', () => {
  const { hear, shown } = telling()
  const table = tableOf([...START, [happens('a')]])
  hear({ ...table, log: table.log.map(({ number, event }) => ({ number, event })) })
  expect(shown()).toBe('all to 0')
})

test('an undo in the middle ends the telling, and what comes after it is told', () => {
  const { hear, shown } = telling()
  hear(tableOf([...START, [happens('a')], [happens('b')]]))
  hear({ ...tableOf(START), view: { after: 'the undo' } })
  expect(shown()).toBe('the undo')
  expect(vi.getTimerCount()).toBe(0)
  hear(tableOf([...START, [], [], [happens('c')]]))
  expect(shown()).toBe('c to 0')
})

test('an undo of what waits and another move at once tell nothing of what was taken back', () => {
  const { hear, shown } = telling()
  hear(tableOf([...START, [happens('a')], [happens('b')]]))
  hear(tableOf([...START, [happens('a')], [], [], [happens('c')]]))
  expect(shown()).toBe('all to 0')
})

test('an action that can be foreseen is shown before its events come, and these are still told', () => {
  const { hear, shown } = telling()
  hear({ ...tableOf(START), view: { after: 'foreseen' } })
  expect(shown()).toBe('foreseen')
  hear(tableOf([...START, [happens('a')]]))
  expect(shown()).toBe('a to 0')
})

test('another viewer is told the rest from her own side, and never sees a scene of the one before', () => {
  const { hear, shown, drawn } = telling()
  const steps = [...START, [happens('a', 100), happens('b', 100), happens('c', 100)]]
  hear(tableOf(steps, 0))
  hear(tableOf(steps, 1))
  expect(shown()).toBe('b to 1')
  vi.advanceTimersByTime(200)
  expect(drawn).toEqual(['c to 1', 'all to 1'])
})

test('another viewer of a table at rest sees it as it stands', () => {
  const { hear, shown } = telling()
  hear(tableOf(START, 1))
  expect(shown()).toBe('all to 1')
})

test('who hurries to her turn is told nothing until she is asked, however much others do', () => {
  const { teller, hear, shown } = telling()
  hear(tableOf([...START, [happens('a')]]))
  teller.hurry()
  expect(teller.playing.beat).toBeUndefined()
  hear(tableOf([...START, [happens('a')], [happens('b')]]))
  expect(teller.playing.beat).toBeUndefined()
  expect(shown()).toBe('all to 0')
  hear(tableOf([...START, [happens('a')], [happens('b')], [happens('c')]]), { ...WATCHED, asked: true })
  expect([teller.playing.beat, teller.hurrying]).toEqual([undefined, false])
  hear(tableOf([...START, [happens('a')], [happens('b')], [happens('c')], [happens('d')]]))
  expect(shown()).toBe('d to 0')
})

test('what happened is told once more, from the scene before it on, and then the table is shown', () => {
  const table = tableOf([...START, [happens('a'), happens('b')], [happens('c')]])
  const { teller, shown } = telling(table)
  teller.hear(table, cut, WATCHED)
  teller.retell(EVENTS_PER_STEP)
  expect(shown()).toBe('b to 0')
  expect(teller.playing.told).toBe(EVENTS_PER_STEP + 1)
  vi.advanceTimersByTime(100)
  expect(shown()).toBe('c to 0')
  vi.advanceTimersByTime(100)
  expect(shown()).toBe('all to 0')
})

test('what was not seen happening is not told once more', () => {
  const blind = { ...tableOf([...START, [happens('a')]]) }
  const table = { ...blind, log: blind.log.map(({ scene: _, ...logged }) => logged) }
  const { teller } = telling(table)
  teller.hear(table, cut, WATCHED)
  teller.retell(0)
  expect(teller.playing.beat).toBeUndefined()
})

test('who wants results only is told once more what she asks for, at the usual pace, until something new happens', () => {
  const INSTANT: Tempo = { pace: 0, watched: true }
  const steps = [...START, [happens('a'), happens('b')], [happens('c')]]
  const table = tableOf(steps)
  const { teller, shown } = telling(table)
  teller.hear(table, cut, INSTANT)
  teller.retell(0)
  teller.hear(table, cut, INSTANT)
  expect([shown(), teller.tempo]).toEqual(['a to 0', 1])
  vi.advanceTimersByTime(100)
  teller.hear(table, cut, INSTANT)
  expect(shown()).toBe('b to 0')
  teller.hear(tableOf([...steps, [happens('d')]]), cut, INSTANT)
  expect([shown(), teller.tempo, teller.playing.beat]).toEqual(['all to 0', 0, undefined])
})
