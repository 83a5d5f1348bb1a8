import { createHmac } from 'node:crypto'
import type { Seat } from '@grotto/kernel'
import { anyAction, type BotDecision, type BotQuestion, type Roster, type Share } from '../bots/roster.ts'
import { isRace } from '../cluster/retry.ts'
import { leaveOut } from '../commands/starting.ts'
import type { Metrics } from '../metrics/metrics.ts'
import type { Clock } from '../process/clock.ts'
import { botOn, botsDue, botsToAct, clockOf, expiredVotes, isLeftToBots, outOfTime } from '../table/due.ts'
import { completeLog, eventsInForce, eventsUntil } from '../table/full-log.ts'
import { silentSeats, startDue } from '../table/starting.ts'
import type { AppliedEntry, Table } from '../table/table.ts'
import type { LoadedTable, Tables } from '../tables/tables.ts'
import type { PlanSaid } from '../talk/plans.ts'

interface Ports {
  readonly tables: Tables
  readonly roster: Roster
  readonly clock: Clock
  readonly botPace: number
  readonly metrics: Metrics
  /** A bot says what it means to do, or no longer says so. */
  readonly onIntent: (loaded: LoadedTable, seat: Seat, bot: string, intent?: object) => void
  /** What is planned at a table, and when it was said, as far as bots may know. */
  readonly plansAt: (loaded: LoadedTable) => Promise<readonly PlanSaid[]>
  readonly onBotFailure: (bot: string, error: Error) => void
  /** Whether anybody looks at the table, on any node. */
  readonly isAttended: (loaded: LoadedTable) => Promise<boolean>
  /** Reminds whoever keeps the table waiting, if it is time. */
  readonly remind: (loaded: LoadedTable) => Promise<boolean>
}

/** So many decisions in a row the clock may take from a seat before a bot has it. */
const MISSES = 3

/** What a table does by itself when its time has come: bots decide, also for those whose clock ran out. */
export function tableWaker(ports: Ports): (id: string) => Promise<boolean> {
  return async id => {
    const loaded = await ports.tables.open(id)
    if (!loaded) return false
    await loaded.writing
    // Another node may have moved the table since this one heard of it.
    await ports.tables.catchUp(loaded)
    noteLateness(ports, loaded)
    try {
      if ((await startWithout(ports, loaded)) || (await endVotes(ports, loaded))) return true
      if (isLeftToBots(loaded.table) && !(await ports.isAttended(loaded))) return await letRest(ports, loaded)
      const late = outOfTime(loaded.table, ports.clock.now())
      return (await letBotsDecide(ports, loaded, late)) || (await ports.remind(loaded))
    } catch (error) {
      // Another node did something here in the same moment; whoever woke the table sees whether it is still due.
      if (isRace(error)) return false
      throw error
    }
  }
}

/** Bots do not play for nobody. Who comes in this very moment finds them at it again. */
async function letRest({ tables, isAttended }: Ports, loaded: LoadedTable): Promise<boolean> {
  const rests = await tables.rest(loaded)
  if (await isAttended(loaded)) await tables.refreshDue(loaded)
  return rests
}

/** Devices that did not say in time what they committed to are not waited for. */
async function startWithout({ tables, clock }: Ports, loaded: LoadedTable): Promise<boolean> {
  const { table } = loaded
  if ((startDue(table) ?? Infinity) > clock.now()) return false
  await tables.commit(loaded, leaveOut(table, silentSeats(table), clock.now()))
  return true
}

/** What nobody has answered in time is no longer asked. */
async function endVotes({ tables, clock }: Ports, loaded: LoadedTable): Promise<boolean> {
  const { table } = loaded
  const now = clock.now()
  const expired = expiredVotes(table, now)
  if (expired.length === 0) return false
  const ended = expired.map(about => table.apply({ type: 'voted', vote: { about, ended: true } }, now))
  await tables.commit(loaded, ended)
  return true
}

/** For the operator: when each was due, against now. */
function noteLateness({ metrics, clock, botPace }: Ports, { table, attendedSince }: LoadedTable): void {
  const now = clock.now()
  const clocks = outOfTime(table, now).map(seat => clockOf(table, seat)!)
  if (clocks.length > 0) metrics.woken('clock', now - Math.min(...clocks))
  const bots = Math.max(botsDue(table, botPace), attendedSince)
  if (bots <= now) metrics.woken('bot', now - bots)
}

/** Who has missed one decision too many leaves the seat to a bot until she is back. */
const stoodInFor = ({ roster, clock }: Ports, table: Table, late: readonly Seat[]): AppliedEntry[] =>
  late.flatMap(seat => {
    const sitter = table.seats[seat]
    const misses = table.missed[seat] ?? 0
    if (sitter?.kind !== 'human' || sitter.standIn || misses < MISSES || table.status !== 'playing') return []
    const standIn = roster.standInFor(table.game.id)
    return [table.apply({ type: 'sat', seat, sitter: { ...sitter, standIn }, why: 'late' }, clock.now())]
  })

