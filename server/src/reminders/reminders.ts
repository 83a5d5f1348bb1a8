import type { Seat } from '@grotto/kernel'
import type { Channel, Store } from '@grotto/storage'
import type { Metrics } from '../metrics/metrics.ts'
import type { Clock } from '../process/clock.ts'
import type { LoadedTable, Tables } from '../tables/tables.ts'
import type { Deliver, DeliveryResult, OutgoingRequest } from './delivery.ts'
import { type PushKeys, pushRequest, type Reminder, webhookRequest } from './requests.ts'

export interface ReminderSettings {
  /** Milliseconds somebody may think before she is reminded. */
  readonly after: number
  readonly push: PushKeys | undefined
  readonly webhooks: boolean
  /** Where links lead, whatever name somebody reached the server by. */
  readonly publicUrl?: string | undefined
}

interface Ports {
  readonly store: Store
  readonly clock: Clock
  readonly metrics: Metrics
  readonly settings: ReminderSettings
  readonly deliver: Deliver
  /** Whether a page of hers shows this table, here or on another node. */
  readonly isLooking: (loaded: LoadedTable, person: string) => Promise<boolean>
  readonly reportError: (error: Error) => void
}

/** What is known about the question a seat owes an answer to. */
interface QuestionState {
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
  readonly #known = new WeakMap<LoadedTable, Map<Seat, QuestionState>>()
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
  at(loaded: LoadedTable): number | undefined {
    if (this.#reachable.size === 0) return undefined
    const times = this.#waiting(loaded).map(({ at }) => at)
    const next = Math.min(...times)
    return Number.isFinite(next) ? next : undefined
  }

  /** People at the table who owe an answer, can be reached, and have not been reminded of it. */
  #waiting(loaded: LoadedTable): { seat: Seat; person: string; asked: number; at: number }[] {
    const { table } = loaded
    return table.toAct.flatMap(seat => {
      const sitter = table.seats[seat]
      const asked = table.askedAt[seat]
      if (sitter?.kind !== 'human' || sitter.standIn || !asked || !this.#reachable.has(sitter.person)) return []
      const known = this.#known.get(loaded)?.get(seat)
      const { after } = this.#ports.settings
      const next = known?.asked === asked ? known.next : asked + after
      return [{ seat, person: sitter.person, asked, at: Math.max(next, this.#started + Math.min(after, GRACE)) }]
    })
  }

  /** Reminds whoever is due; whether there was anybody. */
  async remind(loaded: LoadedTable): Promise<boolean> {
    const now = this.#ports.clock.now()
    const due = this.#reachable.size === 0 ? [] : this.#waiting(loaded).filter(({ at }) => at <= now)
    for (const { seat, person, asked } of due) {
      const looking = await this.#ports.isLooking(loaded, person)
      this.#note(loaded, seat, { asked, next: looking ? now + this.#ports.settings.after : Number.POSITIVE_INFINITY })
      if (!looking && (await this.#ports.store.channels.claim(loaded.table.id, person, asked)))
        this.#send(person, { kind: 'yourTurn', table: loaded.table.id, game: loaded.table.game.id })
    }
    return due.length > 0
  }

  #note(loaded: LoadedTable, seat: Seat, asked: QuestionState): void {
    const known = this.#known.get(loaded) ?? new Map<Seat, QuestionState>()
    this.#known.set(loaded, known.set(seat, asked))
  }

  /** In the background: the table does not wait for other people's servers. */
  #send(person: string, reminder: Omit<Reminder, 'language'>): void {
    const sending = this.#sendAll(person, reminder)
      .catch(error => this.#ports.reportError(error as Error))
      .finally(() => this.#underWay.delete(sending))
    this.#underWay.add(sending)
  }

  async #sendAll(person: string, reminder: Omit<Reminder, 'language'>): Promise<void> {
    const { store } = this.#ports
    const language = (await store.person(person))?.language ?? null
    const channels = await store.channels.of(person)
    await Promise.all(channels.map(channel => this.tell(channel, { ...reminder, language })))
  }

  /** Tells somebody something in one place, if this server may. */
  async tell(channel: Channel, reminder: Reminder): Promise<DeliveryResult> {
    const outgoing = await this.#outgoing(channel, reminder)
    if (!outgoing) return 'refused'
    const delivered = outgoing === 'unreadable' ? 'failed' : await this.#ports.deliver(outgoing)
    this.#ports.metrics.reminded(channel.kind, wentWell(delivered) ? 'sent' : 'failed')
    const isOver = outgoing === 'unreadable' || isGone(delivered)
    if (channel.kind === 'push' && isOver) await this.forget(channel.person, channel.address)
    return delivered
  }

  /** Nothing where this server may not; `unreadable` where it cannot be written so that the browser could read it. */
  async #outgoing(channel: Channel, reminder: Reminder): Promise<OutgoingRequest | 'unreadable' | undefined> {
    const { push, webhooks, publicUrl } = this.#ports.settings
    if (channel.kind === 'push') return push && pushRequest(push, channel, reminder)
    return webhooks ? webhookRequest(channel, reminder, publicUrl) : undefined
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
      const loaded = status === 'playing' ? await tables.open(id) : undefined
      if (loaded) await tables.refreshDue(loaded)
    }
  }

  /** What is on its way arrives. */
  async settle(): Promise<void> {
    await Promise.all([...this.#underWay])
  }
}

const TABLES = 100

export const wentWell = (delivered: DeliveryResult): boolean =>
  typeof delivered === 'object' && delivered.status >= 200 && delivered.status < 300

/** The browser no longer wants to hear from us. */
const isGone = (delivered: DeliveryResult): boolean =>
  typeof delivered === 'object' && (delivered.status === 404 || delivered.status === 410)
