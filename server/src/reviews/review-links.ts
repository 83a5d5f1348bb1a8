import type { Store } from '@grotto/storage'
import type { Bytes } from '../process/randomness.ts'
import type { Table } from '../table/table.ts'
import { sealedLink, tableBehind } from '../tables/sealed-links.ts'

interface Ports {
  readonly store: Store
  readonly bytes: Bytes
}

/** Which link it is that leads to a table: one behind every withdrawal. */
export interface ReviewedTable {
  readonly table: string
  readonly number: number
}

const NUMBER = '.'

/** The link by which others look at a finished game now. The first has no number, as those from before any was withdrawn. */
export const reviewLink = (ports: Ports, { id, reviewsWithdrawn }: Table): Promise<string> =>
  sealedLink(ports, 'reviews', reviewsWithdrawn === 0 ? id : `${id}${NUMBER}${reviewsWithdrawn}`)

/** Where a link leads, withdrawn or not; nothing where it is none of ours. */
export async function behindReviewLink(ports: Ports, link: string): Promise<ReviewedTable | undefined> {
  const [table, number = '0'] = (await tableBehind(ports, 'reviews', link))?.split(NUMBER) ?? []
  return table === undefined ? undefined : { table, number: Number(number) }
}

export const isWithdrawn = ({ number }: ReviewedTable, { reviewsWithdrawn }: Table): boolean =>
  number !== reviewsWithdrawn
