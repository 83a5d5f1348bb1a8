import type { TableInfo } from '@grotto/protocol'
import { Suspense, useMemo } from 'react'
import { Loading } from '../app/Loading.tsx'
import { usePageTitle } from '../app/page-title.ts'
import type { AnyBoardProps } from '../boards/boards.ts'
import { FACTS, type GameName } from '../games.ts'
import type { LiveTable } from '../live/live-table.ts'
import { boardNotes } from '../live/notes.ts'
import { sittersOf } from '../live/sitters.ts'
import { useRoster } from '../local/use-roster.ts'
import { DrawnBoard } from '../play/DrawnBoard.tsx'
import { useWords } from '../words/words.tsx'
import { asOnlooker } from './as-onlooker.ts'
import { ScreenStrip } from './ScreenStrip.tsx'

/** The board for all, and below it who is waited for, what is said, and how to come in. */
export function ScreenPlay({ table, info }: { table: LiveTable; info: TableInfo }) {
  const game = info.game as GameName
  const board = useScreenBoard(table, info)
  usePageTitle(FACTS[game].title)
  if (!board) return <Loading />
  return (
    <main className="big-screen big-play">
      <div className="big-board" inert>
        <Suspense fallback={<Loading />}>
          <DrawnBoard game={game} {...board} />
        </Suspense>
      </div>
      <ScreenStrip table={table} info={info} sitters={board.sitters} />
    </main>
  )
}

function useScreenBoard(table: LiveTable, info: TableInfo): AnyBoardProps | undefined {
  const words = useWords()
  const roster = useRoster(info.game as GameName)
  const { game, version } = table
  const known = table.known
  // biome-ignore lint/correctness/useExhaustiveDependencies: the table changes in place, its version says when
  return useMemo(() => {
    if (!game || !known?.view) return undefined
    const sitters = sittersOf(words, info.seats, roster)
    return {
      ...asOnlooker(game, { view: known.view, log: table.log }),
      viewer: 'spectator',
      part: 'board',
      sitters,
      legal: [],
      refusal: () => undefined,
      act: () => {},
      notes: boardNotes(
        words,
        info,
        known.log,
        sitters.map(({ name }) => name),
      ),
      talk: table.talk,
      showOdds: info.settings.odds,
    }
  }, [table, game, version, words, roster])
}
