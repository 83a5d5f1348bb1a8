import type { Game, Puzzle } from '@grotto/kernel'
import { Suspense, use } from 'react'
import { useParams } from 'wouter'
import { Loading } from '../app/Loading.tsx'
import { NotFound } from '../app/NotFound.tsx'
import { pageOf } from '../boards/boards.ts'
import { loadEngine } from '../engines.ts'
import { type GameName, isGame } from '../games.ts'
import { WordsForGame } from '../play/WordsForGame.tsx'
import { PuzzlePlay } from './PuzzlePlay.tsx'
import { puzzleOfTheDay, puzzlesOf } from './puzzles.ts'

/** A position out of a game, in which one action is clearly the best; without a number the one of the day. */
export function PuzzleScreen() {
  const { game, number } = useParams<{ game: string; number?: string }>()
  if (!isGame(game) || !pageOf(game).puzzles) return <NotFound />
  return (
    <WordsForGame game={game} more={['puzzle']}>
      <Suspense fallback={<Loading />}>
        <Numbered key={`${game} ${number}`} game={game} asked={number} />
      </Suspense>
    </WordsForGame>
  )
}

const found = new Map<GameName, Promise<{ engine: Game; puzzles: readonly Puzzle[] }>>()

function foundFor(game: GameName) {
  const known =
    found.get(game) ??
    Promise.all([loadEngine(game), puzzlesOf(game)]).then(([engine, puzzles]) => ({ engine, puzzles }))
  found.set(game, known)
  known.catch(() => found.delete(game))
  return known
}

function Numbered({ game, asked }: { game: GameName; asked: string | undefined }) {
  const { engine, puzzles } = use(foundFor(game))
  const number = asked === undefined ? puzzleOfTheDay(puzzles.length) : Number(asked)
  const puzzle = puzzles[number - 1]
  const state = puzzle && engine.notation.parsePosition(puzzle.position)
  if (!puzzle || !state?.ok) return <NotFound />
  const view = engine.view(state.value, puzzle.seat)
  return (
    <PuzzlePlay
      game={game}
      engine={engine}
      puzzle={puzzle}
      view={view}
      number={number}
      all={puzzles.length}
      puzzles={puzzles}
    />
  )
}
