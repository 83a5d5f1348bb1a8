import { MemoryStore, type Result } from '@grotto/storage'
import { expect, test } from 'vitest'
import { KeptFigures } from './kept-figures.ts'
import { Ratings } from './ratings.ts'

/** Nothing is kept for longer than a look. */
let now = 0
const ratingsOf = (store: MemoryStore): Ratings => new Ratings(store, new KeptFigures(store, () => (now += 60_000)))

/** Each line is a game: who came in where, people in capitals, bots in small letters. */
async function clubOf(store: MemoryStore, ...games: string[]): Promise<Ratings> {
  for (const id of ['A', 'B', 'C']) await store.keepPerson({ id, name: id, language: null, created: 1, seen: 1 })
  const club = {
    id: 'club',
    code: 'code',
    name: 'x',
    founder: 'A',
    created: 1,
    evening: null,
    seasonFrom: null,
    seasonChanges: '[]',
  }
  await store.clubs.found(club, 9)
  for (const id of ['B', 'C']) await store.clubs.join('code', id, 2, { clubs: 9, members: 9 })
  for (const id of ['A', 'B', 'C']) await store.clubs.note('club', id, { rated: true })
  for (const [at, line] of games.entries()) await played(store, `game${at}`, line, at)
  return ratingsOf(store)
}

async function played(store: MemoryStore, table: string, line: string, at: number): Promise<void> {
  const order = line.split(' ').map((who, place) => ({ who, place: place + 1 }))
  const bots = order.filter(({ who }) => who === who.toLowerCase()).map(({ who, place }) => ({ bot: who, place }))
  const people = order.filter(({ who }) => who !== who.toLowerCase())
  await store.clubs.addTable('club', table, at)
  await store.results.replace(
    table,
    people.map(
      ({ who, place }, seat): Result => ({
        ...{
          person: who,
          table,
          source: table,
          at,
          game: 'dig',
          seat,
          seats: order.length,
          people: people.length,
          place,
        },
        ...{
          score: 1,
          result: 'won',
          level: null,
          party: [],
          cameOut: [],
          local: false,
          daily: null,
          honour: null,
          bots,
        },
      }),
    ),
  )
}

const dig = async (ratings: Ratings) => (await ratings.of('club')).games.find(({ game }) => game === 'dig')!
const order = (rated: readonly { name: string }[]) => rated.map(({ name }) => name).join('')

test('who comes in before others rises above them, and the uncertainty shrinks with every game', async () => {
  const one = await dig(await clubOf(new MemoryStore(), 'A B C'))
  const five = await dig(await clubOf(new MemoryStore(), 'A B C', 'A B C', 'A C B', 'A B C', 'A B C'))
  expect([order(one.people), order(five.people)]).toEqual(['ABC', 'ABC'])
  expect(five.people[0]!.rating).toBeGreaterThan(one.people[0]!.rating)
  expect(five.people[0]!.uncertainty).toBeLessThan(one.people[0]!.uncertainty)
  expect(five.people.map(({ games }) => games)).toEqual([5, 5, 5])
})

test('bots move nobody’s rating among people, and have ratings apart', async () => {
  const without = await dig(await clubOf(new MemoryStore(), 'A B'))
  const withThem = await dig(await clubOf(new MemoryStore(), 'x A y B y'))
  expect(withThem.people).toEqual(without.people)
  expect(withThem.bots.map(({ bot, games }) => [bot, games])).toEqual([
    ['x', 1],
    ['y', 1],
  ])
  expect(order(withThem.withBots)).toBe('AB')
  const alone = await dig(await clubOf(new MemoryStore(), 'A x'))
  expect([alone.people, order(alone.withBots)]).toEqual([[], 'A'])
})

test('what is gone on from is what is made anew; who takes results away changes both alike', async () => {
  const store = new MemoryStore()
  const kept = await clubOf(store, 'A B C', 'C A B')
  await kept.of('club')
  await played(store, 'game2', 'B x C', 2)
  const anew = () => dig(ratingsOf(store))
  expect(await dig(kept)).toEqual(await anew())
  await store.results.clear('C', 1)
  await played(store, 'game3', 'B A C', 3)
  expect(await dig(kept)).toEqual(await anew())
})

test('only who wants a rating has one', async () => {
  const store = new MemoryStore()
  const ratings = await clubOf(store, 'A B C')
  await store.clubs.note('club', 'B', { rated: false })
  expect(order((await dig(ratings)).people)).toBe('AC')
})
