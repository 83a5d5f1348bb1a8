import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useMe } from '../account/me.ts'
import type { AnyBoardProps } from '../boards/boards.ts'
import type { GameName } from '../games.ts'
import { Adviser } from '../local/Adviser.tsx'
import { PlayFrame } from '../play/PlayFrame.tsx'
import { usePace } from '../settings/settings.ts'
import { useWords } from '../words/words.tsx'
import { LessonPanel } from './LessonPanel.tsx'
import type { LessonTable } from './lesson-table.ts'
import './lesson.css'

interface Props {
  readonly game: GameName
  readonly table: LessonTable
  readonly again: () => void
}

/** The board of the game as at any table, and above it what is told and asked for. */
export function LessonPlay({ game, table, again }: Props) {
  useSyncExternalStore(table.subscribe, () => table.version)
  const [telling, setTelling] = useState(false)
  useOthers(table, telling)
  return (
    <PlayFrame
      game={game}
      board={useBoardProps(table)}
      onTelling={setTelling}
      buttons={table.coached && !telling && <Adviser game={game} seat={table.script.seat} play={table.seen} />}
      asked={telling ? '' : table.wanted.join(' ')}
      head={<LessonPanel game={game} table={table} again={again} watching={telling || table.othersAct} />}
    />
  )
}

/** Between two actions of the others, so that one can be told from the next. */
const PAUSE_MS = 350

/** The others act one at a time, each once what happened before has been told. */
function useOthers(table: LessonTable, telling: boolean): void {
  const pace = usePace()
  const { version } = table
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change may be followed by another
  useEffect(() => {
    if (telling || !table.othersAct) return
    const timer = setTimeout(() => table.playNext(), PAUSE_MS * pace)
    return () => clearTimeout(timer)
  }, [table, version, telling, pace])
}

function useBoardProps(table: LessonTable): AnyBoardProps {
  const words = useWords()
  const name = useMe(me => me.name) || words.say('common.guest')
  const { game, script, seen, version } = table
  const { seat, companions } = script
  // biome-ignore lint/correctness/useExhaustiveDependencies: what may be done changes with every version
  return useMemo(() => {
    const sitters = companions.map(name => ({ name, bot: true }))
    return {
      view: seen.view,
      viewer: seat,
      sitters: [...sitters.slice(0, seat), { name, bot: false }, ...sitters.slice(seat)],
      legal: table.legal,
      refusal: (action: unknown) => game.refusal(seen.view, seat, action),
      act: (action: unknown) => table.act(action),
      log: seen.log,
      showOdds: true,
    }
  }, [table, game, seat, companions, seen, version, name])
}
