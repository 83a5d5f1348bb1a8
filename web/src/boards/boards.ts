import type { ComponentType } from 'react'
import type { GameName } from '../games.ts'
import type { BoardProps } from './board.ts'

/** A board whose game's types are forgotten: whoever holds a position holds the board it belongs to. */
// biome-ignore lint/suspicious/noExplicitAny: the types of one game never meet those of another
export type AnyBoardProps = BoardProps<any, any, any>
export type AnyBoard = ComponentType<AnyBoardProps>

const BOARDS: Record<GameName, () => Promise<AnyBoard>> = {
  diamant: async () => (await import('./diamant/index.ts')).Board as AnyBoard,
  'sub-terra': async () => (await import('./sub-terra/index.ts')).Board as AnyBoard,
}

/** The board of a game, in its own chunk. */
export const loadBoard = (game: GameName): Promise<AnyBoard> => BOARDS[game]()
