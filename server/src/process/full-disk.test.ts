import { DiskFull, MemoryStore } from '@grotto/storage'
import { expect, test } from 'vitest'
import { FullDisk } from './full-disk.ts'

test('a full disk is two lines in the log, however much fails in between', async () => {
  const lines: string[] = []
  let isFull = true
  const health = async () => {
    if (isFull) throw new DiskFull('database or disk is full')
  }
  const log = {
    error: (_: object, text: string) => void lines.push(text),
    warn: (text: string) => void lines.push(text),
  }
  const fullDisk = new FullDisk(Object.assign(new MemoryStore(), { health }), log as never, 5)
  expect(fullDisk.covers(new Error('another'))).toBe(false)
  for (let i = 0; i < 30; i++) expect(fullDisk.covers(new DiskFull('full'))).toBe(true)
  await new Promise(done => setTimeout(done, 30))
  expect(lines).toEqual(['the disk is full; what cannot be written is refused until there is room'])
  isFull = false
  await expect.poll(() => lines.at(-1)).toBe('there is room on the disk again')
  expect(fullDisk.covers(new DiskFull('again'))).toBe(true)
  expect(lines).toHaveLength(3)
  await expect.poll(() => lines).toHaveLength(4)
})
