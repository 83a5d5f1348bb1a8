import type { Said } from '@grotto/protocol'
import type { Table } from '../table/table.ts'
import type { TalkCommand } from './talk.ts'

/** So long others' plans and pings wait for somebody who shows none of her own. */
export const OWN_PLAN_MS = 30_000

/** Only while they play: before and after the game everybody talks. */
const isAgreed = ({ settings, status }: Table, talk: 'ownPlan' | 'silent'): boolean =>
  settings.talk === talk && status === 'playing'

/** Names stand still at a silent table, and who looks on is only counted: else they would be words. */
export const isSilentPlay = (table: Table): boolean => isAgreed(table, 'silent')

/** Where players have agreed to be silent they point, and nothing else. */
export const isHushed = (table: Table, type: TalkCommand['type']): boolean =>
  isAgreed(table, 'silent') && type !== 'point'

/** Whether this waits for the plans of those who hear it. A plan that is given up tells nothing. */
export const waitsForPlans = (table: Table, said: Said): boolean =>
  isAgreed(table, 'ownPlan') && (said.type === 'point' || (said.type === 'intend' && said.plan !== null))

/** Own plan first: whether somebody may hear this now. Who has no seat has no plan, and hears it when the time is up. */
export function mayHearNow(
  table: Table,
  plans: ReadonlyMap<number, Said>,
  said: Said,
  person: string,
  now: number,
): boolean {
  if (!waitsForPlans(table, said) || said.person === person || now - said.at >= OWN_PLAN_MS) return true
  const seat = table.seatOf(person)
  return seat !== undefined && hasDrafted(table, plans.get(seat), person, seat)
}

/** With every action of hers a plan is worn out. What a bot plans in her absence is not hers. */
function hasDrafted({ play }: Table, plan: Said | undefined, person: string, seat: number): boolean {
  const acted = play?.steps.findLast(({ entry }) => entry.type === 'act' && entry.seat === seat)?.entry.at ?? 0
  return plan !== undefined && plan.person === person && plan.at > acted
}
