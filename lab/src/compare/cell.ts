import { canonical } from '@grotto/kernel'
import type { Thought } from '@grotto/trials'
import { botEntry } from '../bots.ts'
import type { LabGame } from '../games/lab-game.ts'

/** One line-up in which bots are compared: a game with its options and, where seats compete, who has the other seats. */
export interface Cell {
  /** How the table of results calls it. */
  readonly name: string
  readonly options: object
  /** Missing where all seats win or lose together: then each bot plays the whole team. */
  readonly pool?: readonly Thought[]
}

/** `mcts:200`, or the bare name where a bot thinks as it does by itself. */
export const nameOf = ({ bot, iterations }: Thought): string =>
  iterations === undefined ? bot : `${bot}:${iterations}`

/** From this level on a bot searches, which takes time. */
const SEARCHES = 3

export const searches = ({ game }: Pick<LabGame, 'game'>, { bot }: Thought): boolean =>
  botEntry(game, bot).level >= SEARCHES

/** All that decides how a bot's games in a cell end: what was played under the same key need not be played again. */
export function keyOf({ game }: LabGame, cell: Cell, entrant: Thought, seed: string): string {
  const known = (thought: Thought) => `${nameOf(thought)} v${botEntry(game, thought.bot).version}`
  const { options, pool = [] } = cell
  const about = { game: game.id, rules: game.rulesVersion, options, pool: pool.map(known), bot: known(entrant), seed }
  return canonical(about)
}
