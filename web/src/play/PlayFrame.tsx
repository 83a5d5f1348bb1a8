import { type ReactNode, Suspense, use, useCallback, useState } from 'react'
import { Loading } from '../app/Loading.tsx'
import { usePageTitle } from '../app/page-title.ts'
import { type AnyBoardProps, loadBoard } from '../boards/boards.ts'
import { FACTS, type GameName } from '../games.ts'
import { useWords } from '../words/words.tsx'
import { TableMenu } from './TableMenu.tsx'
import './play.css'

interface Frame {
  readonly game: GameName
  readonly board: AnyBoardProps
  /** Takes my last action back, where that is possible. */
  readonly undo?: () => void
  /** A curtain hangs before the board: nothing of it may be reached. */
  readonly covered?: boolean
  /** More buttons for the bar. */
  readonly buttons?: ReactNode
  /** Hears whether the board still tells what happened. */
  readonly onTelling?: (telling: boolean) => void
  /** What stands over the board's foot: notices of a live table. */
  readonly children?: ReactNode
}

/** A board over the whole window, with the page's buttons in its bar. */
export function PlayFrame({ game, board, undo, covered = false, buttons, onTelling, children }: Frame) {
  const words = useWords()
  const [telling, setTelling] = useState(false)
  const hear = useCallback(
    (now: boolean) => {
      setTelling(now)
      onTelling?.(now)
    },
    [onTelling],
  )
  const asked = board.legal.length > 0 && !telling
  usePageTitle(FACTS[game].title, asked ? words.say('table.yourTurn') : undefined)
  return (
    <main className="play" inert={covered}>
      <Suspense fallback={<Loading />}>
        <Board
          game={game}
          {...board}
          onTelling={hear}
          menu={
            <TableMenu game={game} {...(undo && { undo })}>
              {buttons}
            </TableMenu>
          }
        />
      </Suspense>
      {children}
    </main>
  )
}

function Board({ game, ...props }: AnyBoardProps & { game: GameName }) {
  const { Board: Drawn } = use(loadBoard(game))
  return <Drawn {...props} />
}
