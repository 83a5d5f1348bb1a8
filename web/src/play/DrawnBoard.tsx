import { use } from 'react'
import { type AnyBoardProps, loadBoard } from '../boards/boards.ts'
import type { GameName } from '../games.ts'

/** The board of a game, as soon as it is loaded; it fills the box it is given. */
export function DrawnBoard({ game, ...props }: AnyBoardProps & { game: GameName }) {
  const { Board } = use(loadBoard(game))
  return <Board {...props} />
}
