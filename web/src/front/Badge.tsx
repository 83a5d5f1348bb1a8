import { pageOf } from '../boards/boards.ts'
import { FACTS, type GameName } from '../games.ts'

/** A game's mark in lists; the first letters of its title where it has none. */
export function Badge({ game }: { game: GameName }) {
  const { Mark } = pageOf(game)
  const { title } = FACTS[game]
  return (
    <span className="badge" data-game={game} role="img" aria-label={title}>
      {Mark ? <Mark /> : <span aria-hidden="true">{title.slice(0, 2)}</span>}
    </span>
  )
}
