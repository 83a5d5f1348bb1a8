import type { Seat, Viewer } from '@grotto/kernel'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { AnyBoardProps } from '../boards/boards.ts'
import { AfterLocalGame } from '../play/AfterLocalGame.tsx'
import { PlayFrame } from '../play/PlayFrame.tsx'
import { PACE, useSettings } from '../settings/settings.ts'
import { Adviser } from './Adviser.tsx'
import { Curtain, PassOn } from './Curtain.tsx'
import { useHotSeat } from './hot-seat.ts'
import type { LocalTable } from './local-table.ts'

const BOT_PAUSE_MS = 900

export function LocalPlay({ table }: { table: LocalTable }) {
  useSyncExternalStore(table.subscribe, () => table.version)
  useBotsAtMyPace(table)
  const hotSeat = useHotSeat(table)
  const nameOf = (seat: Seat) => table.kept.sitters[seat]!.name
  const viewer = hotSeat.stage === 'board' ? hotSeat.viewer : 'spectator'
  const props = useBoardProps(table, viewer)
  const [telling, setTelling] = useState(false)
  const asked = props.legal.length > 0 && !telling
  const undoable = viewer !== 'spectator' && table.undoableTo(viewer) !== undefined
  return (
    <>
      <PlayFrame
        game={table.kept.game}
        board={props}
        {...(undoable && { undo: () => table.undo(viewer) })}
        covered={hotSeat.stage === 'curtain'}
        buttons={asked && viewer !== 'spectator' && <Adviser table={table} seat={viewer} />}
        onTelling={setTelling}
      />
      {hotSeat.stage === 'between' && !telling && <PassOn name={nameOf(hotSeat.next)} pass={hotSeat.pass} />}
      {hotSeat.stage === 'curtain' && <Curtain name={nameOf(hotSeat.next)} seat={hotSeat.next} lift={hotSeat.lift} />}
    </>
  )
}

/** Bots play while the table is on screen, no faster than the player wants to watch. */
function useBotsAtMyPace(table: LocalTable): void {
  useEffect(() => {
    table.pauseBeforeBots = () => BOT_PAUSE_MS * PACE[useSettings.getState().speed]
    table.open()
    return () => table.close()
  }, [table])
}

function useBoardProps(table: LocalTable, viewer: Viewer): AnyBoardProps {
  const { kept, talk } = table
  /** The game changes in place; what is kept of it says when. */
  const seen = useMemo(() => {
    const { game } = table
    const { view, log } = table.seenBy(viewer)
    const mayAct = viewer !== 'spectator' && game.toAct(view).includes(viewer)
    return {
      view,
      viewer,
      sitters: kept.sitters.map(({ name, bot }) => ({ name, bot: bot !== undefined })),
      legal: mayAct ? game.legal(view, viewer) : [],
      refusal: (action: { type: string }) => (viewer === 'spectator' ? undefined : game.refusal(view, viewer, action)),
      act: (action: unknown) => viewer !== 'spectator' && table.act(viewer, action),
      log,
      showOdds: kept.odds,
      afterGame: <AfterLocalGame table={table} />,
    }
  }, [table, kept, viewer])
  return useMemo(() => ({ ...seen, talk }), [seen, talk])
}
