import { createHmac } from 'node:crypto'
import type { Seat } from '@grotto/kernel'
import { anyAction, type BotQuestion, type Roster, type Share } from './bots/roster.ts'
import type { Clock } from './clock.ts'
import { isRace } from './cluster/trying.ts'
import { leaveOut } from './commands/starting.ts'
import type { Metrics } from './metrics.ts'
import { botOn, botsToAct, clockOf, outOfTime, paceOf } from './table/due.ts'
import { completeLog, eventsInForce } from './table/full-log.ts'
import { silentSeats, startDue } from './table/starting.ts'
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
    noteLateness(ports, live.table)
    try {
      if (await startWithout(ports, live)) return true
      const late = outOfTime(live.table, ports.clock.now())
      const inSecret = choosingTogether(live.table)
      const stoodIn = !inSecret && (await standIn(ports, live, late))
      return (await letBotsDecide(ports, live, inSecret ? late : [])) || stoodIn || (await ports.remind(live))
    } catch (error) {
      // Another node did something here in the same moment; whoever woke the table sees whether it is still due.
      if (isRace(error)) return false
      throw error
    }
  }
}

/** Devices that did not say in time what they committed to are not waited for. */
async function startWithout({ tables, clock }: Ports, live: Live): Promise<boolean> {
  const { table } = live
  if ((startDue(table) ?? Infinity) > clock.now()) return false
  await tables.commit(live, leaveOut(table, silentSeats(table), clock.now()))
  return true
}

/** For the operator: when each was due, against now. */
function noteLateness({ metrics, clock, botPace }: Ports, table: Table): void {
  const now = clock.now()
  const clocks = outOfTime(table, now).map(seat => clockOf(table, seat)!)
  if (clocks.length > 0) metrics.woken('clock', now - Math.min(...clocks))
  const bots = table.touched + paceOf(table, botPace)
  if (botsToAct(table).length > 0 && bots <= now) metrics.woken('bot', now - bots)
}

/** Whether several choose at the same time, as far as anybody may know. */
const choosingTogether = ({ status, game, play }: Table): boolean =>
  status === 'playing' && game.toAct(game.view(play!.state, 'spectator')).length > 1

async function standIn(ports: Ports, live: Live, late: readonly Seat[]): Promise<boolean> {
  const happened = stoodInFor(ports, live.table, late)
  if (happened.length > 0) await ports.tables.commit(live, happened)
  return happened.length > 0
}

const stoodInFor = ({ roster, clock }: Ports, table: Table, late: readonly Seat[]): Happened[] =>
  late.flatMap(seat => {
    const sitter = table.seats[seat]
    if (sitter?.kind !== 'human') return []
    const standIn = roster.standInFor(table.game.id)
    return [table.happen({ type: 'sat', seat, sitter: { ...sitter, standIn } }, clock.now())]
  })

/**
 * All bots that owe a decision think first; then all of it happens at once, so that nothing comes in between. Where
 * several choose in secret, those who are `late` are decided for in the same moment: a bot that was seen to stand in
 * before the cards are turned would tell who had not chosen.
 */
async function letBotsDecide(ports: Ports, live: Live, late: readonly Seat[]): Promise<boolean> {
  const { table } = live
  const { sequence } = table
  // Where several choose in secret, a plan would tell the choice.
  const inTheOpen = table.toAct.length === 1
  if (late.length === 0 && table.touched + paceOf(table, ports.botPace) > ports.clock.now()) return false
  const standIn = ports.roster.standInFor(table.game.id)
  const decisions = await Promise.all([
    ...late.map(seat => decision(ports, live, seat, standIn)),
    ...botsToAct(table).map(seat => decision(ports, live, seat, botOn(table, seat)!)),
  ])
  // Somebody acted meanwhile: what was thought may no longer fit; the next waking comes by itself.
  if (live.table !== table || table.sequence !== sequence || live.broken) return true
  if (decisions.length === 0) return false
  const now = ports.clock.now()
  const stoodIn = stoodInFor(ports, table, late)
  const decided = decisions.map(({ seat, bot, action, question }) => {
    const acted = table.act(seat, action, now, 'bot', bot)
    return 'reason' in acted ? forced(ports, table, question, acted.reason) : acted
  })
  const happened = [...stoodIn, ...decided]
  await ports.tables.commit(live, happened)
  ports.metrics.botDecided('decided', decided.length)
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

async function decision(ports: Ports, live: Live, seat: Seat, bot: string): Promise<Decision> {
  const { table } = live
  const share = shareOf(live)
  await completeLog(table, share)
  const question = questionFor(table, seat, bot)
  try {
    const { action, intent } = await ports.roster.decide(question, share)
    return { seat, bot, action, intent, question }
  } catch (error) {
    ports.onBotFailure(bot, error as Error)
    return { seat, bot, action: anyAction(question), question }
  }
}

/** Tables of people nobody has heard of since the start share one share. */
const shareOf = ({ table, visitor }: Live): Share => ({
  ...(visitor ?? { person: table.host, address: '' }),
  table: table.id,
})

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
