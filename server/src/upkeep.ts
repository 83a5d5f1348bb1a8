import type { Store } from '@grotto/storage'
import type { FastifyBaseLogger } from 'fastify'
import type { Budgets } from './budgets/budgets.ts'
import type { ParPlayer } from './clubs/par-player.ts'
import type { Config } from './config/config.ts'
import { forgetOld, forgetUnseen } from './privacy/forgetting.ts'
import { surelyPast } from './process/clock.ts'
import { clockWatch } from './process/clock-watch.ts'
import type { Reminders } from './reminders/reminders.ts'
import type { Disconnector } from './sockets/disconnector.ts'
import type { Tables } from './tables/tables.ts'

interface Ports {
  readonly store: Store
  readonly tables: Tables
  readonly budgets: Budgets
  readonly disconnector: Disconnector
  readonly reminders: Reminders
  readonly parPlayer: ParPlayer
  readonly log: FastifyBaseLogger
  readonly reportError: (what: string, about: object, error: Error) => void
}

const DAY = 86_400_000

/** What is done every minute: tables leave memory, what is past its time is forgotten. */
export class Upkeep {
  readonly #config: Config
  readonly #ports: Ports
  readonly #watchClock: () => void
  readonly #timer: NodeJS.Timeout

  constructor(config: Config, ports: Ports) {
    this.#config = config
    this.#ports = ports
    this.#watchClock = clockWatch(config.clock, ports.log)
    this.#watchClock()
    const failed = (error: Error) => ports.reportError('tidying failed', {}, error)
    this.#timer = setInterval(() => void this.tidy().catch(failed), config.tidyEvery).unref()
  }

  async tidy(): Promise<void> {
    const { store, tables, budgets, disconnector, reminders, parPlayer } = this.#ports
    const { clock, keepDays } = this.#config
    this.#watchClock()
    budgets.sweep()
    // Not waited for: it takes as long as bots have nothing better to do.
    void parPlayer.play()
    await tables.evictIdle()
    await disconnector.sweep()
    await forgetUnseen(store, clock, keepDays)
    if (keepDays > 0) await store.moderation.forgetReports(surelyPast(clock) - keepDays * DAY)
    await reminders.learn()
    await forgetOld(store, clock, keepDays, async table => (await tables.ifLoaded(table)) !== undefined)
  }

  stop(): void {
    clearInterval(this.#timer)
    this.#ports.parPlayer.stop()
  }
}
