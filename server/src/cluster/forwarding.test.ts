import type { Json } from '@grotto/kernel'
import type { Person } from '@grotto/storage'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Metrics } from '../metrics/metrics.ts'
import { type ForwardedCommand, Forwarding } from './forwarding.ts'

const ADA: Person = { id: 'Adaadaadaada', name: 'Ada', language: 'en', created: 1, seen: 2 }
const moveOf = (id: string, action: object = { type: 'goOn' }): ForwardedCommand => ({
  person: ADA,
  command: { type: 'act', id, table: 'Tabletable12', action: action as { type: string } },
  print: 'print',
  reach: 7,
})
const entryFor = (id: string) => ({
  sequence: 8,
  at: 0,
  body: {},
  receipt: { person: ADA.id, command: id, answer: `answer to ${id}` },
})
const metrics = () => new Metrics({ sockets: () => 0, streams: () => 0, tables: () => 0 })

/** Nodes that tell each other everything at once. Each does what it is forwarded, or not. */
class Pair {
  readonly told: [string, Json][] = []
  readonly tried: ForwardedCommand[] = []
  readonly given: string[] = []
  doesIt = true
  isThere = true
  readonly asking: Forwarding = new Forwarding({
    tell: (node, message) => {
      this.told.push([node, message])
      if (this.isThere) void this.writing.onTold('asking', message)
    },
    metrics: metrics(),
    tryOnce: async () => false,
  })
  readonly writing: Forwarding = new Forwarding({
    tell: (_, message) => void this.asking.onTold('writing', message),
    metrics: metrics(),
    tryOnce: async forwarded => {
      this.tried.push(forwarded)
      return this.doesIt
    },
  })

  forward(move: ForwardedCommand): Promise<boolean> {
    return this.asking.forward('writing', move, receipt => this.given.push(receipt))
  }

  /** Everything that was told while the writing node heard nothing comes in one go. */
  async arrives(): Promise<void> {
    const heard = this.told.map(([, message]) => this.writing.onTold('asking', message))
    await vi.advanceTimersByTimeAsync(0)
    await Promise.all(heard)
  }
}

describe('a move that is forwarded', () => {
  let pair: Pair
  beforeEach(() => {
    vi.useFakeTimers()
    pair = new Pair()
  })
  afterEach(() => vi.useRealTimers())

  test('is done by the node that writes, and answered by the entry that comes back, with its sender known', async () => {
    const done = pair.forward(moveOf('a1'))
    await vi.advanceTimersByTimeAsync(0)
    expect(pair.tried).toEqual([moveOf('a1')])
    pair.asking.learned([entryFor('other'), entryFor('a1')])
    expect(pair.given).toEqual(['answer to a1'])
    expect(await done).toBe(true)
    pair.asking.learned([entryFor('a1')])
    expect(pair.given).toHaveLength(1)
  })

  test('and declined is done here, at once', async () => {
    pair.doesIt = false
    const first = pair.forward(moveOf('a1'))
    await vi.advanceTimersByTimeAsync(0)
    expect(await first).toBe(false)
    expect(pair.given).toEqual([])
    // A node that declines is there: the next one is forwarded again.
    void pair.forward(moveOf('a2'))
    await vi.advanceTimersByTimeAsync(0)
    expect(pair.tried).toEqual([moveOf('a1'), moveOf('a2')])
  })

  test('and not answered is done here, and that node is left alone for longer each time, until it answers', async () => {
    pair.isThere = false
    const waits: number[] = []
    for (let round = 0; round < 4; round++) {
      const asked = pair.told.length
      for (let waited = 0; pair.told.length === asked; waited += 50) {
        const done = pair.forward(moveOf(`r${round}w${waited}`))
        if (pair.told.length > asked) waits.push(waited)
        await vi.advanceTimersByTimeAsync(pair.told.length > asked ? 400 : 50)
        expect(await done).toBe(false)
      }
    }
    expect(waits).toEqual([0, 100, 200, 400])
    pair.isThere = true
    await vi.advanceTimersByTimeAsync(800)
    const done = pair.forward(moveOf('back'))
    pair.asking.learned([entryFor('back')])
    expect(await done).toBe(true)
    void pair.forward(moveOf('next'))
    await vi.advanceTimersByTimeAsync(0)
    expect(pair.tried.at(-1)).toEqual(moveOf('next'))
  })

  test('and held up until it was done here is not done there as well, however legal it has become', async () => {
    pair.isThere = false
    const done = pair.forward(moveOf('a1'))
    await vi.advanceTimersByTimeAsync(400)
    expect(await done).toBe(false)
    await pair.arrives()
    expect(pair.tried).toEqual([])
  })

  test('and held up for less is done there', async () => {
    pair.isThere = false
    void pair.forward(moveOf('a1'))
    await vi.advanceTimersByTimeAsync(390)
    await pair.arrives()
    expect(pair.tried).toEqual([moveOf('a1')])
  })

  test('must be short: what does not fit is done here', async () => {
    expect(await pair.forward(moveOf('long', { type: 'x'.repeat(1_000) }))).toBe(false)
    expect(pair.told).toEqual([])
  })

  test('is understood, or does nothing', async () => {
    const text = JSON.stringify(moveOf('a1').command)
    const leave = JSON.stringify({ type: 'leave', id: 'a1', table: 'Tabletable12' })
    const ada = { ...ADA }
    const strange: Json[] = [
      null,
      7,
      [],
      {},
      { withdrawn: 7 },
      'nobody a1',
      [ADA.id, text, 'p', 7],
      [{ id: ADA.id }, text, 'p', 7],
      [ada, text],
      [ada, text, 'p'],
    ]
    for (const message of [...strange, [ada, '{', 'p', 7], [ada, leave, 'p', 7]])
      await pair.writing.onTold('asking', message)
    expect(pair.tried).toEqual([])
    void pair.writing.onTold('asking', [ada, text, 'p', 7])
    await vi.advanceTimersByTimeAsync(0)
    expect(pair.tried).toHaveLength(1)
  })
})
