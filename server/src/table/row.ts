import type { Imported } from '@grotto/kernel'
import type { SeatInfo, TableSummary } from '@grotto/protocol'
import type { TableRow } from '@grotto/storage'
import { asJson } from './entries.ts'
import type { Table } from './table.ts'
import { outcomeOf, seatInfo } from './table-messages.ts'

/** What the row keeps for lists. `toAct` never leaves the server but as "your turn" to that seat's own player. */
interface Summary {
  readonly hostName: string
  readonly seats: SeatInfo[]
  /** As its host called it, and the language spoken there. */
  readonly name?: string
  readonly language?: string
  /** Of a finished game. Rows that are older than this do not say. */
  readonly outcome?: TableSummary['outcome']
  readonly toAct: number[]
  /** Null where the whole game was dealt here. Rows from before there was this mark do not say. */
  readonly imported?: Imported | null
  readonly sameDeal?: true
}

/**
 * Lists know to the minute when something happened. More would have to be written at every step; and a row that is
 * written for another reason would bring the exact time along, and so tell that somebody has chosen in secret.
 */
const MINUTE = 60_000

function whoSits(table: Table): Omit<Summary, 'toAct' | 'imported'> {
  const { name, language } = table.settings
  return {
    hostName: nameOf(table, table.host),
    seats: table.seats.map(seatInfo),
    ...(name ? { name } : {}),
    ...(language ? { language } : {}),
  }
}

/** The same table with other people at it, or other names. */
export function withWhoSits(summary: TableRow['summary'], table: Table): TableRow['summary'] {
  const { name: _, language: __, ...rest } = summary as unknown as Summary
  return asJson({ ...rest, ...whoSits(table) })
}

export function rowOf(table: Table, due: number | null): TableRow {
  const outcome = outcomeOf(table)
  const summary: Summary = {
    ...whoSits(table),
    ...(outcome ? { outcome } : {}),
    toAct: [...table.toAct],
    imported: table.imported ?? null,
    ...(table.sameDeal ? { sameDeal: true } : {}),
  }
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
    summary: asJson(summary),
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

/** What this module wrote into a row. */
const summaryIn = ({ summary }: TableRow): Summary => summary as object as Summary

/** What a row says of where its game came from; nothing where it is older than that question. */
export const importedIn = (row: TableRow): Imported | null | undefined => summaryIn(row).imported

/** A row as a person may see it in a list. Where its game came from it says itself, if it is not too old for that. */
export function summaryFor(row: TableRow, person: string, imported = importedIn(row) ?? null): TableSummary {
  const { hostName, seats, name, language, outcome, toAct, sameDeal } = summaryIn(row)
  const you = seats.findIndex(seat => seat.kind === 'human' && seat.person === person)
  return {
    id: row.id,
    game: row.game,
    status: row.status as TableSummary['status'],
    created: row.created,
    touched: row.touched,
    hostName,
    seats,
    ...(name ? { name } : {}),
    ...(language ? { language } : {}),
    ...(outcome ? { outcome } : {}),
    ...(imported ? { imported } : {}),
    ...(sameDeal ? { sameDeal } : {}),
    ...(you < 0 ? {} : { you }),
    yourTurn: you >= 0 && toAct.includes(you),
  }
}
