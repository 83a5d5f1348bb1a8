import type { GameRecord } from '@grotto/kernel'
import { useEffect, useMemo, useState } from 'react'
import { Loading } from '../app/Loading.tsx'
import { usePageTitle } from '../app/page-title.ts'
import type { AnyBoardProps } from '../boards/boards.ts'
import { loadEngine } from '../engines.ts'
import type { GameName } from '../games.ts'
import { mottoOf } from '../local/motto.ts'
import { useRoster } from '../local/use-roster.ts'
import { PlayFrame } from '../play/PlayFrame.tsx'
import { useWords } from '../words/words.tsx'
import { type Moment, momentsOf, withoutScenes } from './moments.ts'
import { namesIn } from './names.ts'
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
  /** The move that is told as it was seen; every other one is jumped to. */
  const [told, setTold] = useState<number>()
  const jump = (to: number) => {
    setTold(undefined)
    setAt(to)
  }
  const stepOn = () => {
    setTold(at + 1)
    setAt(at + 1)
  }
  const [telling, setTelling] = useState(false)
  usePageTitle(words.say('table.replay.title'))
  const moment = moments?.[at]
  const board = useBoardProps(record, game, moment, told === at)
  if (!moments || !board) return <Loading />
  return (
    <div className="replay">
      <PlayFrame
        game={game}
        board={board}
        onTelling={setTelling}
        behind={async () => ({ record, step: moments[at]!.number })}
      />
      <Scrubber
        record={record}
        game={game}
        announced={announced}
        moments={moments}
        at={at}
        jump={jump}
        stepOn={stepOn}
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

/** One move on is told as it was seen; a jump shows at once how things stand, even one to the next move. */
const useSeen = (moment: Moment | undefined, told: boolean): Moment['seen'] | undefined =>
  useMemo(
    () => moment && (told ? moment.seen : { ...moment.seen, log: withoutScenes(moment.seen.log) }),
    [moment, told],
  )

function useBoardProps(
  record: GameRecord,
  game: GameName,
  moment: Moment | undefined,
  told: boolean,
): AnyBoardProps | undefined {
  const roster = useRoster(game)
  const words = useWords()
  const seen = useSeen(moment, told)
  return useMemo(() => {
    if (!seen) return undefined
    const names = namesIn(record.sitters, roster)
    return {
      view: seen.view,
      viewer: seen.viewer,
      sitters: record.sitters.map(({ bot }, seat) =>
        bot ? { name: names[seat]!, bot: true, motto: mottoOf(words, bot.name) } : { name: names[seat]!, bot: false },
      ),
      legal: [],
      refusal: () => undefined,
      act: () => {},
      log: seen.log,
      showOdds: true,
    }
  }, [record, seen, roster, words])
}
