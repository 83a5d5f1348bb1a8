import type { TableInfo } from '@grotto/protocol'
import type { Words } from '@grotto/words'
import { useEffect, useMemo } from 'react'
import { Loading } from '../app/Loading.tsx'
import { toast } from '../app/Toasts.tsx'
import type { AnyBoardProps } from '../boards/boards.ts'
import type { GameName } from '../games.ts'
import { useRoster } from '../local/use-roster.ts'
import { PlayFrame } from '../play/PlayFrame.tsx'
import { useWords } from '../words/words.tsx'
import { AfterLiveGame } from './AfterLiveGame.tsx'
import { sayAnswer } from './answers.ts'
import { ConnectionNotice } from './ConnectionNotice.tsx'
import { DecisionClock } from './DecisionClock.tsx'
import { GoneTable } from './GoneTable.tsx'
import { LiveMenu } from './LiveMenu.tsx'
import type { LiveTable } from './live-table.ts'
import { leftOut } from './own-dice.ts'
import { sittersOf } from './sitters.ts'
import { useTell } from './use-tell.ts'
import { useTurnReminder } from './use-turn-reminder.ts'
import { Votes } from './Votes.tsx'
import './live.css'

export function LivePlay({ table, info }: { table: LiveTable; info: TableInfo }) {
  const board = useBoardProps(table, info)
  const tell = useTell(table)
  const words = useWords()
  useTurnReminder(info.id, isMyTurn(table), turnAt(words, info.game))
  useFairnessCheck(table, info)
  const mayUndo = info.status === 'playing' && info.settings.undo !== 'none' && iActed(table)
  if (info.status === 'frozen' || (info.status === 'abandoned' && !board)) return <GoneTable status={info.status} />
  if (!board) return <Loading />
  return (
    <PlayFrame
      game={info.game as GameName}
      board={board}
      {...(mayUndo && { undo: () => void tell({ type: 'undo' }) })}
      buttons={<LiveMenu table={table} info={info} />}
    >
      <ConnectionNotice connection={table.connection} />
      <div className="notices">
        <DecisionClock table={table} />
        <Votes table={table} info={info} names={board.sitters.map(({ name }) => name)} />
      </div>
    </PlayFrame>
  )
}

/** Says so if this device's own dice are not among those the game was begun with. */
function useFairnessCheck({ viewer }: LiveTable, { id, fairness: { entropies } }: TableInfo): void {
  const words = useWords()
  const missing = viewer !== 'spectator' && entropies !== undefined && leftOut(id, viewer, entropies)
  useEffect(() => {
    if (missing) toast(words.say('table.diceLeftOut'))
  }, [missing, words])
}

function useBoardProps(table: LiveTable, info: TableInfo): AnyBoardProps | undefined {
  const words = useWords()
  const roster = useRoster(info.game as GameName)
  const { version } = table
  // biome-ignore lint/correctness/useExhaustiveDependencies: the table changes in place, its version says when
  return useMemo(() => {
    const { game, view, viewer } = table
    if (!game || !view) return undefined
    const mayAct = viewer !== 'spectator' && !table.busy && isMyTurn(table)
    return {
      position: game.encode(view),
      viewer,
      sitters: sittersOf(words, info.seats, roster),
      legal: mayAct ? game.legal(view, viewer) : [],
      refusal: action => (viewer === 'spectator' ? undefined : game.refusal(view, viewer, action)),
      act: action => void table.act(action).then(answer => answer && sayAnswer(words, answer)),
      log: table.log,
      showOdds: info.settings.odds,
      afterGame: <AfterLiveGame table={table} info={info} />,
    }
  }, [table, version, words, roster])
}

/** Also while the server still thinks about what I did: a turn of several actions is one turn. */
const isMyTurn = ({ game, view, viewer }: LiveTable): boolean =>
  game !== undefined && view !== undefined && viewer !== 'spectator' && game.toAct(view).includes(viewer)

const turnAt = (words: Words, game: string): string =>
  `${words.say('table.yourTurn')} · ${words.say(`common.game.${game as GameName}`)}`

/** Whether there is anything of mine to take back. */
const iActed = (table: LiveTable): boolean => table.known?.log.some(step => step.seat === table.viewer) ?? false
