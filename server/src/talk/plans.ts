import type { Shown } from '@grotto/bots'
import type { Said } from '@grotto/protocol'
import type { Table } from '../table/table.ts'
import { isHushed, waitsForPlans } from './table-modes.ts'

/** What a seat has shown, and when. */
export interface PlanSaid extends Omit<Shown, 'since'> {
  readonly at: number
}

/** Plans as bots may know them. A bot has none of its own beforehand: where that is the price of hearing others', it hears none. */
export function plansForBots(table: Table, plans: Iterable<Said>): PlanSaid[] {
  if (isHushed(table, 'intend')) return []
  return [...plans].flatMap(said => {
    if (said.type !== 'intend' || !said.plan || said.seat === null || waitsForPlans(table, said)) return []
    const bot = said.person === null ? { bot: true as const } : {}
    return [{ seat: said.seat, plan: said.plan as Shown['plan'], at: said.at, ...bot }]
  })
}
