import { Worker } from 'node:worker_threads'
import { expect, test } from 'vitest'
import { longRecord } from '../../test-kit/long-record.ts'
import type { Visitor } from '../budgets/budgets.ts'
import { ChildWorker } from '../process/child-worker.ts'
import { RecordProcess, RecordsBusy, TookTooMuch } from './record-process.ts'
import { TextCache } from './text-cache.ts'

const ADA: Visitor = { person: 'ada', address: 'here' }
const BO: Visitor = { person: 'bo', address: 'there' }

test('a record that takes too long costs its own task; the next one gets a new process', async () => {
  const records = new RecordProcess(5)
  const text = JSON.stringify(longRecord({ entries: 2_000, undos: 100 }))
  const both = [records.run('read', text, ADA), records.run('read', text, ADA)]
  for (const read of both) await expect(read).rejects.toThrow(TookTooMuch)
  await records.close()
})

/** Takes its time, and says the number of each task. */
const slow = () =>
  new Worker(
    `const { parentPort } = require('node:worker_threads')
     parentPort.postMessage('ready')
     parentPort.on('message', ({ number }) => setTimeout(() => parentPort.postMessage({ number, done: number }), 300))`,
    { eval: true },
  )

test('whose turn does not come within her patience is told so, and nobody works for her any more', async () => {
  const done: number[] = []
  const records = new RecordProcess(5_000, slow, 100)
  const first = records.run('read', '', ADA).then(number => done.push(number as never))
  await expect(records.run('read', '', ADA)).rejects.toThrow(RecordsBusy)
  await first
  await records.run('read', '', BO).then(number => done.push(number as never))
  expect(done).toEqual([1, 3])
  await records.close()
})

test('after a record of one address the process rests, and whoever comes meanwhile is served first', async () => {
  const records = new RecordProcess(5_000, slow)
  const done: string[] = []
  const ask = (visitor: Visitor) => records.run('read', '', visitor).then(() => done.push(visitor.person))
  const [first, second] = [ask(ADA), ask(ADA)]
  await first
  await ask(BO)
  await second
  expect(done).toEqual(['ada', 'bo', 'ada'])
  await records.close()
})

/** Ends on whatever it is given, after a while. */
const frail = () =>
  new Worker(
    `const { parentPort } = require('node:worker_threads')
     parentPort.postMessage('ready')
     parentPort.on('message', () => setTimeout(() => { throw new Error('out of memory') }, 300))`,
    { eval: true },
  )

test('nor does an address go on at once whose record ended the process: others are served first', async () => {
  let processes = 0
  const records = new RecordProcess(5_000, () => (processes++ === 0 ? frail() : slow()))
  const done: string[] = []
  const ask = (visitor: Visitor) => records.run('read', '', visitor).then(() => done.push(visitor.person))
  const [first, second] = [ask(ADA), ask(ADA)]
  await expect(first).rejects.toThrow('out of memory')
  await ask(BO)
  await second
  expect(done).toEqual(['bo', 'ada'])
  await records.close()
})

test('what cannot be done fails, and the process goes on', async () => {
  const records = new RecordProcess()
  const nothing = {
    game: 'none',
    options: {},
    from: undefined,
    entries: [],
    sitters: [],
    fairness: { kind: 'scripted' },
  }
  await expect(records.run('write', nothing as never, ADA)).rejects.toThrow('there is no game none')
  expect(await records.run('read', '{', ADA)).toEqual({ malformed: true })
  expect(await records.run('read', '{"format":"x","game":"diamant","entries":[]}', ADA)).toMatchObject({
    broken: expect.any(String),
  })
  await records.close()
})

/** Where the order counts, and not how long it takes on a machine that has much else to do. */
const unhurried = () => new RecordProcess(undefined, undefined, 600_000)

/** Everything that was asked for, in the order in which it was done. */
async function inOrder(request: readonly [who: string, done: Promise<unknown>][]): Promise<string[]> {
  const order: string[] = []
  await Promise.all(request.map(([who, done]) => done.then(() => order.push(who))))
  return order
}

test('a stranger’s record is served next, however many one address has brought, and so are her guests’ in turn', async () => {
  const records = unhurried()
  const text = JSON.stringify(longRecord({ entries: 300, undos: 0 }))
  const request: [string, Promise<unknown>][] = []
  const ask = (visitor: Visitor) => request.push([visitor.person, records.run('read', text, visitor)])
  for (let i = 0; i < 20; i++) ask(ADA)
  ask({ person: 'guest', address: 'here' })
  ask(BO)
  const order = await inOrder(request)
  expect(order).toHaveLength(22)
  // One of Ada’s is under way, and one of hers may come before.
  expect(order.indexOf('bo')).toBeLessThanOrEqual(2)
  expect(order.indexOf('guest')).toBeLessThanOrEqual(4)
  await records.close()
})

