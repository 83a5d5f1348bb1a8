import { botFor, type Shown } from '@grotto/bots'
import { gameById } from '@grotto/catalog'
import { fastChance, type Json, type Seat } from '@grotto/kernel'
import { serveParent } from '../process/serve-parent.ts'
import type { BotDecision } from './roster.ts'

/** What the pool sends over: a question in plain data. */
export interface Task {
  readonly number: number
  readonly game: string
  readonly bot: string
  readonly seat: Seat
  readonly view: Json
  readonly events: readonly object[]
  readonly plans?: readonly Shown[]
  readonly seed: string
  /** Milliseconds to think, where it is not told how much to try out. */
  readonly thinking: number
  readonly iterations?: number
}

export type Done = ({ readonly number: number } & BotDecision) | { readonly number: number; readonly failed: string }

function decide(task: Task): Done {
  const { number, game: gameId, bot, seat, view, events, plans, seed, thinking, iterations } = task
  const game = gameById(gameId)
  const position = game?.decode(view)
  if (!game || !position?.ok) throw new Error('the view cannot be read')
  const now = () => performance.now()
  const clock = iterations === undefined ? { now, deadline: now() + thinking } : { iterations }
  const thoughts = { seat, random: fastChance(seed), ...(plans && { plans }), ...clock }
  const { action, intent, team } = botFor(bot, game).decide(position.value, events as { type: string }[], thoughts)
  return { number, action, intent, team }
}

serveParent<Task, Done>(task => {
  try {
    return decide(task)
  } catch (error) {
    return { number: task.number, failed: String(error) }
  }
})
