import type { Refusal } from '@grotto/kernel'
import type { AnnotationsMessage, Closed, ErrorKind, Message, Said, Shown } from '@grotto/protocol'
import type { Store } from '@grotto/storage'
import { refused } from '../commands/outcome.ts'
import type { Clock } from '../process/clock.ts'
import type { KeptAnnotation } from '../table/annotations.ts'
import { hasRecord } from '../table/record.ts'
import type { LoadedTable, Watcher } from '../tables/loaded-table.ts'
import { type Lead, leaderOf, newReview, type Reviewer, reviewersHere, reviewersIn, reviewMessage } from './review.ts'

/** Why something was not done. */
type Undone = ErrorKind | { readonly refusal: Refusal }

/** More people than these cannot be heard any more. */
export const MOST_REVIEWERS = 50
/** What another node said of its people holds so long; it says it again before that. */
const HEARD_MS = 15_000

/** What nodes tell one another: who is at one of them, or what is shown. */
export type ReviewNews = {
  readonly type: 'reviewing'
  readonly table: string
  readonly node: string
  /** The number of the link by which they came; nodes of before do not say. */
  readonly link?: number
} & ({ readonly people: readonly Reviewer[] } | { readonly lead: Lead })

interface Ports {
  readonly store: Store
  readonly clock: Clock
  /** What this node is called among others. */
  readonly node: string
}

/** Finished games that people look at together: one leads, the others follow, all may point. */
export class Reviews {
  readonly #ports: Ports
  readonly #open = new Set<LoadedTable>()
  /** Told what other nodes should hear. */
  onNews: (news: ReviewNews | Said) => void = () => {}

  constructor(ports: Ports) {
    this.#ports = ports
  }

