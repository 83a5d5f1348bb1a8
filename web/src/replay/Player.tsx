import type { GameRecord } from '@grotto/kernel'
import { lazy, Suspense, useState } from 'react'
import { Loading } from '../app/Loading.tsx'
import { usePageTitle } from '../app/page-title.ts'
import type { GameName } from '../games.ts'
import { PlayFrame } from '../play/PlayFrame.tsx'
import { WordsForGame } from '../play/WordsForGame.tsx'
import { useWords } from '../words/words.tsx'
import { Scrubber } from './Scrubber.tsx'
import { useMoveInAddress } from './use-move.ts'
import { useMoments, useReplayBoard } from './use-replay.ts'
import type { Seen } from './verdict.ts'
import './replay.css'

const AnalysisPanel = lazy(async () => ({ default: (await import('../analysis/AnalysisPanel.tsx')).AnalysisPanel }))

/** Where an analysis covers the board: as replay.css has it. */
const NARROW = '(max-width: 640px)'

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
  const [analysing, setAnalysing] = useState<'never' | 'shown' | 'hidden'>(() =>
    new URLSearchParams(location.search).has('analysis') ? 'shown' : 'never',
  )
  /** On a phone the board is behind the analysis, which waits until it is asked for again. */
  const show = (to: number) => {
    jump(to)
    if (matchMedia(NARROW).matches) setAnalysing('hidden')
  }
  usePageTitle(words.say('table.replay.title'))
  const moment = moments?.[at]
  const board = useReplayBoard(record, game, moment, told === at)
  if (!moments || !board) return <Loading />
  return (
    <div className="replay">
      <div className="replay-stage">
        <PlayFrame
          game={game}
          board={board}
          onTelling={setTelling}
          behind={async () => ({ record, step: moments[at]!.number })}
        />
        {analysing !== 'never' && record.outcome && (
          <Suspense fallback={<Loading />}>
            <WordsForGame game={game} more={['analysis']}>
              <AnalysisPanel
                record={record}
                game={game}
                moments={moments}
                names={board.sitters.map(({ name }) => name)}
                hidden={analysing === 'hidden'}
                show={show}
                close={() => setAnalysing('hidden')}
              />
            </WordsForGame>
          </Suspense>
        )}
      </div>
      <Scrubber
        record={record}
        game={game}
        announced={announced}
        moments={moments}
        at={at}
        jump={jump}
        stepOn={stepOn}
        telling={telling}
        analyse={record.outcome && (() => setAnalysing(analysing === 'shown' ? 'hidden' : 'shown'))}
      />
    </div>
  )
}
