import { Suspense, use, useState } from 'react'
import { useParams } from 'wouter'
import { Loading } from '../app/Loading.tsx'
import { NotFound } from '../app/NotFound.tsx'
import { loadScript, pageOf } from '../boards/boards.ts'
import { loadEngine } from '../engines.ts'
import { type GameName, isGame } from '../games.ts'
import { WordsForGame } from '../play/WordsForGame.tsx'
import { forgetProgress, keepProgress, keptProgress } from './kept.ts'
import { LessonPlay } from './LessonPlay.tsx'
import { LessonTable } from './lesson-table.ts'

/** A game learned by playing it, on its own board. */
export function LessonScreen() {
  const { game } = useParams<{ game: string }>()
  if (!isGame(game) || !pageOf(game).lesson?.script) return <NotFound />
  return (
    <WordsForGame game={game} more={['lesson']}>
      <Suspense fallback={<Loading />}>
        <Lesson key={game} game={game} />
      </Suspense>
    </WordsForGame>
  )
}

/** Goes on where this device left it; beginning again lays out a new table. */
function Lesson({ game }: { game: GameName }) {
  const open = use(opening(game))
  const [table, setTable] = useState(open)
  const again = () => {
    forgetProgress(game)
    setTable(open())
  }
  return <LessonPlay key={table.started} game={game} table={table} again={again} />
}

const openings = new Map<GameName, Promise<() => LessonTable>>()

/** What lays out the table, once engine and script are there. */
function opening(game: GameName): Promise<() => LessonTable> {
  const known = openings.get(game) ?? loadOpening(game)
  openings.set(game, known)
  return known
}

async function loadOpening(game: GameName): Promise<() => LessonTable> {
  const [engine, script] = await Promise.all([loadEngine(game), loadScript(game)])
  const lay = (): LessonTable => {
    try {
      return new LessonTable(engine, script, keptProgress(game, script.version))
    } catch {
      // What was kept does not replay by these rules any more.
      return new LessonTable(engine, script)
    }
  }
  return () => {
    const table = lay()
    table.subscribe(() => (table.over ? forgetProgress(game) : keepProgress(game, table.progress)))
    return table
  }
}