/**
 * All bots that owe a decision think first; then all of it happens at once, so that nothing comes in between. Those who
 * are `late` lose this one decision, in the same moment: where several choose in secret, a bot that was seen to decide
 * before the cards are turned would tell who had not chosen.
 */
async function letBotsDecide(ports: Ports, loaded: LoadedTable, late: readonly Seat[]): Promise<boolean> {
  const { table } = loaded
  // Where several choose in secret, a plan would tell the choice.
  const inTheOpen = table.toAct.length === 1
  if (late.length === 0 && botsDue(table, ports.botPace) > ports.clock.now()) return false
  const standIn = ports.roster.standInFor(table.game.id)
  const thought = await Promise.all([
    ...late.map(seat => decision(ports, loaded, seat, standIn)),
    ...botsToAct(table).map(seat => decision(ports, loaded, seat, botOn(table, seat)!)),
  ])
  if (thought.length === 0) return false
  if (loaded.table !== table || loaded.broken) return true
  // A bot whose seat was taken back meanwhile has nothing to say, even where the clock has run out by now.
  const asked = [...botsToAct(table), ...stillLate(table, late, ports.clock.now())]
  const decisions = thought.filter(made => asked.includes(made.seat) && seesTheSame(table, made))
  // Somebody acted meanwhile; the next waking comes by itself.
  if (decisions.length === 0) return true
  const decided = decisions.map(made => carriedOut(ports, table, made, late.includes(made.seat) ? 'clock' : 'bot'))
  await ports.tables.commit(loaded, [...decided, ...stoodInFor(ports, table, late)])
  ports.metrics.botDecided('decided', decided.length)
  if (inTheOpen && late.length === 0) for (const made of decisions) showPlans(ports, loaded, made)
  return true
}

/** Of those who were late: whose clock still has run out, now that all is thought. */
const stillLate = (table: Table, late: readonly Seat[], now: number): Seat[] =>
  outOfTime(table, now).filter(seat => late.includes(seat))

/**
 * What was thought answers what is asked while the seat sees what it saw. Whatever else was written at the table meanwhile,
 * a vote or a name, is no reason to think again: who writes faster than bots think would never be late.
 */
const seesTheSame = (table: Table, { seat, question }: Decision): boolean =>
  JSON.stringify(table.view(seat)) === JSON.stringify(question.view)

/** Its own plan, and where it speaks for the team those of the other bots. */
function showPlans({ onIntent }: Ports, loaded: LoadedTable, { seat, bot, intent, team = [] }: Decision): void {
  onIntent(loaded, seat, bot, intent)
  for (const { seat: other, plan } of team) {
    const teammate = botOn(loaded.table, other)
    if (teammate !== undefined) onIntent(loaded, other, teammate, plan)
  }
}

function carriedOut(ports: Ports, table: Table, made: Decision, by: 'bot' | 'clock'): AppliedEntry {
  const acted = table.act(made.seat, made.action, ports.clock.now(), by, made.bot)
  return 'reason' in acted ? forced(ports, table, made.question, acted.reason, by) : acted
}

interface Decision {
  readonly seat: Seat
  readonly bot: string
  readonly action: unknown
  readonly intent?: object | undefined
  readonly team?: BotDecision['team']
  readonly question: BotQuestion
}

async function decision(ports: Ports, loaded: LoadedTable, seat: Seat, bot: string): Promise<Decision> {
  const { table } = loaded
  const share = shareOf(loaded)
  await completeLog(table, share)
  const plans = (await ports.plansAt(loaded)).map(({ at, ...plan }) => ({ ...plan, since: eventsUntil(table, at) }))
  const question = { ...questionFor(table, seat, bot), plans }
  try {
    const { action, intent, team } = await ports.roster.decide(question, share)
    return { seat, bot, action, intent, team, question }
  } catch (error) {
    ports.onBotFailure(bot, error as Error)
    return { seat, bot, action: anyAction(question), question }
  }
}

/** Tables of people nobody has heard of since the start share one share. */
const shareOf = ({ table, visitor }: LoadedTable): Share => ({
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
function forced(ports: Ports, table: Table, question: BotQuestion, reason: string, by: 'bot' | 'clock'): AppliedEntry {
  ports.onBotFailure(question.bot, new Error(`illegal action: ${reason}`))
  const acted = table.act(question.seat, anyAction(question), ports.clock.now(), by, question.bot)
  if ('reason' in acted) throw new Error(`no legal action for seat ${question.seat}: ${acted.reason}`)
  return acted
}

/** Nobody at the table can foresee what a bot throws in. */
function seedFor(table: Table, seat: Seat): string {
  const key = Object.values(table.secrets).join()
  return createHmac('sha256', key).update(`bot/${table.id}/${table.sequence}/${seat}`).digest('hex')
}
