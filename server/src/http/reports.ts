import { ReportPerson } from '@grotto/protocol'
import type { Store } from '@grotto/storage'
import type { Clock } from '../process/clock.ts'
import { type Bytes, newId } from '../process/randomness.ts'
import { isReviewing } from '../reviews/review.ts'
import { mayLook } from '../table/may-look.ts'
import type { Table } from '../table/table.ts'
import type { LoadedTable, Tables } from '../tables/tables.ts'
import type { Talk } from '../talk/talk.ts'
import { notFound, Problem } from './problem.ts'
import { type AnyRoute, route } from './route.ts'
import { lookAt } from './visible.ts'

interface Ports {
  readonly store: Store
  readonly clock: Clock
  readonly bytes: Bytes
  readonly tables: Tables
  readonly talk: Talk
}

/** Reports that are kept in all. */
const MOST_REPORTS = 5_000

/** Players tell whoever runs the server of somebody; what she said comes from the server's own log. */
export function reportRoutes({ store, clock, bytes, tables, talk }: Ports): AnyRoute[] {
  return [
    route({
      method: 'POST',
      path: '/api/tables/:id/reports',
      operation: 'reportPerson',
      says: 'Reports a name, or what somebody says at a table, to whoever runs the server. Nobody at the table hears of it.',
      body: ReportPerson,
      budget: 'reports',
      async handle({ person, params, body: { person: about, kind } }) {
        const loaded = await lookAt(tables, params.id, loaded => loaded)
        if (!mayMeet(loaded, person.id)) throw new Problem(403, 'notAllowed')
        if (about === person.id) throw new Problem(400, 'malformed')
        const notes = notesBy(loaded.table, about)
        const last = await talk.lastWordsOf(loaded, about)
        const name = nameAt(loaded.table, about) ?? last?.name ?? notes.at(-1)?.by
        if (name === undefined) throw notFound()
        const report = { id: newId(bytes), at: clock.now(), table: params.id, by: person.id, about, name, kind }
        const named = [
          ...notes.flatMap(({ text }) => text ?? []),
          ...namedBy(loaded.table, about),
          ...(await clubNamedBy(store, params.id, about)),
        ]
        const said = [...(last?.texts ?? []), ...named].join('\n')
        await store.moderation.report({ ...report, said }, MOST_REPORTS)
        return { reported: true }
      },
    }),
  ]
}

/** Whoever has not been there has met nobody there, and would learn from the answer who has. */
const mayMeet = (loaded: LoadedTable, person: string): boolean =>
  (mayLook(loaded.table, person) && isThere(loaded, person)) || isReviewing(loaded, person)

const isThere = ({ table, watchers, elsewhere }: LoadedTable, person: string): boolean =>
  table.people.has(person) || elsewhere.has(person) || [...watchers].some(watcher => watcher.person === person)

/** What she wrote to moves of the finished game. */
const notesBy = ({ annotations }: Table, person: string) => annotations.filter(each => each.person === person)

/** The name of the table is its host's words too. */
const namedBy = ({ host, settings }: Table, person: string): string[] =>
  host === person && settings.name ? [settings.name] : []

/** So is the name of the club whose table it is its founder's. */
async function clubNamedBy({ clubs }: Store, table: string, person: string): Promise<string[]> {
  const id = await clubs.ofTable(table)
  const club = id === undefined ? undefined : await clubs.club(id, person)
  return club?.founder === person ? [club.name, `(club ${club.id})`] : []
}

function nameAt(table: Table, person: string): string | undefined {
  const sitter = table.seats.find(each => each.kind === 'human' && each.person === person)
  return sitter?.kind === 'human' ? sitter.name : undefined
}
