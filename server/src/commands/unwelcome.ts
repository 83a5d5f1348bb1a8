import type { Command, TableReason } from '@grotto/protocol'
import type { Store } from '@grotto/storage'
import type { Table } from '../table/table.ts'
import { blockedBy } from '../tables/blocked.ts'
import { keptFor } from './invitations.ts'

/**
 * Why somebody should not get a seat by this command. Who is blocked by the host, or by somebody who sits there, is not
 * welcome; whom the host has invited is, whatever others think of her: they see who comes, and may go. Who would sit
 * down with somebody she has blocked is told so first.
 */
export function unwelcome(
  store: Store,
  table: Table,
  person: string,
  command: Command,
): Promise<TableReason | undefined> | undefined {
  const newcomer = command.type === 'sit' ? person : command.type === 'handOver' ? command.to : undefined
  if (newcomer === undefined || table.seatOf(newcomer) !== undefined) return undefined
  const sitting = table.seats.flatMap(sitter => (sitter.kind === 'human' ? [sitter.person] : []))
  const others = [...new Set([...sitting, table.host])].filter(each => each !== newcomer)
  return reasonFor(store, newcomer, others, isInvited(table, command) ? [table.host] : others, command)
}

const isInvited = (table: Table, command: Command): boolean =>
  command.type === 'sit' && command.invitation !== undefined && keptFor(table, command.invitation) !== undefined

async function reasonFor(
  store: Store,
  newcomer: string,
  others: readonly string[],
  deciding: readonly string[],
  command: Command,
): Promise<TableReason | undefined> {
  if ((await store.companions.blocking(newcomer, deciding)).length > 0) return 'notWelcome'
  const hers = await blockedBy(store, newcomer)
  if (!others.some(each => hers.has(each))) return undefined
  // Nobody hands her a seat there either, and whoever tries is not told whom she blocks.
  if (command.type !== 'sit') return 'notWelcome'
  return command.anyway ? undefined : 'blockedSits'
}
