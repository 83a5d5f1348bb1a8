import type { Imported } from '@grotto/kernel'
import type { SeatInfo, TableSummary } from '@grotto/protocol'
import type { TableRow } from '@grotto/storage'
import { seatInfo } from './picture.ts'
import type { Table } from './table.ts'

/** What the row keeps for lists. `toAct` never leaves the server but as "your turn" to that seat's own player. */
interface Summary {
  readonly hostName: string
  readonly seats: SeatInfo[]
  readonly toAct: number[]
  /** Null where the whole game was dealt here. Rows from before there was this mark do not say. */
  readonly imported?: Imported | null
}

/**
 * Lists know to the minute when something happened. More would have to be written at every step; and a row that is
 * written for another reason would bring the exact time along, and so tell that somebody has chosen in secret.
 */
const MINUTE = 60_000

const whoSits = (table: Table): Omit<Summary, 'toAct' | 'imported'> => ({
  hostName: nameOf(table, table.host),
  seats: table.seats.map(seatInfo),
})

/** The same table with other people at it, or other names. */
export const withWhoSits = (summary: TableRow['summary'], table: Table): TableRow['summary'] =>
  ({ ...(summary as object), ...whoSits(table) }) as unknown as TableRow['summary']

export function rowOf(table: Table, due: number | null): TableRow {
  const summary: Summary = { ...whoSits(table), toAct: [...table.toAct], imported: table.imported ?? null }
  return {
    id: table.id,
    code: table.code,
    game: table.game.id,
    rulesVersion: table.game.rulesVersion,
    status: table.status,
    listed: table.settings.visibility === 'public',
    created: table.created,
    touched: Math.floor(table.touched / MINUTE) * MINUTE,
    due,
    summary: summary as unknown as TableRow['summary'],
  }
}

function nameOf(table: Table, person: string): string {
  const sitter = table.seats.find(other => other.kind === 'human' && other.person === person)
  return sitter?.kind === 'human' ? sitter.name : ''
}

/** Whether lists can show it: on a bad disk it may have become something else. */
export function isShowable({ summary }: TableRow): boolean {
  const { hostName, seats, toAct } = (summary ?? {}) as Partial<Record<keyof Summary, unknown>>
  return typeof hostName === 'string' && Array.isArray(seats) && Array.isArray(toAct)
}

/** What a row says of where its game came from; nothing where it is older than that question. */
export const importedIn = (row: TableRow): Imported | null | undefined => (row.summary as unknown as Summary).imported

/** A row as a person may see it in a list. */
export function summaryFor(row: TableRow, person: string, imported: Imported | null = null): TableSummary {
  const { hostName, seats, toAct } = row.summary as unknown as Summary
  const you = seats.findIndex(seat => seat.kind === 'human' && seat.person === person)
  return {
    id: row.id,
    game: row.game,
    status: row.status as TableSummary['status'],
    created: row.created,
    touched: row.touched,
    hostName,
    seats,
    ...(imported ? { imported } : {}),
    ...(you < 0 ? {} : { you }),
    yourTurn: you >= 0 && toAct.includes(you),
  }
}
