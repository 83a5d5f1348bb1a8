import type { Entry, TableRow } from '../src/store.ts'

export const entry = (sequence: number, body: Entry['body'] = { n: sequence }): Entry => ({
  sequence,
  at: 1000 + sequence,
  body,
})

export const row = (id: string, more: Partial<TableRow> = {}): TableRow => ({
  id,
  code: `C-${id}`,
  game: 'diamant',
  rulesVersion: 1,
  status: 'lobby',
  listed: false,
  created: 1,
  touched: 1,
  due: null,
  summary: { seats: [] },
  ...more,
})

export const ids = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id)
