import type { TableRow } from './store.ts'

/** What lists ask for: rows of these kinds, latest touched first, of one host at most so many. */
export interface Listing {
  readonly statuses: readonly string[]
  readonly limit: number
  readonly ofHost: number
}

export const LISTED_PAGE = 100
/** Only so many are looked through: whoever makes more than that pays for it with many addresses. */
const PAGES = 20

type Page = (after: TableRow | undefined) => TableRow[] | Promise<TableRow[]>

/** Goes on, page by page, for as long as what was found is mostly of a few hosts. */
export async function listedFairly(page: Page, { limit, ofHost }: Listing): Promise<TableRow[]> {
  const found: TableRow[] = []
  const counts = new Map<string, number>()
  let last: TableRow | undefined
  for (let pages = 0; pages < PAGES; pages++) {
    const rows = await page(last)
    for (const row of rows) {
      if (isOneTooMany(row, counts, ofHost)) continue
      found.push(row)
      if (found.length === limit) return found
    }
    last = rows.at(-1)
    if (rows.length < LISTED_PAGE) break
  }
  return found
}

/** Rows that do not say who hosts them are old, or damaged. */
function isOneTooMany({ summary }: TableRow, counts: Map<string, number>, most: number): boolean {
  const { host } = (summary ?? {}) as { readonly host?: unknown }
  if (typeof host !== 'string') return false
  const count = (counts.get(host) ?? 0) + 1
  counts.set(host, count)
  return count > most
}
