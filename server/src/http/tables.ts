import {
  CreateTable,
  Join,
  LogPage,
  PlayNow,
  TableFound,
  TableInfo,
  TableList,
  TableMade,
  type TableSummary,
} from '@grotto/protocol'
import type { TableRow } from '@grotto/storage'
import { type Made, type NewTablePorts, newTable, playNow } from '../new-table.ts'
import { fullLog } from '../table/full-log.ts'
import { infoOf, LOG_TAIL } from '../table/picture.ts'
import { summaryFor } from '../table/row.ts'
import { notFound, Problem } from './problem.ts'
import { type AnyRoute, route } from './route.ts'
import type { Visible } from './visible.ts'

interface Ports extends NewTablePorts {
  readonly visible: Visible
}

const LISTED = 50
const MINE = 100

/** Making tables and finding them. */
export function tableRoutes(ports: Ports): AnyRoute[] {
  const { store, tables, visible } = ports
  return [
    route({
      method: 'POST',
      path: '/api/tables',
      says: 'A new table; I host it and sit on seat 0.',
      body: CreateTable,
      answer: TableMade,
      perMinute: 20,
      handle: async ({ person, body }) => made(await newTable(ports, person, body)),
    }),
    route({
      method: 'POST',
      path: '/api/play-now',
      says: 'A table with bots on all other seats, started at once.',
      body: PlayNow,
      answer: TableMade,
      perMinute: 20,
      handle: async ({ person, body }) => made(await playNow(ports, person, body)),
    }),
    route({
      method: 'POST',
      path: '/api/join',
      says: 'The table with a short code. Sitting down is a command.',
      body: Join,
      answer: TableFound,
      // Codes are short: whoever tries many of them is guessing.
      perMinute: 15,
      async handle({ body }) {
        const row = await store.tableByCode(body.code)
        if (!row) throw notFound()
        return { id: row.id }
      },
    }),
    route({
      method: 'GET',
      path: '/api/tables',
      says: 'Public tables that wait for players or are being played.',
      answer: TableList,
      async handle({ person }) {
        await tables.rowsWritten()
        return listed(await store.listedTables(['lobby', 'playing'], LISTED), person.id)
      },
    }),
    route({
      method: 'GET',
      path: '/api/my/tables',
      says: 'Tables where I sit or sat, the latest first.',
      answer: TableList,
      async handle({ person }) {
        await tables.rowsWritten()
        return listed(await store.tablesOf(person.id, MINE), person.id)
      },
    }),
    route({
      method: 'GET',
      path: '/api/tables/:id',
      says: 'Everything about a table that is not on the board.',
      answer: TableInfo,
      handle: ({ person, params }) => visible(params.id!, person, ({ table }) => infoOf(table)),
    }),
    route({
      method: 'GET',
      path: '/api/tables/:id/log',
      says: 'Steps of the game, oldest first: the last ones, or those before a version.',
      query: { before: 'a version' },
      answer: LogPage,
      async handle({ person, params, query }) {
        const before = Number(query.before ?? Number.MAX_SAFE_INTEGER)
        const log = await visible(params.id!, person, ({ table }) => fullLog(table))
        const earlier = log.filter(({ version }) => version < before)
        return { log: earlier.slice(-LOG_TAIL), more: earlier.length > LOG_TAIL }
      },
    }),
  ]
}

export function made(table: Made): TableMade {
  if ('refusal' in table) throw new Problem(422, 'refused', table.refusal)
  return { id: table.table.id, code: table.table.code }
}

const listed = (rows: readonly TableRow[], person: string): { tables: TableSummary[] } => ({
  tables: rows.map(row => summaryFor(row, person)),
})
