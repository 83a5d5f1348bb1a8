import { botsOf, type Shown } from '@grotto/bots'
import { fastChance, type Game, type Json, type Seat } from '@grotto/kernel'
import type { Visitor } from '../budgets/budgets.ts'

/** A seat's question to a bot: nothing in it but what that seat may know. */
export interface BotQuestion {
  readonly game: Game
  readonly bot: string
  readonly seat: Seat
  /** The seat's view, as `encode` writes it. */
  readonly view: Json
  /** What became public so far, in order. */
  readonly events: readonly object[]
  /** What those at the table have shown they mean to do. */
  readonly plans?: readonly Shown[]
  /** Different for each decision, the same when asked again. */
  readonly seed: string
  /** How much it tries out, instead of how long it thinks: then the decision depends on nothing but the question. */
  readonly iterations?: number
}

export interface BotDecision {
  readonly action: unknown
  /** What it means to do, for the others to see. */
  readonly intent?: object | undefined
  /** What it supposes others will do, for those of them that are bots. */
  readonly team?: readonly Pick<Shown, 'seat' | 'plan'>[] | undefined
}

/** For whom a bot decides: bots are served in turn by address, person and table. */
export interface Share extends Visitor {
  readonly table: string
}

/** Who can sit in for people, and what they decide. */
export interface Roster {
  has(game: string, bot: string): boolean
  /** The bot that takes the seat of somebody who is away. */
  standInFor(game: string): string
  versionOf(game: string, bot: string): number
  decide(question: BotQuestion, share: Share): Promise<BotDecision>
  /** Decisions that are asked for and not yet made. */
  readonly waiting?: number
  close(): Promise<void>
}

/** Sits in well, but does not think long. */
const STAND_IN_LEVEL = 3

export const offered = (game: string, bot: string): boolean => botsOf(game).some(({ id }) => id === bot)

export function standInFor(game: string): string {
  const able = botsOf(game).filter(({ level }) => level <= STAND_IN_LEVEL)
  return able.reduce((best, each) => (each.level > best.level ? each : best)).id
}

export const versionOf = (game: string, bot: string): number =>
  botsOf(game, true).find(({ id }) => id === bot)?.version ?? 0

/** The name it goes by, the same in every language. */
export const characterOf = (game: string, bot: string): string =>
  botsOf(game, true).find(({ id }) => id === bot)?.character ?? bot

/** A legal action picked at random: what is played when a bot fails. */
export function anyAction({ game, seat, view, seed }: BotQuestion): unknown {
  const decoded = game.decode(view)
  if (!decoded.ok) throw new Error(`the view cannot be read: ${decoded.refusal.reason}`)
  const choices = game.legal(decoded.value, seat)
  return choices[fastChance(seed)('any', choices.length)]
}
