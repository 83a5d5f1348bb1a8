import { CreateTable, Join, PlayNow, type TableList, type TableMade } from '@grotto/protocol'
import type { TableRow } from '@grotto/storage'
import type { FastifyInstance } from 'fastify'
import { type Made, type NewTablePorts, newTable, playNow } from '../new-table.ts'
import { fullLog } from '../table/full-log.ts'
import { infoOf, LOG_TAIL } from '../table/picture.ts'
import { summaryFor } from '../table/row.ts'
import { perMinute } from './limits.ts'
import { notFound, Problem, parseBody } from './problem.ts'
import type { Visible } from './visible.ts'
import type { Who } from './who.ts'

interface Ports extends NewTablePorts {
  readonly who: Who
  readonly visible: Visible
  readonly rateLimits: number
}

const LISTED = 50
const MINE = 100

export function tableRoutes(app: FastifyInstance, ports: Ports): void {
  const { who, store, visible, rateLimits } = ports

  app.post('/api/tables', perMinute(20, rateLimits), async (request, reply) => {
    const wish = parseBody(CreateTable, request.body)
    return made(await newTable(ports, await who(request, reply), wish))
  })

  app.post('/api/play-now', perMinute(20, rateLimits), async (request, reply) => {
    const wish = parseBody(PlayNow, request.body)
    return made(await playNow(ports, await who(request, reply), wish))
  })

  // Codes are short: whoever tries many of them is guessing.
  app.post('/api/join', perMinute(15, rateLimits), async request => {
    const row = await store.tableByCode(parseBody(Join, request.body).code)
    if (!row) throw notFound()
    return { id: row.id }
  })

  app.get('/api/tables', async (request, reply): Promise<TableList> => {
    const person = await who(request, reply)
    return listed(await store.listedTables(['lobby', 'playing'], LISTED), person.id)
  })

  app.get('/api/my/tables', async (request, reply): Promise<TableList> => {
    const person = await who(request, reply)
    return listed(await store.tablesOf(person.id, MINE), person.id)
  })

  app.get<{ Params: { id: string } }>('/api/tables/:id', async (request, reply) =>
    infoOf(await visible(request.params.id, await who(request, reply))),
  )

  app.get<{ Params: { id: string }; Querystring: { before?: string } }>(
    '/api/tables/:id/log',
    async (request, reply) => {
      const table = await visible(request.params.id, await who(request, reply))
      const before = Number(request.query.before ?? Number.MAX_SAFE_INTEGER)
      const earlier = fullLog(table).filter(({ version }) => version < before)
      return { log: earlier.slice(-LOG_TAIL), more: earlier.length > LOG_TAIL }
    },
  )
}

function made(table: Made): TableMade {
  if ('refusal' in table) throw new Problem(422, 'refused', table.refusal)
  return { id: table.table.id, code: table.table.code }
}

const listed = (rows: readonly TableRow[], person: string): TableList => ({
  tables: rows.map(row => summaryFor(row, person)),
})