test('whoever asks for many records that must be written keeps nobody else’s from being read', async () => {
  const records = unhurried()
  const record = longRecord({ entries: 300, undos: 0 })
  const { game, options, entries, sitters, fairness } = record
  const played = { game, options, from: undefined, entries, sitters, fairness }
  const finished = { ...played, imported: undefined, sameDeal: false, annotations: [] }
  const request: [string, Promise<unknown>][] = []
  request.push(['ada', records.run('write', finished, ADA)], ['ada', records.run('write', finished, ADA)])
  request.push(['bo', records.run('read', JSON.stringify(record), BO)])
  for (let i = 0; i < 10; i++) request.push(['ada', records.run('write', finished, ADA)])
  expect((await inOrder(request)).indexOf('bo')).toBeLessThanOrEqual(2)
  await records.close()
})

test('who has filled her own share leaves room for others', async () => {
  const records = unhurried()
  const hers = Array.from({ length: 40 }, () => records.run('read', '{', ADA).catch(error => error))
  expect(await records.run('read', '{', BO)).toEqual({ malformed: true })
  expect((await Promise.all(hers)).filter(error => error instanceof RecordsBusy)).toHaveLength(40 - 33)
  await records.close()
})

test('a few addresses with all they may have turn nobody else away; whoever has most makes room', async () => {
  const records = new RecordProcess(5_000, slow)
  const refused: string[] = []
  const ask = (who: string) =>
    records.run('read', '', { person: who, address: who }).catch(error => {
      if (error instanceof RecordsBusy) refused.push(who)
    })
  const crowd = ['one', 'two', 'three', 'four']
  // One of them is under way.
  const all = crowd.flatMap(who => Array.from({ length: who === 'one' ? 33 : 32 }, () => ask(who)))
  const [bo, again] = [records.run('read', '', BO), records.run('read', '', BO)]
  expect(await Promise.all([bo, again])).toHaveLength(2)
  expect(refused).toHaveLength(2)
  expect(crowd).toEqual(expect.arrayContaining(refused))
  await records.close()
  await Promise.all(all)
})

test('where everybody has as few, whoever comes last is turned away', async () => {
  const records = new RecordProcess(5_000, slow)
  const ask = (who: number) => records.run('read', '', { person: 'ada', address: `network ${who}` })
  const all = Array.from({ length: 129 }, (_, who) => ask(who).catch(error => error))
  await expect(records.run('read', '', BO)).rejects.toThrow(RecordsBusy)
  await records.close()
  expect((await Promise.all(all)).filter(error => error instanceof RecordsBusy)).toEqual([])
})

test('what somebody else’s asking has brought about meanwhile is not done again', async () => {
  const records = new RecordProcess()
  const first = records.run('read', '{', ADA)
  const known = { record: 'known by now' }
  expect(await records.run('read', '{', ADA, () => known)).toEqual(known)
  expect(await first).toEqual({ malformed: true })
  await records.close()
})

test('where the system has no process to give, who waits hears so, and the next one tries again', async () => {
  let processes = 0
  const scarce = () => {
    processes += 1
    if (processes < 3) throw new Error('EAGAIN')
    return new ChildWorker<never>(new URL('./record-worker.ts', import.meta.url), 384)
  }
  const records = new RecordProcess(60_000, scarce)
  const all = await Promise.allSettled([1, 2, 3].map(() => records.run('read', '{', ADA)))
  expect(all.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled'])
  await records.close()
})

test('only so many wait, and nobody waits for ever when the server closes', async () => {
  const records = new RecordProcess()
  const all = Array.from({ length: 40 }, () => records.run('read', '{', ADA).catch(error => error))
  await records.close()
  const busy = (await Promise.all(all)).filter(error => error instanceof RecordsBusy)
  expect(busy.length).toBe(40 - 33)
})

test('a cache keeps what was asked for last, and no more than it may', () => {
  const cache = new TextCache(40)
  cache.set('a', 'x'.repeat(8))
  cache.set('b', 'x'.repeat(8))
  expect(cache.get('a')).toBe('x'.repeat(8))
  cache.set('c', 'x'.repeat(8))
  expect(['a', 'b', 'c'].map(name => cache.get(name) !== undefined)).toEqual([true, false, true])
  cache.set('huge', 'x'.repeat(100))
  expect(['a', 'c', 'huge'].map(name => cache.get(name))).toEqual([undefined, undefined, undefined])
  cache.set('d', 'fits again')
  expect(cache.get('d')).toBe('fits again')
})
