import type { Estimate } from '@grotto/bots'
import type { GameRecord } from '@grotto/kernel'
import { useEffect, useRef, useState } from 'react'
import type { GameName } from '../games.ts'
import { type Analysed, type AnalysisNews, startAnalysis } from './analyst.ts'

/** How far an analysis is. */
export interface Progress {
  readonly look: number
  readonly done: number
  readonly all: number
}

export interface Ongoing {
  /** Nothing once it is over or was stopped. */
  readonly progress?: Progress
  /** How it stood before each moment so far, by seat. */
  readonly points: readonly (readonly Estimate[])[]
  /** The closest look that is complete. */
  readonly analysed?: Analysed
  readonly failed?: true
}

const BEGUN: Ongoing = { progress: { look: 0, done: 0, all: 0 }, points: [] }

function after(ongoing: Ongoing, news: AnalysisNews): Ongoing {
  if (news.about === 'failed') return { points: [], failed: true }
  if (news.about === 'analysed') {
    const { progress, ...rest } = { ...ongoing, analysed: news.analysed }
    return news.isLast || !progress ? rest : { ...rest, progress }
  }
  const { look, done, all, worths } = news
  return { ...ongoing, progress: { look, done, all }, points: worths ? [...ongoing.points, worths] : ongoing.points }
}

/** Analyses a record for as long as it is shown, or until it is stopped: what was found by then stays. */
export function useAnalysis(record: GameRecord, game: GameName): readonly [Ongoing, stop: () => void] {
  const [ongoing, setOngoing] = useState<Ongoing>(BEGUN)
  const end = useRef(() => {})
  useEffect(() => {
    setOngoing(BEGUN)
    end.current = startAnalysis({ game, record }, news => setOngoing(now => after(now, news)))
    return () => end.current()
  }, [record, game])
  const stop = () => {
    end.current()
    setOngoing(({ progress: _, ...rest }) => rest)
  }
  return [ongoing, stop]
}
