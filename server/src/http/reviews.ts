import { ReviewedGame, ReviewLink, WrittenRecord } from '@grotto/protocol'
import { refused } from '../commands/outcome.ts'
import type { Records } from '../records/records.ts'
import { hasRecord } from '../table/record.ts'
import { isSealed } from '../table/sealed.ts'
import type { Table } from '../table/table.ts'
import type { NewTablePorts } from '../tables/new-table.ts'
import { sealedLink, tableBehind } from '../tables/sealed-links.ts'
import { notFound, Problem } from './problem.ts'
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
        const id = params.id!
        demandReviewable(await visible(id, person, loaded => loaded.table), clock.now())
        return { review: await sealedLink(ports, 'reviews', id) }
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
        const id = await tableBehind(ports, 'reviews', body.review)
        if (id === undefined) throw notFound()
        const table = await lookAt(tables, id, loaded => loaded.table)
        demandReviewable(table, clock.now())
        reply.type('application/json; charset=utf-8')
        return records.of(table, { person: person.id, address }).catch(soonPerhaps)
      },
    }),
  ]
}

/** A game of the day is still being played by others: until it is over nobody is shown it here. */
function demandReviewable(table: Table, now: number): void {
  if (!hasRecord(table)) throw new Problem(409, 'notFinished')
  if (isSealed(table, now)) throw new Problem(422, 'refused', refused('dealSealed').refusal)
}
