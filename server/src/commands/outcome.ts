import type { Refusal, Seat } from '@grotto/kernel'
import type { ErrorKind, TableReason } from '@grotto/protocol'
import { TABLE_RULE } from '@grotto/protocol'
import type { Person } from '@grotto/storage'
import type { Roster } from '../bots/roster.ts'
import type { TableEntry } from '../table/entries.ts'
import type { AppliedEntry, Table } from '../table/table.ts'

/** What came of a command: things that happened, or why they could not. */
export type CommandOutcome =
  | { readonly applied: readonly AppliedEntry[]; readonly seat?: Seat; readonly table?: string }
  | { readonly refusal: Refusal }
  | { readonly error: ErrorKind }

/** What a command handler may know. */
export interface CommandContext {
  readonly table: Table
  readonly person: Person
  readonly now: number
  readonly roster: Roster
  /** Whether somebody has not looked at the table for a long time. */
  readonly isAway: (person: string) => boolean
  /** Whether somebody looks at the table, or is a program that called lately: she can be waited for. */
  readonly isHere: (person: string) => boolean
  /** The name of somebody who is looking at the table right now. */
  readonly watcherName: (person: string) => string | undefined
  /** Whether somebody looks at the finished game together with others. */
  readonly isReviewing: (person: string) => boolean
}

export const refused = (reason: TableReason, args?: Refusal['args']): { refusal: Refusal } => ({
  refusal: { rule: TABLE_RULE, reason, ...(args ? { args } : {}) },
})

/** Makes entries happen one after the other. */
export const apply = (
  { table, now }: CommandContext,
  ...entries: readonly TableEntry[]
): { applied: AppliedEntry[] } => ({
  applied: entries.map(entry => table.apply(entry, now)),
})

export const isHost = ({ table, person }: CommandContext): boolean => table.host === person.id

export function onlyHostInLobby(context: CommandContext): { refusal: Refusal } | undefined {
  if (context.table.status !== 'lobby') return refused('alreadyStarted')
  return isHost(context) ? undefined : refused('hostOnly')
}
