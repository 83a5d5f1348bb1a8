import { expect, test } from 'vitest'
import { GroupCommit } from './group-commit.ts'

/** A disk that answers when told to. */
function slowDisk() {
  const batches: string[][] = []
  const asked: { answer: () => void; fail: (error: Error) => void }[] = []
  const commit = (batch: readonly string[]) => {
    batches.push([...batch])
    return new Promise<string[]>((done, fail) =>
      asked.push({ answer: () => done(batch.map(work => work.toUpperCase())), fail }),
    )
  }
  return { batches, asked, commits: new GroupCommit<string, string>(commit) }
}
const aWhile = () => new Promise(done => setTimeout(done, 20))

test('nobody is told before the disk has answered', async () => {
  const { asked, commits } = slowDisk()
  const told: string[] = []
  const first = commits.add('a').then(() => told.push('a'))
  await aWhile()
  expect([asked.length, told]).toEqual([1, []])
  asked[0]!.answer()
  await first
  expect(told).toEqual(['a'])
})

test('what comes while the disk is busy waits, and shares the next commit', async () => {
  const { batches, asked, commits } = slowDisk()
  const all = [commits.add('a'), commits.add('b')]
  await aWhile()
  all.push(commits.add('c'))
  await aWhile()
  all.push(commits.add('d'))
  expect(batches).toEqual([['a', 'b']])
  asked[0]!.answer()
  await aWhile()
  expect(batches).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ])
  asked[1]!.answer()
  await Promise.all(all)
})

test('a disk that fails fails everybody in the batch, and nobody after it', async () => {
  const { asked, commits } = slowDisk()
  const lost = Promise.allSettled([commits.add('a'), commits.add('b')])
  await aWhile()
  asked[0]!.fail(new Error('no disk'))
  expect((await lost).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  const next = commits.add('c')
  await aWhile()
  asked[1]!.answer()
  await next
})

test('each hears what came of its own piece', async () => {
  const { asked, commits } = slowDisk()
  const both = Promise.all([commits.add('a'), commits.add('b')])
  await aWhile()
  asked[0]!.answer()
  expect(await both).toEqual(['A', 'B'])
})

test('drained when the last of it is on disk', async () => {
  const { asked, commits } = slowDisk()
  await commits.drained()
  let drained = false
  void commits.add('a')
  const done = commits.drained().then(() => {
    drained = true
  })
  await aWhile()
  expect(drained).toBe(false)
  asked[0]!.answer()
  await done
})
