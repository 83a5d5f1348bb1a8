import { Table } from './table.ts'

/**
 * Remembers a table with a game under way, and gives it back as it was, once. What its lists hold is never changed, so
 * the lists alone are copied; the source of chance is the same and goes back too. The table as it went on is of no use then.
 */
export function savepoint(table: Table): () => Table {
  const { play } = table
  const copy = Object.assign(new Table(table.id, table.findGame), listsCopied(table))
  const positions = play?.positions ?? {}
  if (play) copy.play = play.copy()
  return () => {
    play?.source.rewind(positions)
    return copy
  }
}

const listsCopied = (table: Table): Partial<Table> =>
  Object.fromEntries(Object.entries(table).map(([name, value]) => [name, copied(value)]))

function copied(value: unknown): unknown {
  if (value instanceof Set) return new Set(value)
  if (value instanceof Map) return new Map(value)
  return Array.isArray(value) ? [...value] : value
}
