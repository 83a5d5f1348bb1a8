import {
  CreateTable,
  Join,
  LogPage,
  type Notice,
  PlayNow,
  TableFound,
  TableInfo,
  TableList,
  TableMade,
  type TableSummary,
} from '@grotto/protocol'
import type { Store, TableRow } from '@grotto/storage'
import { OPEN_CLUB_TABLES } from '../clubs/caps.ts'
import { bringsName } from '../moderation/words.ts'
import { importedIn, isShowable, summaryFor } from '../table/row.ts'
import { infoOf, LOG_TAIL } from '../table/table-messages.ts'
import { blockedBy } from '../tables/blocked.ts'
import { invitedTables } from '../tables/invited-tables.ts'
import { makeListed, type NewTablePorts, type NewTableResult, newTable, playNow } from '../tables/new-table.ts'
import { notFound, Problem } from './problem.ts'
import { type AnyRoute, type Call, route } from './route.ts'
import { type Visible, withWholeLog } from './visible.ts'

interface Ports extends NewTablePorts {
  readonly visible: Visible
  /** What everybody who comes is told. */
  readonly notices: () => readonly Notice[]
}

/** The latest, and of one host no more than three: nobody buries the others'. */
const LISTING = { statuses: ['lobby', 'playing'], limit: 50, ofHost: 3 }
const MINE = 100

/** Making tables and finding them. */
export const tableRoutes = (ports: Ports): AnyRoute[] => [
  ...newTableRoutes(ports),
  ...listRoutes(ports),
  ...oneTableRoutes(ports),
]

function newTableRoutes(ports: Ports): AnyRoute[] {
  return [
    route({
      method: 'POST',
      path: '/api/tables',
      operation: 'createTable',
      says: 'A new table; I host it and sit on seat 0.',
      body: CreateTable,
      answer: TableMade,
      budget: 'tables',
      speaks: bringsName,
      handle: call => createTable(ports, call),
    }),
    route({
      method: 'POST',
      path: '/api/play-now',
      operation: 'playNow',
      says: 'A table with bots on all other seats, started at once; with `wait`, as soon as I am ready, so that my device may add entropy.',
      body: PlayNow,
      answer: TableMade,
      budget: 'tables',
      speaks: bringsName,
      async handle({ person, address, body: { entropy, ...wanted } }) {
        // It would be known before the secrets are drawn: whoever draws them could draw until she likes them.
        if (entropy !== undefined) throw new Problem(422, 'entropyTooEarly')
        return made(await makeListed(ports, address, wanted, () => playNow(ports, person, wanted)))
      },
    }),
  ]
}

/** A table of a club is one that its members find; whoever is none of them cannot make one for it. */
async function createTable(ports: Ports, { person, address, body }: Call<CreateTable>): Promise<TableMade> {
  const { club, ...wanted } = body
  const { clubs } = ports.store
  if (club !== undefined && !(await clubs.club(club, person.id))) throw notFound()
  if (club !== undefined && (await clubs.openTables(club, person.id)) >= OPEN_CLUB_TABLES)
    throw new Problem(422, 'tooManyTables')
  const table = made(await makeListed(ports, address, wanted, () => newTable(ports, person, wanted)))
  if (club !== undefined) await clubs.addTable(club, table.id, ports.clock.now(), person.id)
  return table
}

function listRoutes(ports: Ports): AnyRoute[] {
  const { store, tables } = ports
  return [
    route({
      method: 'POST',
      path: '/api/join',
      operation: 'findTableByCode',
      says: 'The table with a short code. Sitting down is a command.',
      body: Join,
      answer: TableFound,
      // Codes are short: whoever tries many of them is guessing.
      budget: 'codes',
      async handle({ body }) {
        const row = await store.tableByCode(body.code)
        if (!row) throw notFound()
        return { id: row.id }
      },
    }),
    route({
      method: 'GET',
      path: '/api/tables',
      operation: 'listPublicTables',
      says: 'Public tables that wait for players or are being played.',
      answer: TableList,
      async handle({ person }) {
        await tables.rowsWritten()
        const list = await listed(ports, await store.listedTables(LISTING), person.id)
        const notices = ports.notices()
        return notices.length > 0 ? { ...list, notices } : list
      },
    }),
    route({
      method: 'GET',
      path: '/api/my/tables',
      operation: 'listMyTables',
      says: 'Tables where I sit or sat, the latest first.',
      answer: TableList,
      async handle({ person }) {
        await tables.rowsWritten()
        const mine = await listed(ports, await store.tablesOf(person.id, MINE), person.id)
        const invitations = await invitedTo(store, person.id)
        return invitations.length > 0 ? { ...mine, invitations } : mine
      },
    }),
  ]
}

function oneTableRoutes({ visible }: Ports): AnyRoute[] {
  return [
    route({
      method: 'GET',
      path: '/api/tables/:id',
      operation: 'getTable',
      says: 'Everything about a table that is not on the board.',
      answer: TableInfo,
      handle: ({ person, params }) => visible(params.id, person, ({ table }) => infoOf(table)),
    }),
    route({
      method: 'GET',
      path: '/api/tables/:id/log',
      operation: 'getLog',
      says: 'Steps of the game, oldest first: the last ones, or those before a version.',
      query: { before: { says: 'a version', pattern: '^\\d{1,15}$' } },
      answer: LogPage,
      async handle({ person, address, params, query }) {
        const before = query.before === undefined ? Number.MAX_SAFE_INTEGER : Number(query.before)
        const log = await withWholeLog(visible, params.id, person, address, ({ table }) => table.log)
        const earlier = log.filter(({ version }) => version < before)
        return { log: earlier.slice(-LOG_TAIL), more: earlier.length > LOG_TAIL }
      },
    }),
  ]
}

export function made(table: NewTableResult): TableMade {
  if ('refusal' in table) throw new Problem(422, 'refused', table.refusal)
  const { id, code, commitments, imported } = table.table
  return { id, code, ...(imported === 'whole' ? {} : { commitments }), ...(imported ? { imported } : {}) }
}

async function invitedTo(store: Store, person: string): Promise<NonNullable<TableList['invitations']>> {
  const invited = (await invitedTables(store, person)).filter(({ row }) => isShowable(row))
  const blocked = await blockedBy(store, person)
  return invited
    .map(({ row, by }) => ({ table: summaryFor(row, person, undefined, blocked), by }))
    .filter(({ table }) => table.you === undefined)
}

/** A row that cannot be shown is left out; its table, once it is open, writes another. */
async function listed(
  { tables, store }: Pick<Ports, 'tables' | 'store'>,
  rows: readonly TableRow[],
  person: string,
): Promise<{ tables: TableSummary[] }> {
  for (const row of rows) if (!isShowable(row)) void tables.open(row.id).catch(() => {})
  const blocked = await blockedBy(store, person)
  const summary = async (row: TableRow) => {
    const known = importedIn(row)
    return summaryFor(row, person, known === undefined ? await tables.origins.of(row.id) : known, blocked)
  }
  return { tables: await Promise.all(rows.filter(isShowable).map(summary)) }
}
