/** What SQLite keeps in a column. Rows are made before they join a batch, so that nothing in it can fail to be one. */
export type Value = string | number | null

/** A statement and what goes into its question marks. */
export type Statement = readonly [sql: string, ...values: Value[]]

/** Steps that are done together or not at all. */
export type Work = readonly Statement[]

/** What SQLite says of something it did not do. */
export interface SqliteFailure {
  readonly code?: string | undefined
  readonly message: string
}

/** What came of a piece of work: how many rows its last step changed, or why it was left out. */
export type WorkResult = { readonly changes: number } | { readonly failure: SqliteFailure }

/** Throws where a value can be in no column: it fails alone, before it joins others. */
export function refuseOdd(work: Work): void {
  for (const step of work)
    for (const value of step)
      if (value !== null && typeof value !== 'string' && typeof value !== 'number')
        throw new TypeError(`no column can hold a ${typeof value}`)
}
