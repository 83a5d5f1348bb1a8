import { Fork, RecordShape, TableMade, WrittenRecord } from '@grotto/protocol'
import { fork } from '../fork.ts'
import type { NewTablePorts } from '../new-table.ts'
import { importRecord } from '../records/import-record.ts'
import type { ReadImport } from '../records/read-import.ts'
import { ThreadBusy, TookTooLong } from '../records/record-thread.ts'
import type { Records } from '../records/records.ts'
import { notFound, Problem, RETRY_AFTER, tooMany } from './problem.ts'
import { type AnyRoute, route } from './route.ts'
import { made } from './tables.ts'
import { type Visible, withWholeLog } from './visible.ts'

interface Ports extends NewTablePorts {
  readonly visible: Visible
  readonly records: Records
}

const RECORD_BYTES = 1_000_000

/** Finished games: out, in, and on from any move. */
export function recordRoutes(ports: Ports): AnyRoute[] {
  const { visible, records } = ports
  return [
    route({
      method: 'GET',
      path: '/api/tables/:id/record',
      says: 'The record of a finished game, with everything that lets it be verified; 409 before that. `imported` names what of it came here as a file: its fairness is as claimed by the file.',
      answer: WrittenRecord,
      async handle({ person, address, params, reply }) {
        const written = visible(params.id!, person, ({ table }) => {
          if (table.status !== 'finished') throw new Problem(409, 'notFinished')
          return records.of(table, { person: person.id, address })
        })
        reply.type('application/json; charset=utf-8')
        return written.catch(soonPerhaps)
      },
    }),
    route({
      method: 'POST',
      path: '/api/records',
      says: 'Brings a finished game here: it is replayed and verified, and refused at the step that does not fit. It is marked as imported wherever it is shown.',
      body: RecordShape,
      answer: TableMade,
      budget: 'tables',
      bodyLimit: RECORD_BYTES,
      bodyAsText: true,
      async handle({ person, address, request }) {
        const live = await importRecord(ports, person, address, textOf(request.body)).catch(soonPerhaps)
        return made('table' in live ? live : refuse(live))
      },
    }),
    route({
      method: 'POST',
      path: '/api/tables/:id/fork',
      says: 'Play on from a move of a finished game, or from what I may know of one that is not over. What goes on from an imported game is marked so.',
      body: Fork,
      answer: TableMade,
      budget: 'tables',
      async handle({ person, address, params, body }) {
        const seen = await visible(params.id!, person, live => live.table)
        if (!seen.play) throw notFound()
        // Of one that goes on, what came out so far helps to imagine the rest.
        const table =
          seen.status === 'finished'
            ? seen
            : await withWholeLog(visible, params.id!, person, address, live => live.table)
        return made(await fork(ports, person, address, table, body.move ?? Number.MAX_SAFE_INTEGER))
      },
    }),
  ]
}

const textOf = (body: unknown): string => {
  if (typeof body !== 'string') throw new Problem(400, 'malformed')
  return body
}

/** The step that does not fit is named: the record is the asker's own. */
function refuse(read: Exclude<ReadImport, { record: string }>): never {
  if ('malformed' in read) throw new Problem(400, 'malformed')
  if ('unfinished' in read) throw new Problem(422, 'notFinished')
  const args = read.step === undefined ? {} : { args: { step: read.step } }
  throw new Problem(422, 'brokenRecord', { rule: 'record', reason: 'brokenRecord', ...args })
}

function soonPerhaps(error: Error): never {
  if (error instanceof ThreadBusy) throw tooMany(RETRY_AFTER * 1000)
  if (error instanceof TookTooLong) throw new Problem(422, 'tooLong')
  throw error
}
