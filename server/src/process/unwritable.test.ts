import { DatabaseLocked, DiskFull, MemoryStore } from '@grotto/storage'
import { expect, test } from 'vitest'
import { Unwritable } from './unwritable.ts'

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
  const unwritable = new Unwritable(Object.assign(new MemoryStore(), { health }), log as never, 5)
  expect(unwritable.covers(new Error('another'))).toBe(false)
  for (let i = 0; i < 30; i++) expect(unwritable.covers(new DiskFull('full'))).toBe(true)
  await new Promise(done => setTimeout(done, 30))
  expect(lines).toEqual(['the disk is full; what cannot be written is refused until there is room'])
  isFull = false
  await expect.poll(() => lines.at(-1)).toBe('there is room on the disk again')
  expect(unwritable.covers(new DiskFull('again'))).toBe(true)
  expect(lines).toHaveLength(3)
  await expect.poll(() => lines).toHaveLength(4)
})

test('so is a database that another program holds, in words of its own', async () => {
  const lines: string[] = []
  let isLocked = true
  const health = async () => {
    if (isLocked) throw new DatabaseLocked('database is locked')
  }
  const log = {
    error: (_: object, text: string) => void lines.push(text),
    warn: (text: string) => void lines.push(text),
  }
  const unwritable = new Unwritable(Object.assign(new MemoryStore(), { health }), log as never, 5)
  for (let i = 0; i < 30; i++) expect(unwritable.covers(new DatabaseLocked('locked'))).toBe(true)
  isLocked = false
  await expect.poll(() => lines).toHaveLength(2)
  expect(lines).toEqual([
    'another program holds the database; what cannot be written is refused until it lets go',
    'the database can be written again',
  ])
})