  /** Whoever comes is told how things stand; everybody that she has come. */
  join(loaded: LoadedTable, watcher: Watcher): Undone | undefined {
    if (!hasRecord(loaded.table)) return 'notFound'
    this.endWithdrawn(loaded)
    loaded.review ??= newReview(loaded.table.reviewsWithdrawn)
    const { review } = loaded
    const people = reviewersIn(review)
    const isKnown = people.some(({ person }) => person === watcher.person)
    if (!isKnown && people.length >= MOST_REVIEWERS) return 'tooMany'
    // Of two who come within a millisecond the first leads all the same.
    const after = Math.max(0, ...people.map(({ since }) => since + 1))
    if (!review.here.has(watcher)) review.here.set(watcher, Math.max(this.#ports.clock.now(), after))
    this.#open.add(loaded)
    watcher.send(JSON.stringify(allAnnotations(loaded, watcher.person)))
    this.#peopleChanged(loaded)
    return undefined
  }

  leave(loaded: LoadedTable, watcher: Watcher): void {
    if (!loaded.review?.here.delete(watcher)) return
    this.#peopleChanged(loaded)
    if (loaded.review.here.size > 0) return
    this.#open.delete(loaded)
    if (loaded.review.elsewhere.size === 0) loaded.review = undefined
  }

  /** Whether the link by which people look at this game was withdrawn: they are told, and are not there any more. */
  endWithdrawn(loaded: LoadedTable): boolean {
    const { review, table } = loaded
    if (!review || review.link === table.reviewsWithdrawn) return false
    const text = JSON.stringify({ type: 'closed', table: table.id } satisfies Closed)
    for (const watcher of review.here.keys()) watcher.send(text)
    loaded.review = undefined
    this.#open.delete(loaded)
    return true
  }

  show(loaded: LoadedTable, { person }: Watcher, shown: Shown): Undone | undefined {
    const { review, table } = loaded
    if (!review || leaderOf(review) !== person) return 'notAllowed'
    if (shown.move >= (table.play?.steps.length ?? 0)) return 'notFound'
    this.#leadChanged(loaded, { leader: person, shown })
    return undefined
  }

  handLead(loaded: LoadedTable, { person }: Watcher, to: string): Undone | undefined {
    const { review } = loaded
    if (!review || leaderOf(review) !== person) return 'notAllowed'
    if (!reviewersIn(review).some(each => each.person === to)) return refused('notThere')
    this.#leadChanged(loaded, { leader: to, shown: review.lead.shown })
    return undefined
  }

  /** Seen by all for a moment, and kept nowhere. */
  async point(loaded: LoadedTable, { person, name }: Watcher, spot: (Said & { type: 'point' })['spot']) {
    if (loaded.table.muted.has(person)) return refused('muted')
    const at = this.#ports.clock.now()
    const said: Said = { type: 'point', table: loaded.table.id, at, seat: null, person, name, spot }
    this.onNews(said)
    await this.hearPoint(loaded, said)
    return undefined
  }

  /** Not to those who have blocked whoever points. */
  async hearPoint(loaded: LoadedTable, said: Said): Promise<void> {
    const watchers = [...(loaded.review?.here.keys() ?? [])]
    const others = [...new Set(watchers.map(({ person }) => person))].filter(person => person !== said.person)
    const deaf =
      said.person === null || others.length === 0
        ? []
        : await this.#ports.store.companions.blocking(said.person, others)
    const text = JSON.stringify(said)
    for (const watcher of watchers) if (!deaf.includes(watcher.person)) watcher.send(text)
  }

  /** What another node says. */
  hear(loaded: LoadedTable, news: ReviewNews): void {
    const { reviewsWithdrawn } = loaded.table
    // It may have come later than the withdrawal of the link by which they had come.
    if ((news.link ?? 0) !== reviewsWithdrawn) return
    loaded.review ??= newReview(reviewsWithdrawn)
    const { review } = loaded
    if ('lead' in news) {
      if (news.lead.changed > review.lead.changed) review.lead = news.lead
    } else if (news.people.length === 0) review.elsewhere.delete(news.node)
    else review.elsewhere.set(news.node, { people: news.people, heardAt: this.#ports.clock.now() })
    this.#tell(loaded)
  }

  /** Says again who is here, so that whoever missed it knows, and forgets nodes that say nothing any more. */
  beat(): void {
    const since = this.#ports.clock.now() - HEARD_MS
    for (const loaded of [...this.#open]) {
      if (this.endWithdrawn(loaded)) continue
      this.#tellNodes(loaded)
      const gone = [...loaded.review!.elsewhere].filter(([, { heardAt }]) => heardAt < since)
      for (const [node] of gone) loaded.review!.elsewhere.delete(node)
      if (gone.length > 0) this.#tell(loaded)
    }
  }

  #leadChanged(loaded: LoadedTable, lead: Omit<Lead, 'changed'>): void {
    const { review } = loaded
    const changed = Math.max(this.#ports.clock.now(), review!.lead.changed + 1)
    review!.lead = { ...lead, changed }
    this.onNews({ ...this.#head(loaded), lead: review!.lead })
    this.#tell(loaded, false)
  }

  #peopleChanged(loaded: LoadedTable): void {
    this.#tellNodes(loaded)
    this.#tell(loaded)
  }

  #head({ review, table }: LoadedTable) {
    return { type: 'reviewing', table: table.id, node: this.#ports.node, link: review!.link } as const
  }

  #tellNodes(loaded: LoadedTable): void {
    const { review } = loaded
    const head = this.#head(loaded)
    this.onNews({ ...head, people: reviewersHere(review!) })
    if (review!.lead.changed > 0) this.onNews({ ...head, lead: review!.lead })
  }

  #tell({ review, table }: LoadedTable, withPeople = true): void {
    const text = JSON.stringify(reviewMessage(table.id, review!, withPeople) satisfies Message)
    for (const watcher of review!.here.keys()) watcher.send(text)
  }
}

const allAnnotations = ({ table }: LoadedTable, person: string): AnnotationsMessage => ({
  type: 'annotations',
  table: table.id,
  whole: true,
  ...(table.players.has(person) ? { yours: true } : {}),
  added: table.annotations.map(asSent),
  removed: [],
})

/** The schema's own lists can be written to. */
export const asSent = (annotation: KeptAnnotation): AnnotationsMessage['added'][number] =>
  annotation as AnnotationsMessage['added'][number]
