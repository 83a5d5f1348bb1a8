import { setTimeout as pause } from 'node:timers/promises'
import type { Store } from '@grotto/storage'
import type { BotQuestion, Roster } from '../bots/roster.ts'
import type { Clock } from '../process/clock.ts'
import { HOUSE } from '../table/due.ts'
import type { Tables } from '../tables/tables.ts'
import { mayMeasure, PAR_BOTS, type ParBot, parOf } from './par.ts'

interface Ports {
  readonly store: Store
  readonly tables: Tables
  readonly roster: Roster
  readonly clock: Clock
  readonly reportError: (what: string, about: object, error: Error) => void
}

/** Milliseconds from which on no game more is begun; the rest has time until the next minute. */
const BUDGET = 20_000
/** Milliseconds between two looks whether bots have anything to do for people. */
const LOOK_EVERY = 50
const AT_ONCE = 20
/** Milliseconds that a result may come late into the store. */
const LATE = 600_000

class Stopped extends Error {}

/**
 * Bots play the deals of a club's finished games, to measure by. One decision at a time, and only while nobody waits for a
 * bot: people go first. Once all are measured, only games that ended since are looked for.
 */
export class ParPlayer {
  readonly #ports: Ports
  readonly #bots: readonly ParBot[]
  readonly #since = new Map<string, number>()
  #playing: Promise<void> | undefined
  #stopped = false

  constructor(ports: Ports, bots: readonly ParBot[] = PAR_BOTS) {
    this.#ports = ports
    this.#bots = bots
  }

  /** Until the budget is used up or nothing is left; who asks meanwhile waits for the same. */
  play(): Promise<void> {
    this.#playing ??= this.#playAll()
      .catch(error => {
        if (!(error instanceof Stopped)) this.#ports.reportError('measuring failed', {}, error as Error)
      })
      .finally(() => {
        this.#playing = undefined
      })
    return this.#playing
  }

  stop(): void {
    this.#stopped = true
  }

  async #playAll(): Promise<void> {
    const until = performance.now() + BUDGET
    for (const by of this.#bots) {
      const began = this.#ports.clock.now()
      const tables = await this.#ports.store.pars.missing(by, this.#since.get(by.game) ?? 0, AT_ONCE)
      let left = tables.length
      for (const table of tables) {
        if (this.#stopped || performance.now() > until) return
        await this.#measure(table, by)
        left -= 1
      }
      if (left === 0 && tables.length < AT_ONCE) this.#since.set(by.game, began - LATE)
    }
  }

  async #measure(id: string, by: ParBot): Promise<void> {
    const { store, tables, clock, reportError } = this.#ports
    const table = await tables.readCommitted(id, loaded =>
      mayMeasure(loaded.table, clock.now()) ? loaded.table : undefined,
    )
    const found = table && parOf(table, by, question => this.#decide(question, id))
    const result = await found?.catch(error => {
      if (error instanceof Stopped) throw error
      reportError('measuring failed', { table: id }, error as Error)
      return undefined
    })
    // What cannot be measured is not tried every minute.
    await store.pars.keep({ table: id, bot: by.bot, version: by.version, result: result ?? '' })
  }

  async #decide(question: BotQuestion, table: string): Promise<unknown> {
    const { roster } = this.#ports
    do {
      if (this.#stopped) throw new Stopped()
      if ((roster.waiting ?? 0) > 0) await pause(LOOK_EVERY)
    } while ((roster.waiting ?? 0) > 0)
    return (await roster.decide(question, { address: HOUSE, person: HOUSE, table })).action
  }
}
