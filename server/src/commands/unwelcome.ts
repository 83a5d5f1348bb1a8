import type { Command } from '@grotto/protocol'
import type { Store } from '@grotto/storage'
import type { Table } from '../table/table.ts'

/** Whether somebody would get a seat by this command whom one of those who sit there, or the host, has blocked. */
export function isUnwelcome(store: Store, table: Table, person: string, command: Command): Promise<boolean> | false {
  const newcomer = command.type === 'sit' ? person : command.type === 'handOver' ? command.to : undefined
  if (newcomer === undefined || table.seatOf(newcomer) !== undefined) return false
  const sitting = table.seats.flatMap(sitter => (sitter.kind === 'human' ? [sitter.person] : []))
  const others = [...new Set([...sitting, table.host])].filter(each => each !== newcomer)
  return store.companions.blocking(newcomer, others).then(blocking => blocking.length > 0)
}
