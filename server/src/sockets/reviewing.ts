import type { Answer, Command } from '@grotto/protocol'
import type { Store } from '@grotto/storage'
import type { Budgets, Visitor } from '../budgets/budgets.ts'
import { retry } from '../cluster/retry.ts'
import { answered } from '../commands/answers.ts'
import type { Clock } from '../process/clock.ts'
import type { Bytes } from '../process/randomness.ts'
import { behindReviewLink, isWithdrawn } from '../reviews/review-links.ts'
import type { Reviews } from '../reviews/reviews.ts'
import { isSealed } from '../table/sealed.ts'
import type { LoadedTable, Tables, Watcher } from '../tables/tables.ts'
import type { Unsaid } from '../talk/talk.ts'

export interface ReviewingPorts {
  readonly tables: Tables
  readonly store: Store
  readonly reviews: Reviews
  readonly clock: Clock
  readonly bytes: Bytes
  readonly budgets: Budgets
}

type ReviewCommand = Extract<Command, { type: 'joinReview' | 'leaveReview' | 'show' | 'handLead' }>
const REVIEW_COMMANDS: ReadonlySet<string> = new Set<ReviewCommand['type']>([
  'joinReview',
  'leaveReview',
  'show',
  'handLead',
])
export const isReview = (command: Command): command is ReviewCommand => REVIEW_COMMANDS.has(command.type)

/** More finished games than these nobody looks at on one page. */
const MOST_REVIEWS = 4

/** What one socket looks at together with others. */
export class Reviewing {
  readonly #ports: ReviewingPorts
  readonly #watcher: Watcher
  readonly #joined = new Map<string, LoadedTable>()

  constructor(ports: ReviewingPorts, watcher: Watcher) {
    this.#ports = ports
    this.#watcher = watcher
  }

  async perform(command: ReviewCommand, visitor: Visitor): Promise<Answer> {
    if (command.type === 'joinReview') return this.#join(command, visitor)
    const loaded = this.at(command.table)
    return answered(command.id, loaded ? this.#do(loaded, command) : 'notAllowed')
  }

  #do(loaded: LoadedTable, command: Exclude<ReviewCommand, { type: 'joinReview' }>): Unsaid | undefined {
    const { reviews } = this.#ports
    switch (command.type) {
      case 'leaveReview':
        return void this.#leave(loaded)
      case 'show': {
        const { move, line } = command
        return reviews.show(loaded, this.#watcher, line ? { move, line } : { move })
      }
      case 'handLead':
        return reviews.handLead(loaded, this.#watcher, command.to)
    }
  }

  /** Where she looks at this game together with others. */
  at(table: string): LoadedTable | undefined {
    this.#forgetWithdrawn()
    return this.#joined.get(table)
  }

  /** Where the link was withdrawn nobody is any more. */
  #forgetWithdrawn(): void {
    for (const [table, { review }] of this.#joined) if (!review?.here.has(this.#watcher)) this.#joined.delete(table)
  }

  leaveAll(): void {
    for (const loaded of [...this.#joined.values()]) this.#leave(loaded)
  }

  #leave(loaded: LoadedTable): void {
    this.#joined.delete(loaded.table.id)
    this.#ports.reviews.leave(loaded, this.#watcher)
  }

  async #join({ id, review }: Extract<ReviewCommand, { type: 'joinReview' }>, visitor: Visitor): Promise<Answer> {
    const { budgets, reviews, tables } = this.#ports
    if ((await budgets.ask('reviews', visitor)) > 0) return answered(id, 'tooMany')
    const behind = await retry(() => behindReviewLink(this.#ports, review))
    if (!behind) return answered(id, 'notFound')
    const { table } = behind
    this.#forgetWithdrawn()
    if (this.#joined.size >= MOST_REVIEWS && !this.#joined.has(table)) return answered(id, 'tooMany')
    const seen = await retry(() => tables.readCommitted(table, loaded => loaded))
    if (!seen || isWithdrawn(behind, seen.table)) return answered(id, 'notFound')
    if (this.#isSealed(seen)) return answered(id, 'notAllowed')
    const undone = reviews.join(seen, this.#watcher)
    if (undone) return answered(id, undone)
    this.#joined.set(table, seen)
    return { type: 'answer', id, result: 'ok', table }
  }

  /** Others still play this game of the day, or of a tournament. */
  #isSealed({ table }: LoadedTable): boolean {
    return isSealed(table, this.#ports.clock.now())
  }
}
