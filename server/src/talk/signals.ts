import type { Refusal } from '@grotto/kernel'
import { refused } from '../commands/outcome.ts'
import type { Table } from '../table/table.ts'
import type { TalkCommand } from './talk.ts'

/** Of a game that does not say what can be pointed at: no words fit into it. */
const SHORT = /^[A-Za-z0-9-]{1,12}$/
const MOST_FIELDS = 3
const isPlain = (spot: Readonly<Record<string, unknown>>): boolean => {
  const fields = Object.entries(spot)
  return fields.length <= MOST_FIELDS && fields.every(([name, value]) => SHORT.test(name) && isShort(value))
}
const isShort = (value: unknown): boolean =>
  typeof value === 'number' || (typeof value === 'string' && SHORT.test(value))

/** Why a ping or a plan says nothing in this game. Whatever else came so would be words, and pass where nobody may speak. */
export function meaningless(table: Table, command: TalkCommand): { readonly refusal: Refusal } | undefined {
  const { game, play } = table
  const spot = command.type === 'point' ? command.at : undefined
  const plan = (command.type === 'intend' && command.plan) || undefined
  if (!play) return spot || plan ? refused('notStarted') : undefined
  const view = game.view(play.state, 'spectator')
  if (spot && !(game.isSpot?.(view, spot) ?? isPlain(spot))) return refused('noSuchSpot')
  if (plan && game.isPlan && !game.isPlan(view, plan)) return refused('noSuchPlan')
  return undefined
}
