import type { Game, GameTypes } from '@grotto/kernel'
import type { Bot } from './contract.ts'
import { DIAMANT_BOTS } from './diamant/index.ts'
import { randomBot } from './random.ts'
import { SUB_TERRA_BOTS } from './sub-terra/index.ts'

/** A bot as people meet it at a table. */
export interface BotEntry {
  readonly id: string
  readonly version: number
  /** The game it plays; `any` plays all of them. */
  readonly game: string
  /** The name it goes by, the same in every language. */
  readonly character: string
  /** 1 plays at random, 4 is as strong as we can make it. */
  readonly level: 1 | 2 | 3 | 4
  /** Offered to players; the others are sparring partners for measuring. */
  readonly atTables: boolean
  /** Shown the whole state instead of a view: a ceiling to measure against, never at a table. */
  readonly seer?: true
  /** Quick and close to the strongest: plays the futures of an analysis instead of the usual bot. */
  readonly forFutures?: true
  // biome-ignore lint/suspicious/noExplicitAny: a list of bots for different games can name no single one
  readonly make: (game: Game<any>) => Bot<any>
}

const ANY_GAME: readonly BotEntry[] = [
  { id: 'random', version: 1, game: 'any', character: 'Flitter', level: 1, atTables: true, make: randomBot },
]

/** All bots, weakest first within a game. Each game's own bots live in a folder of its name and join here. */
export const BOTS: readonly BotEntry[] = [...ANY_GAME, ...DIAMANT_BOTS, ...SUB_TERRA_BOTS]

/** The bots that can play a game; without `all` only those offered at tables. */
export const botsOf = (gameId: string, all = false): readonly BotEntry[] =>
  BOTS.filter(entry => (entry.game === 'any' || entry.game === gameId) && (all || entry.atTables))

/** The bot with this id, ready to play the game. */
export function botFor<G extends GameTypes>(id: string, game: Game<G>): Bot<G> {
  const entry = botsOf(game.id, true).find(each => each.id === id)
  if (!entry) throw new Error(`no bot called ${id} plays ${game.id}`)
  return entry.make(game)
}

/** Rules of thumb, which play sensibly and at once: who sits down where nobody was named. */
export const usualBot = (gameId: string): string => botsOf(gameId).find(({ level }) => level === 2)?.id ?? 'random'
