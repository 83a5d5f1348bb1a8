import { GAMES } from '@grotto/catalog'
import type { Store } from '@grotto/storage'
import type { Roster } from './bots/roster.ts'
import type { Budgets, Visitor } from './budgets/budgets.ts'
import { ClusterScheduler } from './cluster/cluster-scheduler.ts'
import { Forwarding } from './cluster/forwarding.ts'
import { CommandRunner } from './commands/command-runner.ts'
import type { Metrics } from './metrics/metrics.ts'
import type { Clock } from './process/clock.ts'
import type { Bytes } from './process/randomness.ts'
import type { Deliver } from './reminders/delivery.ts'
import { type ReminderSettings, Reminders } from './reminders/reminders.ts'
import { Reviews } from './reviews/reviews.ts'
import { Scheduler } from './scheduling/scheduler.ts'
import { tableWaker } from './scheduling/wake-table.ts'
import type { ConnectionPorts } from './sockets/connection.ts'
import type { FindGame } from './table/table.ts'
import type { NewTablePorts } from './tables/new-table.ts'
import { isLooking } from './tables/presence.ts'
import { PublicTables } from './tables/public-tables.ts'
import { type LoadedTable, Tables } from './tables/tables.ts'
import { Shadows } from './talk/shadows.ts'
import { Talk } from './talk/talk.ts'

export type ReportError = (what: string, about: object, error: Error) => void

export interface TableWiringPorts {
  readonly store: Store
  readonly findGame: FindGame
  readonly roster: Roster
  readonly clock: Clock
  readonly bytes: Bytes
  readonly metrics: Metrics
  readonly botPace: number
  readonly idleAfter: number
  readonly budgets: Budgets
  /** A factor on what is counted besides the budgets; 0, or none, switches it off. */
  readonly rateLimits?: number
  readonly reminders: ReminderSettings
  readonly deliver: Deliver
  /** An operator lets nobody read what she writes. */
  readonly isSilenced?: (visitor: Visitor) => boolean
  /** Something went wrong that nobody at a table can repair. */
  readonly reportError: ReportError
}

/** Everything that happens at tables, however people reach it. */
export interface TableWiring {
  readonly tables: Tables
  readonly scheduler: { wakeAt(due: number, table?: string): void; stop(): void | Promise<void> }
  readonly talk: Talk
  readonly reviews: Reviews
  readonly reminders: Reminders
  readonly commandRunner: CommandRunner
  /** Where several nodes share a store. */
  readonly forwarding: Forwarding | undefined
  readonly newTablePorts: NewTablePorts
  /** As if no operator had decided anything. */
  readonly connecting: ConnectionPorts
}

export function wireTables(ports: TableWiringPorts): TableWiring {
  const { store, findGame, roster, clock, bytes, metrics, budgets, reportError, isSilenced = () => false } = ports
  const onFailure = (command: string, error: Error) => reportError('command failed', { command }, error)
  const talk = new Talk(store, clock)
  const reviews = new Reviews({ store, clock, node: store.cluster?.notifier.node ?? '' })
  const tables: Tables = new Tables({
    ...ports,
    onBroken: (table, error) => reportError('table lost its footing', { table }, error),
    onDiscarded: (table, error) => reportError('snapshot discarded', { table }, error),
    onDue: (due, table) => scheduler.wakeAt(due, table),
  })
  tables.onReviewWithdrawn = loaded => void reviews.endWithdrawn(loaded)
  const notAttended = (error: Error) => reportError('waking failed', {}, error)
  tables.onPeople = loaded => void tables.attend(loaded).catch(notAttended)
  const reminders = wireReminders(ports, tables)
  const wake = wireWaking(ports, tables, talk, reminders)
  const scheduler = wireScheduler(ports, tables, wake)
  const publicTables = new PublicTables({ store, tables, clock }, ports.rateLimits ?? 0)
  const newTablePorts = { store, tables, findGame, roster, clock, bytes, budgets, publicTables }
  const forwarding = wireForwarding(ports, tables, forwarded => commandRunner.tryOnce(forwarded))
  const commandRunner: CommandRunner = new CommandRunner({
    ...newTablePorts,
    metrics,
    onFailure,
    forwarding,
    isSilenced,
  })
  const onMalformed = () => metrics.malformed('socket')
  const onDiffering = () => metrics.differed()
  const connecting = {
    tables,
    store,
    commandRunner,
    talk,
    reviews,
    shadows: new Shadows(store),
    bytes,
    clock,
    budgets,
    onFailure,
    onMalformed,
    onDiffering,
    isSilenced,
    notices: () => [],
  }
  return { tables, scheduler, talk, reviews, reminders, commandRunner, forwarding, newTablePorts, connecting }
}

