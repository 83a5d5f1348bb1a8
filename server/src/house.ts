import { GAMES } from '@grotto/catalog'
import { PostgresStore, type Store } from '@grotto/storage'
import { Alarm } from './alarm.ts'
import type { Roster } from './bots/roster.ts'
import type { Budgets } from './budgets/budgets.ts'
import type { Clock } from './clock.ts'
import { SharedAlarm } from './cluster/shared-alarm.ts'
import type { ConnectionPorts } from './connection.ts'
import { Conversation } from './conversation.ts'
import type { Metrics } from './metrics.ts'
import type { NewTablePorts } from './new-table.ts'
import { isLooking } from './presence.ts'
import type { Bytes } from './randomness.ts'
import type { Post } from './reminders/post.ts'
import { type ReminderSettings, Reminders } from './reminders/reminders.ts'
import type { FindGame } from './table/table.ts'
import { type Live, Tables } from './tables.ts'
import { Talk } from './talk.ts'
import { waking } from './waking.ts'

export interface HousePorts {
  readonly store: Store
  readonly findGame: FindGame
  readonly roster: Roster
  readonly clock: Clock
  readonly bytes: Bytes
  readonly metrics: Metrics
  readonly botPace: number
  readonly idleAfter: number
  readonly budgets: Budgets
  readonly reminders: ReminderSettings
  readonly post: Post
  /** Something went wrong that nobody at a table can mend. */
  readonly complain: (what: string, about: object, error: Error) => void
}

/** Everything that happens at tables, however people reach it. */
export interface House {
  readonly tables: Tables
  readonly alarm: { set(due: number, table?: string): void; stop(): void | Promise<void> }
  readonly talk: Talk
  readonly reminders: Reminders
  readonly conversation: Conversation
  readonly making: NewTablePorts
  /** As if no operator had decided anything. */
  readonly connecting: ConnectionPorts
}

export function openHouse(ports: HousePorts): House {
  const { store, findGame, roster, clock, bytes, metrics, botPace, idleAfter, budgets, complain } = ports
  const onBroken = (table: string, error: Error) => complain('table lost its footing', { table }, error)
  const onDiscarded = (table: string, error: Error) => complain('snapshot discarded', { table }, error)
  const onFailure = (command: string, error: Error) => complain('command failed', { command }, error)
  const onBotFailure = (bot: string, error: Error) => {
    metrics.botDecided('failed')
    complain('bot failed', { bot }, error)
  }
  const talk = new Talk(store, clock)
  const onIntent = (live: Live, seat: number, bot: string, plan?: object) =>
    void talk.intend(live, seat, bot, plan).catch(error => onFailure('intend', error))
  const onDue = (due: number, table: string) => alarm.set(due, table)
  const tables: Tables = new Tables({
    store,
    findGame,
    clock,
    botPace,
    idleAfter,
    metrics,
    onBroken,
    onDiscarded,
    onDue,
  })
  const reminders = new Reminders({
    store,
    clock,
    metrics,
    settings: ports.reminders,
    post: ports.post,
    isLooking: looksOn(store),
    complain: error => complain('reminder failed', {}, error),
  })
  tables.remindAt = live => reminders.at(live)
  const remind = async (live: Live): Promise<boolean> => {
    const reminded = await reminders.remind(live)
    return (await tables.refreshDue(live)) || reminded
  }
  const wake = waking({ tables, roster, clock, botPace, metrics, onBotFailure, onIntent, remind })
  const rules = Object.fromEntries(GAMES.map(({ id }) => [id, findGame(id)?.rulesVersion ?? 0]))
  const onAlarm = (error: Error) => complain('waking failed', {}, error)
  const alarm =
    store instanceof PostgresStore
      ? new SharedAlarm({ jobs: store.jobs, clock, wake, rules, complain: onAlarm, ...lookingUp(store, tables) })
      : new Alarm(store, clock, wake)
  const making = { store, tables, findGame, roster, clock, bytes, budgets }
  const conversation = new Conversation({ ...making, metrics, onFailure })
  const onMalformed = () => metrics.malformed('socket')
  const onDiffering = () => metrics.differed()
  const nobody = { isSilenced: () => false, notices: () => [] }
  const connecting = {
    tables,
    store,
    conversation,
    talk,
    clock,
    budgets,
    onFailure,
    onMalformed,
    onDiffering,
    ...nobody,
  }
  return { tables, alarm, talk, reminders, conversation, making, connecting }
}

/** Whether somebody looks at a table, over all nodes. */
function looksOn(store: Store): (live: Live, person: string) => Promise<boolean> {
  return async ({ table, watchers }, person) => {
    if (isLooking(watchers, person)) return true
    const elsewhere = store instanceof PostgresStore ? await store.neighbours.elsewhere([table.id]) : []
    return elsewhere.some(other => other.person === person && other.looking)
  }
}

/** What the alarm of several nodes asks about a table. */
const lookingUp = (store: PostgresStore, tables: Tables) => ({
  isDue: async (table: string, due: number) => (await store.table(table))?.due === due,
  gameOf: async (table: string) => (await tables.held(table))?.table.game.id,
})
