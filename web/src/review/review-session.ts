import type { Spot } from '@grotto/kernel'
import type { Answer, KeptAnnotation, Message, Request, Shown } from '@grotto/protocol'
import type { Talk } from '../boards/board.ts'
import { hear, SILENCE } from '../boards/talk.ts'
import { isHidden } from '../live/hidden.ts'
import { type Connection, live } from '../net/socket.ts'

type Review = Message & { type: 'review' }
type Annotations = Message & { type: 'annotations' }

/** So often whoever leads tells the others what she looks at, and so long she waits when that was too often. */
const TELL_MS = 250
const AGAIN_MS = 1500

/** What this page knows of a finished game that people look at together. */
export class ReviewSession {
  readonly code: string
  /** Grows with every change, for whoever draws. */
  version = 0
  table: string | undefined
  people: NonNullable<Review['people']> = []
  leader: string | undefined
  shown: Shown = { move: 0 }
  annotations: readonly KeptAnnotation[] = []
  /** Whether it is my game, so that I may take away what others wrote. */
  yours = false
  talk: Talk = SILENCE
  /** The link leads nowhere, or too many are there. */
  missing = false
  /** The link was withdrawn while I was there. */
  withdrawn = false
  private readonly listeners = new Set<() => void>()
  private telling: ReturnType<typeof setTimeout> | undefined
  private joining = false

  constructor(code: string) {
    this.code = code
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** Looks at it until the returned function is called. */
  open(): () => void {
    const deaf = live.listen(message => this.hear(message))
    void this.join()
    return () => {
      clearTimeout(this.telling)
      if (this.table) void live.request({ type: 'leaveReview', table: this.table })
      deaf()
    }
  }

  get me(): string | undefined {
    return live.person
  }

  get leads(): boolean {
    return this.leader !== undefined && this.leader === this.me
  }

  /** What whoever leads is called. */
  get leaderName(): string {
    return this.people.find(({ person }) => person === this.leader)?.name ?? ''
  }

  private async join(): Promise<void> {
    if (this.joining) return
    this.joining = true
    const answer = await live.request({ type: 'joinReview', review: this.code })
    this.joining = false
    this.change(() => {
      if (answer.result === 'ok') this.table = answer.table
      else if (this.table === undefined) this.missing = true
      // It was withdrawn while the line was broken.
      else if (answer.result === 'error' && answer.error === 'notFound') this.withdrawn = true
    })
  }

  ask(request: DistributedOmit<Extract<Request, { table: string }>, 'table'>): Promise<Answer> {
    return live.request({ ...request, table: this.table ?? '' } as Request)
  }

  /** Whoever leads shows this from now on: at once to herself, to the others as fast as they can look. */
  show(shown: Shown): void {
    if (!this.leads) return
    this.change(() => (this.shown = shown))
    this.telling ??= setTimeout(() => void this.tell(), TELL_MS)
  }

  private async tell(): Promise<void> {
    const { shown } = this
    const { move, line } = shown
    const answer = await this.ask({ type: 'show', move, ...(line && line.length > 0 && { line }) })
    this.telling = undefined
    const tooMany = answer.result === 'error' && answer.error === 'tooMany'
    if (this.leads && (tooMany || this.shown !== shown))
      this.telling = setTimeout(() => void this.tell(), tooMany ? AGAIN_MS : TELL_MS)
  }

  point(spot: Spot): Promise<Answer> {
    return this.ask({ type: 'point', at: { ...spot } })
  }

  private hear(message: Message | Connection): void {
    // A line that broke: the server has forgotten who was on it.
    if (message === 'open' && this.table && !this.withdrawn) return void this.join()
    if (typeof message === 'string' || !('table' in message)) return
    if (message.type === 'review' || message.type === 'annotations') this.table ??= message.table
    if (message.table !== this.table) return
    if (message.type === 'closed') this.change(() => (this.withdrawn = true))
    if (message.type === 'review') this.change(() => this.stand(message))
    if (message.type === 'annotations') this.change(() => this.read(message))
    if (message.type === 'point' && !isHidden(message.person)) {
      const { name, spot } = message
      this.change(() => (this.talk = hear(this.talk, { type: 'point', seat: null, name, spot }, -1)))
    }
  }

  private stand({ people, leader, shown }: Review): void {
    this.people = people ?? this.people
    const led = this.leads
    this.leader = leader
    // What I show myself comes back late: I may be elsewhere by then.
    if (!this.leads || !led) this.shown = shown
  }

  private read({ whole, yours, added, removed }: Annotations): void {
    const before = whole ? [] : this.annotations.filter(({ number }) => !removed.includes(number))
    this.annotations = [...before, ...added.filter(({ person }) => !isHidden(person))]
    if (whole) this.yours = yours ?? false
  }

  private change(how: () => void): void {
    how()
    this.version += 1
    for (const listener of this.listeners) listener()
  }
}

type DistributedOmit<T, K extends string> = T extends unknown ? Omit<T, K> : never
