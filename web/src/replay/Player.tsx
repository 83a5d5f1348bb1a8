import type { GameRecord } from '@grotto/kernel'
import { useState } from 'react'
import { Loading } from '../app/Loading.tsx'
import { usePageTitle } from '../app/page-title.ts'
import type { GameName } from '../games.ts'
import { PlayFrame } from '../play/PlayFrame.tsx'
import { useWords } from '../words/words.tsx'
import { Scrubber } from './Scrubber.tsx'
import { useMoveInAddress } from './use-move.ts'
import { useMoments, useReplayBoard } from './use-replay.ts'
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
  const board = useReplayBoard(record, game, moment, told === at)
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
