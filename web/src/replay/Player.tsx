import { annotatedRecord, type GameRecord } from '@grotto/kernel'
import { lazy, Suspense, useState } from 'react'
import { Loading } from '../app/Loading.tsx'
import { usePageTitle } from '../app/page-title.ts'
import type { Talk } from '../boards/board.ts'
import type { GameName } from '../games.ts'
import { PlayFrame } from '../play/PlayFrame.tsx'
import { WordsForGame } from '../play/WordsForGame.tsx'
import { annotationsOf, type Draft, drawn, EMPTY, marksAt, recorded } from '../review/notes.ts'
import type { ReviewSession } from '../review/review-session.ts'
import { useLineBoard } from '../review/use-line-board.ts'
import { useSight } from '../review/use-sight.ts'
import { WhatIfBar } from '../review/WhatIfBar.tsx'
import { useWords } from '../words/words.tsx'
import { Scrubber } from './Scrubber.tsx'
import { useMoments, useReplayBoard } from './use-replay.ts'
import type { Seen } from './verdict.ts'
import './replay.css'

const AnalysisPanel = lazy(async () => ({ default: (await import('../analysis/AnalysisPanel.tsx')).AnalysisPanel }))
const ReviewPanel = lazy(async () => ({ default: (await import('../review/ReviewPanel.tsx')).ReviewPanel }))

/** Where an analysis covers the board: as replay.css has it. */
const NARROW = '(max-width: 640px)'

interface Props {
  readonly record: GameRecord
  readonly game: GameName
  /** What this device saw announced before the game, if it was there. */
  readonly announced: Seen | undefined
  /** Where others look along. */
  readonly review?: ReviewSession
}

export function Player({ record, game, announced, review }: Props) {
  const words = useWords()
  const moments = useMoments(record, game)
  const sight = useSight(moments?.length ?? 0, review)
  const { at, jump, stepOn } = sight
  const [telling, setTelling] = useState(false)
  const [draft, setDraft] = useState(EMPTY)
  const [analysing, setAnalysing] = useState<'never' | 'shown' | 'hidden'>(() =>
    new URLSearchParams(location.search).has('analysis') ? 'shown' : 'never',
  )
  /** On a phone the board is behind the analysis, which waits until it is asked for again. */
  const show = (to: number) => {
    jump(to)
    if (matchMedia(NARROW).matches) setAnalysing('hidden')
  }
  usePageTitle(words.say(review ? 'review.title' : 'replay.title'))
  const moment = moments?.[at]
  const asPlayed = useReplayBoard(record, game, moment, sight.told)
  const board = useLineBoard(asPlayed, record, moment, sight) ?? asPlayed
  if (!moments || !board) return <Loading />
  const annotations = annotationsOf(record, review)
  return (
    <div className="replay">
      <div className="replay-stage">
        <PlayFrame
          game={game}
          board={{
            ...board,
            marks: marksAt(annotations, at, draft),
            ...(review && { talk: talkOf(review, draft, setDraft) }),
          }}
          myTurn={false}
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
        {(review || annotations.length > 0) && (
          <Suspense>
            <ReviewPanel {...{ game, review, sight, annotations, draft, setDraft }} view={board.view} />
          </Suspense>
        )}
      </div>
      <WhatIfBar sight={sight} leader={review?.leaderName} />
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
        whatIf={sight.departure ? undefined : sight.depart}
        saved={annotatedRecord(record, recorded(annotations))}
        reviewed={review !== undefined}
      />
    </div>
  )
}

/** Who holds a pen draws where she points. */
function talkOf(review: ReviewSession, draft: Draft, setDraft: (draft: Draft) => void): Talk {
  return {
    ...review.talk,
    say(word) {
      if (word.type !== 'point') return
      if (draft.pen) setDraft(drawn(draft, word.at))
      else void review.point(word.at)
    },
  }
}
