import type { Seat } from '@grotto/kernel'
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

/** When the table wants to be woken: the next bot's decision or the next clock. Follows from its entries alone. */
export function dueOf(table: Table, usualPace: number): number | null {
  const pace = paceOf(table, usualPace)
  const times = table.toAct.map(seat => (botOn(table, seat) ? table.touched + pace : clockOf(table, seat)))
  const set = [...times, startDue(table)].filter(time => time !== undefined)
  return set.length === 0 ? null : Math.min(...set)
}
