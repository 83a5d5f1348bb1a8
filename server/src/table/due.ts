import type { Seat } from '@grotto/kernel'
import type { Vote } from '@grotto/protocol'
import { startDue } from './starting.ts'
import type { Table } from './table.ts'

/** The bot that decides for a seat, if one does. */
export function botOn(table: Table, seat: Seat): string | undefined {
  const sitter = table.seats[seat]
  if (sitter?.kind === 'bot') return sitter.bot
  return sitter?.kind === 'human' ? sitter.standIn : undefined
}

/** Seats a bot owes a decision for. */
export const botsToAct = (table: Table): Seat[] => table.toAct.filter(seat => botOn(table, seat) !== undefined)

/** When a seat's player has had all the time the clock allows. */
export function clockOf(table: Table, seat: Seat): number | undefined {
  const asked = table.askedAt[seat]
  return table.settings.clock > 0 && asked ? asked + table.settings.clock * 1000 : undefined
}

/** People whose time is up. */
export const outOfTime = (table: Table, now: number): Seat[] =>
  table.toAct.filter(seat => botOn(table, seat) === undefined && (clockOf(table, seat) ?? Infinity) <= now)

/** Milliseconds a bot waits at this table before it decides: as its host wants it, or as all do. */
export const paceOf = ({ settings }: Table, usual: number): number => settings.botPace ?? usual

/** Votes that have been open for long enough. */
export const expiredVotes = ({ votes }: Table, now: number): Vote['about'][] =>
  [...votes.values()].flatMap(({ about, until = Infinity }) => (until <= now ? [about] : []))

/** Nobody: hosts the table at which bots play the game of a day among themselves, for all to compare with. */
export const HOUSE = 'house'

/** Whether bots have every seat: people left, missed too many decisions or let a bot play, and none has come back. */
export const isLeftToBots = (table: Table): boolean =>
  table.status === 'playing' && table.host !== HOUSE && table.seats.every((_, seat) => botOn(table, seat) !== undefined)

/**
 * When the table wants to be woken: for a bot's decision, a clock, the end of a vote. One that is left to bots rests
 * while it is not `attended`: they would play for nobody.
 */
export function dueOf(table: Table, usualPace: number, attended: boolean): number | null {
  let due = startDue(table) ?? Infinity
  if (attended || !isLeftToBots(table))
    for (const seat of table.toAct) due = Math.min(due, decisionDue(table, seat, usualPace))
  for (const { until = Infinity } of table.votes.values()) due = Math.min(due, until)
  return due === Infinity ? null : due
}

const decisionDue = (table: Table, seat: Seat, usualPace: number): number =>
  botOn(table, seat) ? botDue(table, seat, usualPace) : (clockOf(table, seat) ?? Infinity)

/** From when it is asked on, and not from the last thing that happened here: whoever votes or renames herself all the time would hold it up for ever. */
const botDue = (table: Table, seat: Seat, usualPace: number): number =>
  (table.askedAt[seat] || table.touched) + paceOf(table, usualPace)

/** When the bots here decide, all of them at once; never where none owes a decision. */
export const botsDue = (table: Table, usualPace: number): number =>
  Math.min(Infinity, ...botsToAct(table).map(seat => botDue(table, seat, usualPace)))
