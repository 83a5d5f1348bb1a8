import { type GameRecord, RecordError } from '@grotto/kernel'
import { Fork, RecordShape, TableMade } from '@grotto/protocol'
import { fork, importRecord } from '../fork.ts'
import type { NewTablePorts } from '../new-table.ts'
import { recordOf } from '../table/record.ts'
import { notFound, Problem } from './problem.ts'
import { type AnyRoute, route } from './route.ts'
import { made } from './tables.ts'
import type { Visible } from './visible.ts'

interface Ports extends NewTablePorts {
  readonly visible: Visible
}

const RECORD_BYTES = 2_000_000

/** Finished games: out, in, and on from any move. */
export function recordRoutes(ports: Ports): AnyRoute[] {
  const { visible, roster } = ports
  return [
    route({
      method: 'GET',
      path: '/api/tables/:id/record',
      says: 'The record of a finished game, with everything that lets it be verified; 409 before that.',
      answer: RecordShape,
      handle: ({ person, params }) =>
        visible(params.id!, person, ({ table }) => {
          if (table.status !== 'finished') throw new Problem(409, 'notFinished')
          return recordOf(table, roster.versionOf)
        }),
    }),
    route({
      method: 'POST',
      path: '/api/records',
      says: 'Brings a finished game here: it is replayed and verified, and refused at the step that does not fit.',
      body: RecordShape,
      answer: TableMade,
      perMinute: 20,
      bodyLimit: RECORD_BYTES,
      async handle({ person, body }) {
        const live = await importRecord(ports, person, body as unknown as GameRecord).catch(refuseBroken)
        if (!live) throw new Problem(422, 'notFinished')
        return made(live)
      },
    }),
    route({
      method: 'POST',
      path: '/api/tables/:id/fork',
      says: 'Play on from a move of a finished game, or from what I may know of one that is not over.',
      body: Fork,
      answer: TableMade,
      perMinute: 20,
      async handle({ person, params, body }) {
        const table = await visible(params.id!, person, live => live.table)
        if (!table.play) throw notFound()
        return made(await fork(ports, person, table, body.move ?? Number.MAX_SAFE_INTEGER))
      },
    }),
  ]
}

/** The step that does not fit is named: the record is the asker's own. */
function refuseBroken(error: unknown): never {
  if (!(error instanceof RecordError)) throw error
  const args = error.step === undefined ? {} : { args: { step: error.step } }
  throw new Problem(422, 'brokenRecord', { rule: 'record', reason: 'brokenRecord', ...args })
}
