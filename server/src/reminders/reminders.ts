import type { Seat } from '@grotto/kernel'
import type { Channel, Store } from '@grotto/storage'
import type { Clock } from '../clock.ts'
import type { Metrics } from '../metrics.ts'
import type { Live, Tables } from '../tables.ts'
import { type News, type PushKeys, pushLetter, webhookLetter } from './letters.ts'
import type { Delivered, Letter, Post } from './post.ts'

export interface ReminderSettings {
  /** Milliseconds somebody may think before she is reminded. */
  readonly after: number
  readonly push: PushKeys | undefined
  readonly webhooks: boolean
}

interface Ports {
  readonly store: Store
  readonly clock: Clock
  readonly metrics: Metrics
  readonly settings: ReminderSettings
  readonly post: Post
  /** Whether a page of hers shows this table, here or on another node. */
  readonly isLooking: (live: Live, person: string) => Promise<boolean>
  readonly complain: (error: Error) => void
}

/** What is known about the question a seat owes an answer to. */
interface Asked {
  readonly asked: number
  /** When to see about it again; never, once somebody has been reminded of it. */
  readonly next: number
}

/** After a restart people get so long to find their way back before their pockets buzz. */
const GRACE = 30_000

/**
 * Reminds people of their turn when they are not looking. When that is due is one more due-time of the table, so that
 * it survives a restart; that it is sent once is decided by the store. Who cannot be reached costs nothing.
 */
export class Reminders {
  readonly #ports: Ports
  readonly #started: number
  readonly #known = new WeakMap<Live, Map<Seat, Asked>>()
  readonly #underWay = new Set<Promise<void>>()
  #reachable: ReadonlySet<string> = new Set()

  constructor(ports: Ports) {
    this.#ports = ports
    this.#started = ports.clock.now()
  }

  /** Whether this server can remind anybody at all. */
  get possible(): boolean {
    const { push, webhooks } = this.#ports.settings
    return push !== undefined || webhooks
  }

  /** Finds out who can be reached. Other nodes may have heard of somebody meanwhile. */
  async learn(): Promise<void> {
    if (this.possible) this.#reachable = new Set(await this.#ports.store.channels.people())
  }

  /** When the table wants to be woken to remind somebody. */
  at(live: Live): number | undefined {
    if (this.#reachable.size === 0) return undefined
    const times = this.#waiting(live).map(({ at }) => at)
    const next = Math.min(...times)
    return Number.isFinite(next) ? next : undefined
  }

  /** People at the table who owe an answer, can be reached, and have not been reminded of it. */
  #waiting(live: Live): { seat: Seat; person: string; asked: number; at: number }[] {
    const { table } = live
    return table.toAct.flatMap(seat => {
      const sitter = table.seats[seat]
      const asked = table.askedAt[seat]
      if (sitter?.kind !== 'human' || sitter.standIn || !asked || !this.#reachable.has(sitter.person)) return []
      const known = this.#known.get(live)?.get(seat)
      const { after } = this.#ports.settings
      const next = known?.asked === asked ? known.next : asked + after
      return [{ seat, person: sitter.person, asked, at: Math.max(next, this.#started + Math.min(after, GRACE)) }]
    })
  }

  /** Reminds whoever is due; whether there was anybody. */
  async remind(live: Live): Promise<boolean> {
    const now = this.#ports.clock.now()
    const due = this.#reachable.size === 0 ? [] : this.#waiting(live).filter(({ at }) => at <= now)
    for (const { seat, person, asked } of due) {
      const looking = await this.#ports.isLooking(live, person)
      this.#note(live, seat, { asked, next: looking ? now + this.#ports.settings.after : Number.POSITIVE_INFINITY })
      if (!looking && (await this.#ports.store.channels.claim(live.table.id, person, asked)))
        this.#send(person, { kind: 'yourTurn', table: live.table.id, game: live.table.game.id })
    }
    return due.length > 0
  }

  #note(live: Live, seat: Seat, asked: Asked): void {
    const known = this.#known.get(live) ?? new Map<Seat, Asked>()
    this.#known.set(live, known.set(seat, asked))
  }

  /** In the background: the table does not wait for other people's servers. */
  #send(person: string, news: Omit<News, 'language'>): void {
    const sending = this.#sendAll(person, news)
      .catch(error => this.#ports.complain(error as Error))
      .finally(() => this.#underWay.delete(sending))
    this.#underWay.add(sending)
  }

  async #sendAll(person: string, news: Omit<News, 'language'>): Promise<void> {
    const { store } = this.#ports
    const language = (await store.person(person))?.language ?? null
    const channels = await store.channels.of(person)
    await Promise.all(channels.map(channel => this.tell(channel, { ...news, language })))
  }

  /** Tells somebody something in one place, if this server may. */
  async tell(channel: Channel, news: News): Promise<Delivered> {
    const letter = await this.#letter(channel, news)
    if (!letter) return 'refused'
    const delivered = await this.#ports.post(letter)
    this.#ports.metrics.reminded(channel.kind, wentWell(delivered) ? 'sent' : 'failed')
    if (channel.kind === 'push' && isGone(delivered)) await this.forget(channel.person, channel.address)
    return delivered
  }

  async #letter(channel: Channel, news: News): Promise<Letter | undefined> {
    const { push, webhooks } = this.#ports.settings
    if (channel.kind === 'push') return push && pushLetter(push, channel, news)
    return webhooks ? webhookLetter(channel, news) : undefined
  }

  async keep(channel: Channel, most: number): Promise<void> {
    await this.#ports.store.channels.keep(channel, most)
    await this.learn()
  }

  async forget(person: string, address: string): Promise<void> {
    await this.#ports.store.channels.forget(person, address)
    await this.learn()
  }

  /** She can be reached from now on: tables that wait for her already shall know. */
  async wait(tables: Tables, person: string): Promise<void> {
    for (const { id, status } of await this.#ports.store.tablesOf(person, TABLES)) {
      const live = status === 'playing' ? await tables.open(id) : undefined
      if (live) await tables.refreshDue(live)
    }
  }

  /** What is on its way arrives. */
  async settle(): Promise<void> {
    await Promise.all([...this.#underWay])
  }
}

const TABLES = 100

export const wentWell = (delivered: Delivered): boolean =>
  typeof delivered === 'object' && delivered.status >= 200 && delivered.status < 300

/** The browser no longer wants to hear from us. */
const isGone = (delivered: Delivered): boolean =>
  typeof delivered === 'object' && (delivered.status === 404 || delivered.status === 410)
