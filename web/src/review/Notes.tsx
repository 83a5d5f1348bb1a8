import type { Mark, Spot } from '@grotto/kernel'
import type { KeptAnnotation } from '@grotto/protocol'
import { Suspense, use } from 'react'
import type { NameSpot } from '../boards/board-module.ts'
import { loadBoard } from '../boards/boards.ts'
import type { GameName } from '../games.ts'
import { Glyph } from '../pictures/Glyph.tsx'
import { useWords } from '../words/words.tsx'
import type { PanelProps } from './ReviewPanel.tsx'

/** What is written to the move on screen, and at which other moves something is. */
export function Notes({ game, review, sight, annotations, view }: PanelProps) {
  const words = useWords()
  const here = annotations.filter(({ move }) => move === sight.at)
  const moves = [...new Set(annotations.map(({ move }) => move))].sort((a, b) => a - b)
  const mayRemove = ({ person }: KeptAnnotation) => review !== undefined && (review.yours || person === review.me)
  return (
    <section className="notes">
      <h2>{words.say('review.at', { move: sight.at + 1 })}</h2>
      {here.length === 0 && <p className="quiet">{words.say('review.none')}</p>}
      <ul>
        {here.map(each => (
          <li key={each.number}>
            <b>{each.by}</b> {each.text}
            {each.marks && (
              <Suspense>
                <Drawn game={game} marks={each.marks as readonly Mark[]} view={view} />
              </Suspense>
            )}
            {mayRemove(each) && (
              <button
                type="button"
                className="icon"
                aria-label={words.say('review.remove', { name: each.by })}
                onClick={() => void review?.ask({ type: 'unannotate', annotation: each.number })}
              >
                <Glyph name="trash" size={18} />
              </button>
            )}
          </li>
        ))}
      </ul>
      {moves.some(move => move !== sight.at) && (
        <nav aria-label={words.say('review.elsewhere')}>
          {moves.map(move => (
            <button
              key={move}
              type="button"
              className="small"
              aria-current={move === sight.at}
              aria-label={words.say('review.goTo', { move: move + 1 })}
              onClick={() => sight.jump(move)}
            >
              {move + 1}
            </button>
          ))}
        </nav>
      )}
    </section>
  )
}

const NAMES = new Map<GameName, Promise<NameSpot | undefined>>()

/** Loaded once for each game. */
function namerOf(game: GameName): Promise<NameSpot | undefined> {
  const known = NAMES.get(game) ?? loadBoard(game).then(({ nameSpot }) => nameSpot?.())
  NAMES.set(game, known)
  return known
}

/** What is drawn, by the names of the board, for those who do not see it. */
function Drawn({ game, marks, view }: { game: GameName; marks: readonly Mark[]; view: object }) {
  const words = useWords()
  const nameSpot = use(namerOf(game))
  const nameOf = (spot: Spot) => nameSpot?.(words, view, spot)
  const texts = marks.flatMap(({ at, to }) => {
    const [from, goal] = [nameOf(at), to && nameOf(to)]
    if (!from || (to && !goal)) return []
    return [goal ? words.say('review.arrow', { from, to: goal }) : from]
  })
  return texts.length > 0 ? (
    <small className="drawn">{words.say('review.drawn', { what: words.list(texts) })}</small>
  ) : null
}
