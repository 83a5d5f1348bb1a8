import type { Command } from '@grotto/protocol'
import { LENGTHS } from '../budgets/limits.ts'
import type { LoadedTable } from '../tables/tables.ts'

type Kind = Command['type']

/** What brings a game to its end is taken longest. */
const BRINGS_ON: ReadonlySet<Kind> = new Set<Kind>(['act', 'start'])
/** Who wants to go may always go. */
const ALWAYS: ReadonlySet<Kind> = new Set<Kind>(['leave'])

/**
 * Whether a table takes no more of what somebody wants: acting and taking back in turn, or getting ready over and over,
 * would fill memory and disk. A person has a share of the log, so that nobody fills it for the others.
 */
export function isFullFor(loaded: LoadedTable, person: string, kind: Kind): boolean {
  if (ALWAYS.has(kind)) return false
  const most = BRINGS_ON.has(kind) ? LENGTHS.entriesInAll : LENGTHS.entries
  return loaded.table.sequence >= most || (loaded.commandsOf.get(person) ?? 0) >= LENGTHS.commands
}

/** Whether only the game itself goes on. */
export const isFull = ({ table }: LoadedTable): boolean => table.sequence >= LENGTHS.entries
