import { Daily, DailyTable, HONOUR_DAYS, PlayDaily, TableMade } from '@grotto/protocol'
import type { DailyList, Person } from '@grotto/storage'
import { type Challenge, challengesOf, dailyId, dailyTable } from '../daily/challenge.ts'
import { dayAfter, dayOf, startOf } from '../daily/days.ts'
import { hasFinished } from '../daily/replays.ts'
import { letRivalsPlay, rivalsOf } from '../daily/rivals.ts'
import { announcedOf, secretsOf } from '../daily/seeds.ts'
import type { NewTablePorts } from '../tables/new-table.ts'
import { notFound, Problem } from './problem.ts'
import { shownGame } from './results.ts'
import { type AnyRoute, route } from './route.ts'
import { made } from './tables.ts'

const BEST = 30

/** One sealed game a day for everybody. */
export function dailyRoutes(ports: NewTablePorts): AnyRoute[] {
  const today = () => dayOf(ports.clock.now())
  return [
    route({
      method: 'GET',
      path: '/api/daily',
      operation: 'daily',
      says: 'The games of the day, the same for everybody: what their seeds must lead to, those of tomorrow too, and the seeds of yesterday.',
      answer: Daily,
      async handle({ person }) {
        const day = today()
        const games = await Promise.all(challengesOf(ports, day).map(each => told(ports, each, person)))
        return { day, ends: startOf(dayAfter(day)), games }
      },
    }),
    route({
      method: 'POST',
      path: '/api/daily',
      operation: 'playDaily',
      says: 'My table of today: it is there once, however often I ask. The server deals, and shows what the seeds were when the day is over.',
      body: PlayDaily,
      answer: TableMade,
      budget: 'tables',
      async handle({ person, body }) {
        const challenge = challengeOf(ports, body.game, today())
        const table = made(await dailyTable(ports, challenge, person))
        await letRivalsPlay(ports, challenge)
        return table
      },
    }),
    route({
      method: 'GET',
      path: '/api/daily/:game',
      operation: 'tableOfTheDay',
      says: 'The table of the day: for those who have finished it, and for everybody once the day is over.',
      query: { day: { says: 'another day than today, as in 2026-11-17' } },
      answer: DailyTable,
      async handle({ person, params, query: { day = today() } }) {
        if (!isDay(day) || day > today()) throw notFound()
        return tableOfTheDay(ports, challengeOf(ports, params.game, day), person)
      },
    }),
  ]
}

export function challengeOf(ports: NewTablePorts, game: string, day: string): Challenge {
  const found = challengesOf(ports, day).find(each => each.game.id === game)
  if (!found) throw notFound()
  return found
}

export const isDay = (text: unknown): text is string =>
  typeof text === 'string' &&
  /^\d{4}-\d\d-\d\d$/.test(text) &&
  !Number.isNaN(startOf(text)) &&
  dayOf(startOf(text)) === text

async function told(ports: NewTablePorts, challenge: Challenge, person: Person): Promise<Daily['games'][number]> {
  const { game, options, day } = challenge
  const secrets = await secretsOf(ports, game, options, day)
  const table = dailyId(challenge, secrets, person.id)
  const row = await ports.store.table(table)
  const status = row?.status as NonNullable<Daily['games'][number]['mine']>['status'] | undefined
  return {
    game: game.id,
    commitments: await announcedOf(ports, game, options, day),
    tomorrow: await announcedOf(ports, game, options, dayAfter(day)),
    yesterday: { ...(await secretsOf(ports, game, options, dayAfter(day, -1))) },
    ...(status ? { mine: { table, status } } : {}),
  }
}

async function tableOfTheDay(ports: NewTablePorts, challenge: Challenge, person: Person): Promise<DailyTable> {
  const { day } = challenge
  const today = dayOf(ports.clock.now())
  if (day === today && !(await hasFinished(ports, challenge, person.id))) throw new Problem(409, 'notFinished')
  // Nobody makes the server look up the seeds of all days there ever were.
  const bots = day < dayAfter(today, -HONOUR_DAYS) ? [] : await rivalsOf(ports, challenge)
  return { ...(await listed(ports, challenge, person, 'daily')), bots }
}

/** A list of a day as this person sees it. */
export async function listed(
  { store: { results } }: NewTablePorts,
  { day, game }: Challenge,
  person: Person,
  list: DailyList,
): Promise<Omit<DailyTable, 'bots'>> {
  const [mine, distribution, best] = await Promise.all([
    results.dailyOf(person.id, day, game.id, list),
    results.dailyTally(day, game.id, list),
    results.dailyBest(day, game.id, BEST, list),
  ])
  return {
    day,
    distribution,
    mine: mine ? shownGame(mine) : null,
    best: best.map(({ person: by, ...each }) => ({ ...each, you: by === person.id })),
  }
}
