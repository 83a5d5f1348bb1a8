import { type GameRecord, RecordError } from '@grotto/kernel'
import { Fork, type TableMade } from '@grotto/protocol'
import type { FastifyInstance } from 'fastify'
import { fork, importRecord } from '../fork.ts'
import type { NewTablePorts } from '../new-table.ts'
import { recordOf } from '../table/record.ts'
import { notFound, Problem, parseBody } from './problem.ts'
import type { Visible } from './visible.ts'
import type { Who } from './who.ts'

interface Ports extends NewTablePorts {
  readonly who: Who
  readonly visible: Visible
}

const RECORD_BYTES = 2_000_000

/** Finished games: out, in, and on from any move. */
export function recordRoutes(app: FastifyInstance, ports: Ports): void {
  const { who, visible, roster } = ports

  app.get<{ Params: { id: string } }>('/api/tables/:id/record', async (request, reply) => {
    const table = await visible(request.params.id, await who(request, reply))
    if (table.status !== 'finished') throw new Problem(409, 'notFinished')
    return recordOf(table, roster.versionOf)
  })

  app.post('/api/records', { bodyLimit: RECORD_BYTES }, async (request, reply): Promise<TableMade> => {
    const person = await who(request, reply)
    const live = await importRecord(ports, person, request.body as GameRecord).catch(refuseBroken)
    if (!live) throw new Problem(422, 'notFinished')
    return { id: live.table.id, code: live.table.code }
  })

  app.post<{ Params: { id: string } }>('/api/tables/:id/fork', async (request, reply): Promise<TableMade> => {
    const { move } = parseBody(Fork, request.body)
    const person = await who(request, reply)
    const table = await visible(request.params.id, person)
    if (!table.play) throw notFound()
    const made = await fork(ports, person, table, move ?? Number.MAX_SAFE_INTEGER)
    if ('refusal' in made) throw new Problem(422, 'refused', made.refusal)
    return { id: made.table.id, code: made.table.code }
  })
}

/** The step that does not fit is named: the record is the asker's own. */
function refuseBroken(error: unknown): never {
  if (!(error instanceof RecordError)) throw error
  const args = error.step === undefined ? {} : { args: { step: error.step } }
  throw new Problem(422, 'brokenRecord', { rule: 'record', reason: 'brokenRecord', ...args })
}
