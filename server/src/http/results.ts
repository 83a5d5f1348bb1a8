import { AllMyGames, type MyGame, MyResults } from '@grotto/protocol'
import type { Result, Store } from '@grotto/storage'
import type { Clock } from '../process/clock.ts'
import { csvOf } from '../results/csv.ts'
import { type AnyRoute, route } from './route.ts'

interface Ports {
  readonly store: Store
  readonly clock: Clock
}

const LATEST = 200
/** More than anybody plays in ten years. */
const ALL = 20_000

/** How my games went. */
export function resultRoutes({ store, clock }: Ports): AnyRoute[] {
  const { results } = store
  return [
    route({
      method: 'GET',
      path: '/api/my/results',
      operation: 'myResults',
      says: 'How my finished games went: everything counted, and the latest ones.',
      answer: MyResults,
      async handle({ person: { id } }) {
        const [tallies, streaks, games] = await Promise.all([
          results.tallies(id),
          results.streaks(id),
          results.of(id, LATEST),
        ])
        return { tallies, streaks, games: games.map(shownGame) }
      },
    }),
    route({
      method: 'GET',
      path: '/api/my/results/all',
      operation: 'exportMyResults',
      says: 'Every finished game of mine, to take along; with `as=csv` as a table.',
      query: { as: { says: '`json` or `csv`', pattern: '^(json|csv)$' } },
      answer: AllMyGames,
      budget: 'exports',
      async handle({ person, query: { as = 'json' }, reply }) {
        const games = (await results.of(person.id, ALL)).map(shownGame)
        reply.header('content-disposition', `attachment; filename="grotto-results.${as}"`)
        if (as === 'json') return { games }
        reply.type('text/csv; charset=utf-8')
        return csvOf(games)
      },
    }),
    route({
      method: 'DELETE',
      path: '/api/my/results',
      operation: 'clearMyResults',
      says: 'Clears my results away: they are gone, and not made anew from the tables that remain.',
      mayBanned: true,
      budget: 'exports',
      async handle({ person }) {
        await store.keepPerson({ ...person, seen: clock.now() })
        await results.clear(person.id, clock.now())
        return { cleared: true }
      },
    }),
  ]
}

export function shownGame({ person: _, source: __, bots: ___, party, cameOut, ...same }: Result): MyGame {
  return { ...same, party: [...party], cameOut: [...cameOut] }
}
