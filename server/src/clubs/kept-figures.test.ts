import { MemoryStore } from '@grotto/storage'
import { beforeEach, expect, test } from 'vitest'
import { KeptFigures } from './kept-figures.ts'

let now = 0
let made = 0
let store: MemoryStore
let kept: KeptFigures
beforeEach(async () => {
  ;[now, made, store] = [0, 0, new MemoryStore()]
  kept = new KeptFigures(store, () => now)
  await store.keepPerson({ id: 'ada', name: 'Ada', language: null, created: 1, seen: 1 })
  const club = { id: 'club', code: 'c', name: 'x', founder: 'ada', created: 1, evening: null, seasonFrom: null }
  await store.clubs.found({ ...club, seasonChanges: '[]' }, 9)
})
const make = async () => ++made
const ask = (name = 'a') => kept.of('club', name, make)

test('who asks at the same moment, or soon after, gets what was counted once', async () => {
  expect(await Promise.all([ask(), ask(), ask('b')])).toEqual([1, 1, 2])
  now = 9_999
  expect(await ask()).toBe(1)
  now = 10_000
  expect(await ask()).toBe(3)
})

test('a game that was finished since is counted at once', async () => {
  await ask()
  await store.clubs.addTable('club', 't', 1)
  await store.results.replace('t', [
    {
      ...{
        person: 'ada',
        seat: 0,
        table: 't',
        source: 't',
        at: 1,
        game: 'dig',
        seats: 3,
        people: 2,
        place: 1,
        score: 9,
      },
      ...{ result: 'won', level: null, party: [], cameOut: [], local: false, daily: null, honour: null, bots: [] },
    },
  ])
  expect(await ask()).toBe(2)
})

test('what could not be counted is not kept', async () => {
  await expect(kept.of('club', 'a', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect(await ask()).toBe(1)
})
