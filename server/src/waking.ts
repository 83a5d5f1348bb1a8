import { createHmac } from 'node:crypto'
import type { Seat } from '@grotto/kernel'
import { anyAction, type BotQuestion, type Roster } from './bots/roster.ts'
import type { Clock } from './clock.ts'
import { isRace } from './cluster/trying.ts'
import type { Metrics } from './metrics.ts'
import { botOn, botsToAct, outOfTime, paceOf } from './table/due.ts'
import { eventsInForce } from './table/full-log.ts'
import type { Happened, Table } from './table/table.ts'
import type { Live, Tables } from './tables.ts'

interface Ports {
  readonly tables: Tables
  readonly roster: Roster
  readonly clock: Clock
  readonly botPace: number
  readonly metrics: Metrics
  /** A bot says what it means to do, or no longer says so. */
  readonly onIntent: (live: Live, seat: Seat, bot: string, intent?: object) => void
  readonly onBotFailure: (bot: string, error: Error) => void
  /** Reminds whoever keeps the table waiting, if it is time. */
  readonly remind: (live: Live) => Promise<boolean>
}

/** What a table does by itself when its time has come: bots decide, and stand in for those whose clock ran out. */
export function waking(ports: Ports): (id: string) => Promise<boolean> {
  return async id => {
    const live = await ports.tables.open(id)
    if (!live) return false
    await live.writing
    // Another node may have moved the table since this one heard of it.
    await ports.tables.catchUp(live)
    try {
      const stoodIn = await standIn(ports, live)
      return (await letBotsDecide(ports, live)) || stoodIn || (await ports.remind(live))
    } catch (error) {
      // Another node did something here in the same moment; whoever woke the table sees whether it is still due.
      if (isRace(error)) return false
      throw error
    }
  }
}

async function standIn({ tables, roster, clock }: Ports, live: Live): Promise<boolean> {
  const { table } = live
  const happened = outOfTime(table, clock.now()).flatMap((seat): Happened[] => {
    const sitter = table.seats[seat]
    if (sitter?.kind !== 'human') return []
    const standIn = roster.standInFor(table.game.id)
    return [table.happen({ type: 'sat', seat, sitter: { ...sitter, standIn } }, clock.now())]
  })
  if (happened.length > 0) await tables.commit(live, happened)
  return happened.length > 0
}

/** All bots that owe a decision think first; then all of it happens at once, so that nothing comes in between. */
async function letBotsDecide(ports: Ports, live: Live): Promise<boolean> {
  const { table } = live
  const { sequence } = table
  // Where several choose in secret, a plan would tell the choice.
  const inTheOpen = table.toAct.length === 1
  if (table.touched + paceOf(table, ports.botPace) > ports.clock.now()) return false
  const decisions = await Promise.all(botsToAct(table).map(seat => decision(ports, table, seat)))
  // Somebody acted meanwhile: what was thought may no longer fit; the next waking comes by itself.
  if (live.table !== table || table.sequence !== sequence || live.broken) return true
  if (decisions.length === 0) return false
  const now = ports.clock.now()
  const happened = decisions.map(({ seat, bot, action, question }) => {
    const acted = table.act(seat, action, now, 'bot', bot)
    return 'reason' in acted ? forced(ports, table, question, acted.reason) : acted
  })
  await ports.tables.commit(live, happened)
  ports.metrics.botDecided('decided', happened.length)
  if (inTheOpen) for (const { seat, bot, intent } of decisions) ports.onIntent(live, seat, bot, intent)
  return true
}

interface Decision {
  readonly seat: Seat
  readonly bot: string
  readonly action: unknown
  readonly intent?: object | undefined
  readonly question: BotQuestion
}

async function decision(ports: Ports, table: Table, seat: Seat): Promise<Decision> {
  const bot = botOn(table, seat)!
  const question = questionFor(table, seat, bot)
  try {
    const { action, intent } = await ports.roster.decide(question)
    return { seat, bot, action, intent, question }
  } catch (error) {
    ports.onBotFailure(bot, error as Error)
    return { seat, bot, action: anyAction(question), question }
  }
}

const questionFor = (table: Table, seat: Seat, bot: string): BotQuestion => ({
  game: table.game,
  bot,
  seat,
  view: table.view(seat),
  events: eventsInForce(table),
  seed: seedFor(table, seat),
})

/** A bot that asks for the impossible gets something legal instead. */
function forced(ports: Ports, table: Table, question: BotQuestion, reason: string): Happened {
  ports.onBotFailure(question.bot, new Error(`illegal action: ${reason}`))
  const acted = table.act(question.seat, anyAction(question), ports.clock.now(), 'bot', question.bot)
  if ('reason' in acted) throw new Error(`no legal action for seat ${question.seat}: ${acted.reason}`)
  return acted
}

/** Nobody at the table can foresee what a bot throws in. */
function seedFor(table: Table, seat: Seat): string {
  const key = Object.values(table.secrets).join()
  return createHmac('sha256', key).update(`bot/${table.id}/${table.sequence}/${seat}`).digest('hex')
}
