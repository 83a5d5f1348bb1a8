import { Worker } from 'node:worker_threads'
import { expect, test } from 'vitest'
import { longRecord } from '../../test-kit/long-record.ts'
import { RecordThread, ThreadBusy, TookTooLong } from './record-thread.ts'
import { TextCache } from './text-cache.ts'

test('a record that takes too long costs its own task; the next one gets a new thread', async () => {
  const thread = new RecordThread(5)
  const text = JSON.stringify(longRecord({ entries: 2_000, undos: 100 }))
  const both = [thread.run('read', text), thread.run('read', text)]
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
  await expect(thread.run('write', nothing as never)).rejects.toThrow('there is no game none')
  expect(await thread.run('read', '{')).toEqual({ malformed: true })
  expect(await thread.run('read', '{"format":"x","game":"diamant","entries":[]}')).toMatchObject({
    broken: expect.any(String),
  })
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
  const all = await Promise.allSettled([1, 2, 3].map(() => thread.run('read', '{')))
  expect(all.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled'])
  await thread.close()
}, 60_000)

test('only so many wait, and nobody waits for ever when the server closes', async () => {
  const thread = new RecordThread()
  const all = Array.from({ length: 40 }, () => thread.run('read', '{').catch(error => error))
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
