import type { GameRecord, Seat } from '@grotto/kernel'
import { useEffect, useMemo, useRef, useState } from 'react'
import { Loading } from '../app/Loading.tsx'
import { usePageTitle } from '../app/page-title.ts'
import type { AnyBoardProps } from '../boards/boards.ts'
import { loadEngine } from '../engines.ts'
import type { GameName } from '../games.ts'
import { useRoster } from '../local/use-roster.ts'
import { PlayFrame } from '../play/PlayFrame.tsx'
import { useWords } from '../words/words.tsx'
import { type Moment, momentsOf, withoutScenes } from './moments.ts'
import { Scrubber } from './Scrubber.tsx'
import { useMoveInAddress } from './use-move.ts'
import type { Seen } from './verdict.ts'
import './replay.css'

interface Props {
  readonly record: GameRecord
  readonly game: GameName
  /** What this device saw announced before the game, if it was there. */
  readonly announced: Seen | undefined
}

export function Player({ record, game, announced }: Props) {
  const words = useWords()
  const moments = useMoments(record, game)
  const [at, setAt] = useMoveInAddress(moments?.length ?? 0)
  const [telling, setTelling] = useState(false)
  usePageTitle(words.say('table.replay.title'))
  const moment = moments?.[at]
  const board = useBoardProps(record, game, moment)
  if (!moments || !board) return <Loading />
  return (
    <div className="replay">
      <PlayFrame game={game} board={board} onTelling={setTelling} />
      <Scrubber
        record={record}
        game={game}
        announced={announced}
        moments={moments}
        at={at}
        goTo={setAt}
        telling={telling}
      />
    </div>
  )
}

function useMoments(record: GameRecord, game: GameName): readonly Moment[] | undefined {
  const [moments, setMoments] = useState<readonly Moment[]>()
  useEffect(() => {
    let current = true
    loadEngine(game).then(engine => current && setMoments(momentsOf(engine, record)))
    return () => {
      current = false
    }
  }, [record, game])
  return moments
}

/** One move on is told as it was seen; a jump shows how things stand. */
function useSeen(moment: Moment | undefined): Moment['seen'] | undefined {
  const before = useRef<Moment>(undefined)
  return useMemo(() => {
    const next = moment?.number === (before.current?.number ?? -1) + 1
    before.current = moment
    return moment && (next ? moment.seen : { ...moment.seen, log: withoutScenes(moment.seen.log) })
  }, [moment])
}

function useBoardProps(record: GameRecord, game: GameName, moment: Moment | undefined): AnyBoardProps | undefined {
  const roster = useRoster(game)
  const seen = useSeen(moment)
  return useMemo(() => {
    if (!seen) return undefined
    const nameOf = (seat: Seat) => {
      const { name, bot } = record.sitters[seat]!
      return name === bot?.name ? (roster.find(({ id }) => id === name)?.name ?? name) : name
    }
    return {
      view: seen.view,
      viewer: seen.viewer,
      sitters: record.sitters.map(({ bot }, seat) => ({ name: nameOf(seat), bot: bot !== undefined })),
      legal: [],
      refusal: () => undefined,
      act: () => {},
      log: seen.log,
      showOdds: true,
    }
  }, [record, seen, roster])
}
