import { Worker } from 'node:worker_threads'
import { expect, test } from 'vitest'
import { longRecord } from '../../test-kit/long-record.ts'
import type { Visitor } from '../budgets/budgets.ts'
import { RecordThread, ThreadBusy, TookTooLong } from './record-thread.ts'
import { TextCache } from './text-cache.ts'

const ADA: Visitor = { person: 'ada', address: 'here' }
const BO: Visitor = { person: 'bo', address: 'there' }

test('a record that takes too long costs its own task; the next one gets a new thread', async () => {
  const thread = new RecordThread(5)
  const text = JSON.stringify(longRecord({ entries: 2_000, undos: 100 }))
  const both = [thread.run('read', text, ADA), thread.run('read', text, ADA)]
  for (const read of both) await expect(read).rejects.toThrow(TookTooLong)
  await thread.close()
}, 60_000)

test('what cannot be done fails, and the thread goes on', async () => {
  const thread = new RecordThread()
  const nothing = {
    game: 'none',
    options: {},
    from: undefined,
    entries: [],
    sitters: [],
    fairness: { kind: 'scripted' },
  }
  await expect(thread.run('write', nothing as never, ADA)).rejects.toThrow('there is no game none')
  expect(await thread.run('read', '{', ADA)).toEqual({ malformed: true })
  expect(await thread.run('read', '{"format":"x","game":"diamant","entries":[]}', ADA)).toMatchObject({
    broken: expect.any(String),
  })
  await thread.close()
}, 60_000)

/** Everything that was asked for, in the order in which it was done. */
async function inOrder(asked: readonly [who: string, done: Promise<unknown>][]): Promise<string[]> {
  const order: string[] = []
  await Promise.all(asked.map(([who, done]) => done.then(() => order.push(who))))
  return order
}

test('a stranger’s record is served next, however many one address has brought, and so are her guests’ in turn', async () => {
  const thread = new RecordThread()
  const text = JSON.stringify(longRecord({ entries: 300, undos: 0 }))
  const asked: [string, Promise<unknown>][] = []
  const ask = (visitor: Visitor) => asked.push([visitor.person, thread.run('read', text, visitor)])
  for (let i = 0; i < 20; i++) ask(ADA)
  ask({ person: 'guest', address: 'here' })
  ask(BO)
  const order = await inOrder(asked)
  expect(order).toHaveLength(22)
  // One of Ada’s is under way, and one of hers may come before.
  expect(order.indexOf('bo')).toBeLessThanOrEqual(2)
  expect(order.indexOf('guest')).toBeLessThanOrEqual(4)
  await thread.close()
}, 60_000)

test('whoever asks for many records that must be written keeps nobody else’s from being read', async () => {
  const thread = new RecordThread()
  const record = longRecord({ entries: 300, undos: 0 })
  const { game, options, entries, sitters, fairness } = record
  const finished = { game, options, from: undefined, entries, sitters, fairness, imported: undefined }
  const asked: [string, Promise<unknown>][] = []
  asked.push(['ada', thread.run('write', finished, ADA)], ['ada', thread.run('write', finished, ADA)])
  asked.push(['bo', thread.run('read', JSON.stringify(record), BO)])
  for (let i = 0; i < 10; i++) asked.push(['ada', thread.run('write', finished, ADA)])
  expect((await inOrder(asked)).indexOf('bo')).toBeLessThanOrEqual(2)
  await thread.close()
}, 60_000)

test('who has filled her own share leaves room for others', async () => {
  const thread = new RecordThread()
  const hers = Array.from({ length: 40 }, () => thread.run('read', '{', ADA).catch(error => error))
  expect(await thread.run('read', '{', BO)).toEqual({ malformed: true })
  expect((await Promise.all(hers)).filter(error => error instanceof ThreadBusy)).toHaveLength(40 - 33)
  await thread.close()
}, 60_000)

test('what somebody else’s asking has brought about meanwhile is not done again', async () => {
  const thread = new RecordThread()
  const first = thread.run('read', '{', ADA)
  const known = { record: 'known by now' }
  expect(await thread.run('read', '{', ADA, () => known)).toEqual(known)
  expect(await first).toEqual({ malformed: true })
  await thread.close()
}, 60_000)

test('where the system has no thread to give, who waits hears so, and the next one tries again', async () => {
  let threads = 0
  const scarce = () => {
    threads += 1
    if (threads < 3) throw new Error('EAGAIN')
    return new Worker(new URL('./record-worker.ts', import.meta.url))
  }
  const thread = new RecordThread(60_000, scarce)
  const all = await Promise.allSettled([1, 2, 3].map(() => thread.run('read', '{', ADA)))
  expect(all.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled'])
  await thread.close()
}, 60_000)

test('only so many wait, and nobody waits for ever when the server closes', async () => {
  const thread = new RecordThread()
  const all = Array.from({ length: 40 }, () => thread.run('read', '{', ADA).catch(error => error))
  await thread.close()
  const busy = (await Promise.all(all)).filter(error => error instanceof ThreadBusy)
  expect(busy.length).toBe(40 - 33)
}, 60_000)

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
