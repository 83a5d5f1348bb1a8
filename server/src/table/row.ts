import type { SeatInfo, TableSummary } from '@grotto/protocol'
import type { TableRow } from '@grotto/storage'
import { seatInfo } from './picture.ts'
import type { Table } from './table.ts'

/** What the row keeps for lists. `toAct` never leaves the server but as "your turn" to that seat's own player. */
interface Summary {
  readonly hostName: string
  readonly seats: SeatInfo[]
  readonly toAct: number[]
}

export function rowOf(table: Table, due: number | null): TableRow {
  const summary: Summary = {
    hostName: nameOf(table, table.host),
    seats: table.seats.map(seatInfo),
    toAct: [...table.toAct],
  }
  return {
    id: table.id,
    code: table.code,
    game: table.game.id,
    rulesVersion: table.game.rulesVersion,
    status: table.status,
    listed: table.settings.visibility === 'public',
    created: table.created,
    touched: table.touched,
    due,
    summary: summary as unknown as TableRow['summary'],
  }
}

function nameOf(table: Table, person: string): string {
  const sitter = table.seats.find(other => other.kind === 'human' && other.person === person)
  return sitter?.kind === 'human' ? sitter.name : ''
}

/** A row as a person may see it in a list. */
export function summaryFor(row: TableRow, person: string): TableSummary {
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
    ...(you < 0 ? {} : { you }),
    yourTurn: you >= 0 && toAct.includes(you),
  }
}
