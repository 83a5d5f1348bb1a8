import type { Refusal, Seat } from '@grotto/kernel'
import type { ErrorKind, TableReason } from '@grotto/protocol'
import { TABLE_RULE } from '@grotto/protocol'
import type { Person } from '@grotto/storage'
import type { Roster } from '../bots/roster.ts'
import type { TableEntry } from '../table/entries.ts'
import type { Happened, Table } from '../table/table.ts'

/** What came of a command: things that happened, or why they could not. */
export type CommandOutcome =
  | { readonly happened: readonly Happened[]; readonly seat?: Seat; readonly table?: string }
  | { readonly refusal: Refusal }
  | { readonly error: ErrorKind }

/** What a command handler may know. */
export interface Asked {
  readonly table: Table
  readonly person: Person
  readonly now: number
  readonly roster: Roster
  /** Whether somebody has not looked at the table for a long time. */
  readonly isAway: (person: string) => boolean
  /** The name of somebody who is looking at the table right now. */
  readonly watcherName: (person: string) => string | undefined
}

export const refused = (reason: TableReason, args?: Refusal['args']): { refusal: Refusal } => ({
  refusal: { rule: TABLE_RULE, reason, ...(args ? { args } : {}) },
})

/** Makes entries happen one after the other. */
export const happen = ({ table, now }: Asked, ...entries: readonly TableEntry[]): { happened: Happened[] } => ({
  happened: entries.map(entry => table.happen(entry, now)),
})

export const isHost = ({ table, person }: Asked): boolean => table.host === person.id

export function onlyHostInLobby(asked: Asked): { refusal: Refusal } | undefined {
  if (asked.table.status !== 'lobby') return refused('alreadyStarted')
  return isHost(asked) ? undefined : refused('hostOnly')
}
