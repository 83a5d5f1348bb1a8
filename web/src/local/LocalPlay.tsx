import type { Seat, Viewer } from '@grotto/kernel'
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import type { AnyBoardProps } from '../boards/boards.ts'
import { PlayFrame } from '../play/PlayFrame.tsx'
import type { Behind } from '../play/problem-report.ts'
import { PACE, useSettings } from '../settings/settings.ts'
import { useWords } from '../words/words.tsx'
import { Adviser } from './Adviser.tsx'
import { CoachHint } from './CoachHint.tsx'
import { Curtain, PassOn } from './Curtain.tsx'
import { useHotSeat } from './hot-seat.ts'
import type { LocalTable } from './local-table.ts'
import { mottoOf } from './motto.ts'
import { useLit } from './use-lit.ts'

/** Not before the first decision. */
const AfterLocalGame = lazy(async () => ({ default: (await import('../play/AfterLocalGame.tsx')).AfterLocalGame }))

const BOT_PAUSE_MS = 900

export function LocalPlay({ table }: { table: LocalTable }) {
  useSyncExternalStore(table.subscribe, () => table.version)
  const onHurry = useBotsAtMyPace(table)
  const hotSeat = useHotSeat(table)
  const nameOf = (seat: Seat) => table.kept.sitters[seat]!.name
  const viewer = hotSeat.stage === 'board' ? hotSeat.viewer : 'spectator'
  const props = useBoardProps(table, viewer)
  const [telling, setTelling] = useState(false)
  const { board, light, take } = useLit(props)
  const asked = props.legal.length > 0 && !telling
  // As at the server's table of the day: nothing is taken back, and nobody is asked.
  const alone = table.kept.honour !== undefined
  const undoable = !alone && viewer !== 'spectator' && table.undoableTo(viewer) !== undefined
  return (
    <>
      <PlayFrame
        game={table.kept.game}
        board={{ ...board, onHurry }}
        {...(undoable && { undo: () => table.undo(viewer) })}
        covered={hotSeat.stage === 'curtain'}
        behind={() => behindLocal(table)}
        buttons={
          asked &&
          !alone &&
          viewer !== 'spectator' && (
            <Adviser game={table.kept.game} seat={viewer} play={table.seenBy(viewer)} light={light} act={take} />
          )
        }
        onTelling={setTelling}
      >
        {asked && viewer !== 'spectator' && <CoachHint table={table} seat={viewer} />}
      </PlayFrame>
      {hotSeat.stage === 'between' && !telling && <PassOn name={nameOf(hotSeat.next)} pass={hotSeat.pass} />}
      {hotSeat.stage === 'curtain' && <Curtain name={nameOf(hotSeat.next)} seat={hotSeat.next} lift={hotSeat.lift} />}
    </>
  )
}

/** Where several share the device, what they chose in secret stays theirs until the end. */
async function behindLocal({ kept, people, over }: LocalTable): Promise<Behind | undefined> {
  if (people.length > 1 && !over) return undefined
  const { findRecord } = await import('../replay/records.ts')
  const record = await findRecord('local', kept.id)
  return record && { record }
}

/** Bots play while the table is on screen, no faster than the player wants to watch; what it gives hears that she hurries. */
function useBotsAtMyPace(table: LocalTable): (hurrying: boolean) => void {
  const hurries = useRef(false)
  useEffect(() => {
    table.pauseBeforeBots = () => (hurries.current ? 0 : BOT_PAUSE_MS * PACE[useSettings.getState().speed])
    table.open()
    return () => table.close()
  }, [table])
  return useCallback((hurrying: boolean) => {
    hurries.current = hurrying
  }, [])
}

function useBoardProps(table: LocalTable, viewer: Viewer): AnyBoardProps {
  const { kept, talk } = table
  const words = useWords()
  /** The game changes in place; what is kept of it says when. */
  const seen = useMemo(() => {
    const { game } = table
    const { view, log } = table.seenBy(viewer)
    const mayAct = viewer !== 'spectator' && game.toAct(view).includes(viewer)
    return {
      view,
      viewer,
      sitters: kept.sitters.map(({ name, bot }) =>
        bot === undefined ? { name, bot: false } : { name, bot: true, motto: mottoOf(words, bot) },
      ),
      legal: mayAct ? game.legal(view, viewer) : [],
      refusal: (action: { type: string }) => (viewer === 'spectator' ? undefined : game.refusal(view, viewer, action)),
      act: (action: unknown) => viewer !== 'spectator' && table.act(viewer, action),
      log,
      showOdds: kept.odds,
      afterGame: (
        <Suspense>
          <AfterLocalGame table={table} />
        </Suspense>
      ),
    }
  }, [table, kept, viewer, words])
  return useMemo(() => ({ ...seen, talk }), [seen, talk])
}
