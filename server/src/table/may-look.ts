import type { Table } from './table.ts'

/** Who may see a table: everybody with the link before the start, spectators if they are welcome, and those whose game it is. */
export const mayLook = (table: Table, person: string): boolean =>
  table.settings.spectators || table.status === 'lobby' || table.players.has(person)
