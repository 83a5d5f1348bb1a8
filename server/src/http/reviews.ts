import { ReviewedGame, ReviewLink, WrittenRecord } from '@grotto/protocol'
import { LENGTHS } from '../budgets/limits.ts'
import { retry } from '../cluster/retry.ts'
import { refused } from '../commands/outcome.ts'
import type { Records } from '../records/records.ts'
import { behindReviewLink, isWithdrawn, reviewLink } from '../reviews/review-links.ts'
import { hasRecord } from '../table/record.ts'
import { isSealed } from '../table/sealed.ts'
import type { Table } from '../table/table.ts'
import type { NewTablePorts } from '../tables/new-table.ts'
import { notFound, Problem, tooMany } from './problem.ts'
import { soonPerhaps } from './records.ts'
import { type AnyRoute, route } from './route.ts'
import { lookAt, type Visible } from './visible.ts'

interface Ports extends NewTablePorts {
  readonly visible: Visible
  readonly records: Records
}

/** A finished game, looked at together with others. */
export function reviewRoutes(ports: Ports): AnyRoute[] {
  const { tables, clock, visible, records } = ports
  return [
    route({
      method: 'POST',
      path: '/api/tables/:id/review',
      operation: 'reviewGame',
      says: 'A code by which others look at this finished game together with me, whoever may watch its table.',
      answer: ReviewLink,
      async handle({ person, params }) {
        const table = await visible(params.id, person, loaded => loaded.table)
        demandReviewable(table, clock.now())
        return { review: await reviewLink(ports, table) }
      },
    }),
    route({
      method: 'DELETE',
      path: '/api/tables/:id/review',
      operation: 'withdrawReview',
      says: 'The code given so far leads nowhere any more, and whoever looks at this finished game by it is put out: those whose game it is may. The next one made is another.',
      budget: 'reviews',
      async handle({ person, params }) {
        const table = await visible(params.id, person, loaded => loaded.table)
        demandReviewable(table, clock.now())
        await withdraw(ports, table.id, person.id)
        return { withdrawn: true }
      },
    }),
    route({
      method: 'POST',
      path: '/api/reviews/record',
      operation: 'reviewedRecord',
      says: 'The record of the game that a code leads to, with what was written to its moves.',
      body: ReviewedGame,
      answer: WrittenRecord,
      budget: 'reviews',
      async handle({ person, address, body, reply }) {
        const behind = await behindReviewLink(ports, body.review)
        if (!behind) throw notFound()
        const table = await lookAt(tables, behind.table, loaded => loaded.table)
        if (isWithdrawn(behind, table)) throw notFound()
        demandReviewable(table, clock.now())
        reply.type('application/json; charset=utf-8')
        return records.of(table, { person: person.id, address }).catch(soonPerhaps)
      },
    }),
  ]
}

/**
 * Written before anybody is put out; every node that has the table in memory learns it from the log. Who played is asked of
 * the table as it is then.
 */
function withdraw({ tables, clock }: Ports, id: string, person: string): Promise<void> {
  return retry(async () => {
    const loaded = await tables.open(id)
    if (!loaded) throw notFound()
    const { table } = loaded
    if (!table.players.has(person)) throw new Problem(403, 'notAllowed')
    if (table.reviewsWithdrawn >= LENGTHS.reviewsWithdrawn) throw tooMany()
    await tables.commit(loaded, [table.apply({ type: 'reviewWithdrawn' }, clock.now())])
  })
}

/** A game of the day is still being played by others: until it is over nobody is shown it here. */
function demandReviewable(table: Table, now: number): void {
  if (!hasRecord(table)) throw new Problem(409, 'notFinished')
  if (isSealed(table, now)) throw new Problem(422, 'refused', refused('dealSealed').refusal)
}
