import { BroughtRecord, DailyTable, HONOUR_DAYS, TableMade } from '@grotto/protocol'
import type { Person } from '@grotto/storage'
import type { Challenge } from '../daily/challenge.ts'
import { dayAfter, dayOf, isOver } from '../daily/days.ts'
import { bringHonour } from '../daily/honour.ts'
import type { ImportPorts } from '../records/import-record.ts'
import { challengeOf, isDay, listed } from './daily.ts'
import { notFound, Problem } from './problem.ts'
import { RECORD_BYTES, refuse, soonPerhaps, textOf } from './records.ts'
import { type AnyRoute, route } from './route.ts'
import { made } from './tables.ts'

/** The game of a day as people play it without a server. */
export function honourRoutes(ports: ImportPorts): AnyRoute[] {
  const today = () => dayOf(ports.clock.now())
  return [
    route({
      method: 'GET',
      path: '/api/daily/:game/honour',
      operation: 'honourOfTheDay',
      says: 'What was played of a day without a server, on honour, apart from the table of the day: for those who have brought theirs, and for everybody once the day is over.',
      query: { day: { says: 'another day than today, as in 2026-11-17' } },
      answer: DailyTable,
      async handle({ person, params, query: { day = today() } }) {
        if (!isDay(day) || day > today()) throw notFound()
        return honourOfTheDay(ports, challengeOf(ports, params.game, day), person)
      },
    }),
    route({
      method: 'POST',
      path: '/api/daily/:game/honour',
      operation: 'bringHonour',
      says: `Brings the game of a day that I played without a server, up to ${HONOUR_DAYS} days later: with the seeds that everybody may know, the options and bots of that day, nothing taken back. It is replayed and verified, and refused at the step that does not fit. The first I bring stays.`,
      query: { day: { says: 'whose game it is, as in 2026-11-17' } },
      body: BroughtRecord,
      answer: TableMade,
      budget: 'tables',
      bodyLimit: RECORD_BYTES,
      bodyAsText: true,
      async handle({ person, address, demandStill, params, request, query: { day } }) {
        if (!isDay(day)) throw notFound()
        const challenge = challengeOf(ports, params.game, day)
        if (day > today()) throw new Problem(409, 'dayNotCome')
        if (day < dayAfter(today(), -HONOUR_DAYS)) throw new Problem(422, 'dayTooLongAgo')
        const bringing = { person, address, demandStill }
        const kept = await bringHonour(ports, bringing, challenge, textOf(request.body)).catch(soonPerhaps)
        if ('notOfTheDay' in kept) throw new Problem(422, 'notOfTheDay', kept.notOfTheDay)
        return made('table' in kept ? kept : refuse(kept))
      },
    }),
  ]
}

async function honourOfTheDay(ports: ImportPorts, challenge: Challenge, person: Person): Promise<DailyTable> {
  const list = await listed(ports, challenge, person, 'honour')
  if (!list.mine && !isOver(challenge.day, ports.clock.now())) throw new Problem(409, 'notFinished')
  return { ...list, bots: [] }
}
