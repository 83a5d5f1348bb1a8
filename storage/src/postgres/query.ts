/** Asks the database; the same text is planned once. */
export type Query = <Row>(sql: string, ...values: unknown[]) => Promise<Row[]>

/** Values are counted where SQLite has question marks. */
export function numbered(sql: string): string {
  let count = 0
  return sql.replaceAll('?', () => `$${++count}`)
}

/** For a library that brings its own statements. */
export type Execute = (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>

/** The database's own clock in milliseconds: what nodes promise each other is measured by one clock. */
export const NOW = '(extract(epoch FROM clock_timestamp()) * 1000)::bigint'