function wireForwarding(
  { store, metrics }: TableWiringPorts,
  tables: Tables,
  tryOnce: CommandRunner['tryOnce'],
): Forwarding | undefined {
  const { notifier } = store.cluster ?? {}
  if (!notifier) return undefined
  const forwarding = new Forwarding({ tell: (...told) => notifier.tell(...told), metrics, tryOnce })
  tables.onLearned = entries => forwarding.learned(entries)
  return forwarding
}

function wireReminders(ports: TableWiringPorts, tables: Tables): Reminders {
  const { store, clock, metrics, deliver, reportError } = ports
  const reminders = new Reminders({
    store,
    clock,
    metrics,
    settings: ports.reminders,
    deliver,
    isLooking: looksOn(store),
    reportError: error => reportError('reminder failed', {}, error),
  })
  tables.remindAt = loaded => reminders.at(loaded)
  return reminders
}

type Wake = (table: string) => Promise<boolean>

function wireWaking(ports: TableWiringPorts, tables: Tables, talk: Talk, reminders: Reminders): Wake {
  const { roster, clock, botPace, metrics, reportError } = ports
  return tableWaker({
    ...{ tables, roster, clock, botPace, metrics },
    onBotFailure(bot, error) {
      metrics.botDecided('failed')
      reportError('bot failed', { bot }, error)
    },
    onIntent(loaded, seat, bot, plan) {
      const failed = (error: Error) => reportError('command failed', { command: 'intend' }, error)
      void talk.intend(loaded, seat, bot, plan).catch(failed)
    },
    plansAt: loaded => talk.plansAt(loaded),
    isAttended: attendedOn(ports.store),
    async remind(loaded) {
      const reminded = await reminders.remind(loaded)
      return (await tables.refreshDue(loaded)) || reminded
    },
  })
}

function wireScheduler(ports: TableWiringPorts, tables: Tables, wake: Wake): TableWiring['scheduler'] {
  const { store, clock, findGame, reportError } = ports
  if (!store.cluster) return new Scheduler(store, clock, wake)
  return new ClusterScheduler({
    jobs: store.cluster.jobs,
    clock,
    wake,
    rules: Object.fromEntries(GAMES.map(({ id }) => [id, findGame(id)?.rulesVersion ?? 0])),
    isDue: async (table, due) => (await store.table(table))?.due === due,
    touched: async table => (await store.table(table))?.touched,
    gameOf: async table => (await tables.ifLoaded(table))?.table.game.id,
    reportError: error => reportError('waking failed', {}, error),
  })
}

/** Whether anybody looks at a table, over all nodes. */
function attendedOn(store: Store): (loaded: LoadedTable) => Promise<boolean> {
  return async ({ table, watchers }) =>
    watchers.size > 0 || ((await store.cluster?.nodes.elsewhere([table.id])) ?? []).length > 0
}

/** Whether somebody looks at a table, over all nodes. */
function looksOn(store: Store): (loaded: LoadedTable, person: string) => Promise<boolean> {
  return async ({ table, watchers }, person) => {
    if (isLooking(watchers, person)) return true
    const elsewhere = (await store.cluster?.nodes.elsewhere([table.id])) ?? []
    return elsewhere.some(other => other.person === person && other.looking)
  }
}
