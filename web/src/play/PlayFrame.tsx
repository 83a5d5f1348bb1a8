import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react'
import { Loading } from '../app/Loading.tsx'
import { usePageTitle } from '../app/page-title.ts'
import type { AnyBoardProps } from '../boards/boards.ts'
import { FACTS, type GameName } from '../games.ts'
import { Spoken } from '../hear/Spoken.tsx'
import { useCommandLine } from '../hear/use-command-key.ts'
import { useWords } from '../words/words.tsx'
import { DrawnBoard } from './DrawnBoard.tsx'
import type { Behind } from './problem-report.ts'
import { TableMenu } from './TableMenu.tsx'
import './play.css'

const CommandLine = lazy(async () => ({ default: (await import('../hear/CommandLine.tsx')).CommandLine }))

interface Frame {
  readonly game: GameName
  readonly board: AnyBoardProps
  /** Whether she is waited for; where nobody says, whoever may act is. */
  readonly myTurn?: boolean
  /** Takes my last action back, where that is possible. */
  readonly undo?: () => void
  /** A curtain hangs before the board: nothing of it may be reached. */
  readonly covered?: boolean
  /** The game behind the board, where it may be known: for a report that something is wrong. */
  readonly behind?: () => Promise<Behind | undefined>
  /** More buttons for the bar. */
  readonly buttons?: ReactNode
  /** Hears whether the board still tells what happened. */
  readonly onTelling?: (telling: boolean) => void
  /** What stands above the board and leaves it the rest of the window. */
  readonly head?: ReactNode
  /** What somebody is asked to do, word by word: a board's style may point at it. */
  readonly asked?: string
  /** What stands over the board's foot: notices of a live table. */
  readonly children?: ReactNode
}

/** A board over the whole window, with the page's buttons in its bar. */
export function PlayFrame(frame: Frame) {
  const { game, board, undo, behind, covered = false, buttons, onTelling, head, asked: wanted, children } = frame
  const { myTurn = board.legal.length > 0 } = frame
  const words = useWords()
  const [telling, setTelling] = useState(false)
  const hear = useCallback(
    (now: boolean) => {
      setTelling(now)
      onTelling?.(now)
    },
    [onTelling],
  )
  const asked = myTurn && !telling
  const command = useCommandLine()
  usePageTitle(FACTS[game].title, asked ? words.say('table.yourTurn') : undefined)
  return (
    <main className="play" inert={covered} data-asked={wanted}>
      {head}
      <Suspense fallback={<Loading />}>
        <DrawnBoard
          game={game}
          {...board}
          onTelling={hear}
          menu={
            <TableMenu
              game={game}
              typing={command.show}
              {...(undo && { undo })}
              reported={{ game, board, ...(behind && { behind }) }}
            >
              {buttons}
            </TableMenu>
          }
        />
      </Suspense>
      {children}
      {command.open && (
        <Suspense>
          <CommandLine game={game} board={board} close={command.close} typed={command.typed} />
        </Suspense>
      )}
      <Spoken />
    </main>
  )
}
