import type { PuzzleTallies } from '@grotto/protocol'
import { useState } from 'react'
import { Link } from 'wouter'
import { puzzleTallies } from '../net/puzzles.ts'
import { Glyph } from '../pictures/Glyph.tsx'
import { useWords } from '../words/words.tsx'
import type { Posed } from './PuzzlePlay.tsx'

export interface Tally {
  readonly tried: number
  readonly solved: number
}

/** With fewer a share says nothing. */
const ENOUGH = 10

/** How many found it at their first try; nothing where no server counts. */
export function HowHard({ tally }: { tally: Tally | undefined }) {
  const words = useWords()
  if (!tally || tally.tried === 0) return null
  const { tried, solved } = tally
  return (
    <p className="how-hard">
      {tried < ENOUGH ? words.say('puzzle.few', { tried }) : words.say('puzzle.found', { solved, tried })}
    </p>
  )
}

type Listed = PuzzleTallies['puzzles'][number] & { readonly number: number }

/** The list of all puzzles, the hardest first; asked for when it is opened. */
export function ByDifficulty({ game, puzzles }: Pick<Posed, 'game' | 'puzzles'>) {
  const words = useWords()
  const [listed, setListed] = useState<readonly Listed[]>()
  const [failed, setFailed] = useState(false)
  const learn = () =>
    puzzleTallies(game).then(
      known => setListed(numbered(known.puzzles, puzzles)),
      () => setFailed(true),
    )
  // Alone nothing is counted.
  if (failed) return null
  const rated = listed?.filter(({ tried }) => tried >= ENOUGH).sort(hardestFirst) ?? []
  const few = listed?.filter(({ tried }) => tried < ENOUGH) ?? []
  return (
    <details className="by-difficulty" onToggle={event => event.currentTarget.open && void learn()}>
      <summary>{words.say('puzzle.list')}</summary>
      {rated.length > 0 && (
        <ol>
          {rated.map(each => (
            <li key={each.id}>
              <Link href={`/puzzle/${game}/${each.number}`}>
                {words.say('puzzle.list.rated', { number: each.number, solved: each.solved, tried: each.tried })}
              </Link>
              <Mine mine={each.mine} />
            </li>
          ))}
        </ol>
      )}
      {few.length > 0 && <p className="hint">{words.say('puzzle.list.few')}</p>}
      <ul className="few-tried">
        {few.map(({ id, number, mine }) => (
          <li key={id}>
            <Link
              href={`/puzzle/${game}/${number}`}
              aria-label={words.say('puzzle.number', { number, all: puzzles.length })}
            >
              {number}
            </Link>
            <Mine mine={mine} />
          </li>
        ))}
      </ul>
    </details>
  )
}

function Mine({ mine }: { mine: boolean | null }) {
  const words = useWords()
  if (mine === null) return null
  const label = words.say(mine ? 'puzzle.list.found' : 'puzzle.list.missed')
  return (
    <span role="img" aria-label={label} title={label}>
      <Glyph name={mine ? 'check' : 'close'} size={16} />
    </span>
  )
}

/** The server may have another list than this page: only what is in both can be opened. */
function numbered(tallies: PuzzleTallies['puzzles'], puzzles: Posed['puzzles']): Listed[] {
  const places = new Map(puzzles.map(({ id }, place) => [id, place + 1]))
  return tallies.flatMap(tally => {
    const number = places.get(tally.id)
    return number === undefined ? [] : [{ ...tally, number }]
  })
}

const hardestFirst = (a: Listed, b: Listed): number => a.solved / a.tried - b.solved / b.tried || a.number - b.number
