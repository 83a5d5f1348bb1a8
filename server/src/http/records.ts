import { BroughtRecord, Fork, TableMade, WrittenRecord } from '@grotto/protocol'
import { importRecord, type NotTaken } from '../records/import-record.ts'
import { RecordsBusy, TookTooMuch } from '../records/record-process.ts'
import type { Records } from '../records/records.ts'
import { hasRecord } from '../table/record.ts'
import { fork } from '../tables/fork.ts'
import type { NewTablePorts } from '../tables/new-table.ts'
import { notFound, Problem, RETRY_AFTER, tooMany } from './problem.ts'
import { type AnyRoute, route } from './route.ts'
import { mayReplayShared } from './shared-deals.ts'
import { made } from './tables.ts'
import { lookAt, type Visible, withWholeLog } from './visible.ts'

interface Ports extends NewTablePorts {
  readonly visible: Visible
  readonly records: Records
}

export const RECORD_BYTES = 1_000_000

/** Finished games: out, in, and on from any move. */
export function recordRoutes(ports: Ports): AnyRoute[] {
  const { visible, records, tables } = ports
  return [
    route({
      method: 'GET',
      path: '/api/tables/:id/record',
      operation: 'getRecord',
      says: 'The record of a finished game, with everything that lets it be verified, or of a stopped one, without the seeds; 409 before that. `imported` names what of it came here as a file: its fairness is as claimed by the file.',
      answer: WrittenRecord,
      async handle({ person, address, params, reply }) {
        const look: Visible = (await mayReplayShared(ports, params.id, person.id))
          ? (id, _, look) => lookAt(tables, id, look)
          : visible
        const written = look(params.id, person, ({ table }) => {
          if (!hasRecord(table)) throw new Problem(409, 'notFinished')
          return records.of(table, { person: person.id, address })
        })
        reply.type('application/json; charset=utf-8')
        return written.catch(soonPerhaps)
      },
    }),
    route({
      method: 'POST',
      path: '/api/records',
      operation: 'importRecord',
      says: 'Brings a finished game here: it is replayed and verified, and refused at the step that does not fit. It is marked as imported wherever it is shown. With `seat`, a game of one’s own device counts among one’s results, as a local one, once.',
      query: { seat: { says: 'which seat was mine', pattern: '^\\d{1,2}$' } },
      body: BroughtRecord,
      answer: TableMade,
      budget: 'tables',
      bodyLimit: RECORD_BYTES,
      bodyAsText: true,
      async handle({ person, address, demandStill, request, query }) {
        const text = textOf(request.body)
        const seat = query.seat === undefined ? undefined : Number(query.seat)
        const loaded = await importRecord(ports, { person, address, demandStill }, text, seat).catch(soonPerhaps)
        return made('table' in loaded ? loaded : refuse(loaded))
      },
    }),
    route({
      method: 'POST',
      path: '/api/tables/:id/fork',
      operation: 'forkTable',
      says: 'Play on from a move of a finished game, or from what I may know of one that is not over. What goes on from an imported game is marked so.',
      body: Fork,
      answer: TableMade,
      budget: 'tables',
      async handle({ person, address, params, body }) {
        const seen = await visible(params.id, person, loaded => loaded.table)
        if (!seen.play) throw notFound()
        // Of one that goes on, what came out so far helps to imagine the rest.
        const table =
          seen.status === 'finished'
            ? seen
            : await withWholeLog(visible, params.id, person, address, loaded => loaded.table)
        return made(await fork(ports, person, address, table, body.move ?? Number.MAX_SAFE_INTEGER))
      },
    }),
  ]
}

export const textOf = (body: unknown): string => {
  if (typeof body !== 'string') throw new Problem(400, 'malformed')
  return body
}

/** The step that does not fit is named: the record is the asker's own. */
export function refuse(read: NotTaken): never {
  if ('notMine' in read) throw new Problem(422, 'notLocal')
  if ('malformed' in read) throw new Problem(400, 'malformed')
  if ('unfinished' in read) throw new Problem(422, 'notFinished')
  const args = read.step === undefined ? {} : { args: { step: read.step } }
  throw new Problem(422, 'brokenRecord', { rule: 'record', reason: 'brokenRecord', ...args })
}

export function soonPerhaps(error: Error): never {
  if (error instanceof RecordsBusy) throw tooMany(RETRY_AFTER * 1000)
  if (error instanceof TookTooMuch) throw new Problem(422, 'tooLong')
  throw error
}
