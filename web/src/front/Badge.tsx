import { pageOf } from '../boards/boards.ts'
import { FACTS, type GameName } from '../games.ts'

interface Props {
  readonly game: GameName
  /** Its title stands beside it: ears need not hear it twice. */
  readonly titled?: boolean
}

/** A game's mark in lists; the first letters of its title where it has none. */
export function Badge({ game, titled = false }: Props) {
  const { Mark } = pageOf(game)
  const { title } = FACTS[game]
  return (
    <span
      className="badge"
      data-game={game}
      {...(titled ? { 'aria-hidden': true } : { role: 'img', 'aria-label': title })}
    >
      {Mark ? <Mark /> : <span aria-hidden="true">{title.slice(0, 2)}</span>}
    </span>
  )
}
