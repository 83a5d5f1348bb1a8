import type { Estimate } from '@grotto/bots'
import type { Analysis, Highlights } from '@grotto/bots/analysis'
import type { GameRecord } from '@grotto/kernel'
import type { GameName } from '../games.ts'

/** What the worker is asked, once: it works until it is done or ended. */
export interface AnalysisRequest {
  readonly game: GameName
  readonly record: GameRecord
}

/** An analysis of so many futures, with what is needed to tell it. */
export interface Analysed {
  readonly analysis: Analysis
  readonly highlights: Highlights
  readonly futures: number
  /** Who played the futures, and who would have chosen otherwise. */
  readonly player: string
  readonly adviser: string
  /** Entries with the first and the last choice of each moment. */
  readonly moments: readonly { readonly first: number; readonly last: number }[]
}

/** What it says meanwhile. The first look is quick; the second is closer. */
export type AnalysisNews =
  | {
      readonly about: 'progress'
      readonly look: number
      readonly done: number
      readonly all: number
      /** How it stood for each seat before the moment, on the first look. */
      readonly worths?: readonly Estimate[]
    }
  | { readonly about: 'analysed'; readonly analysed: Analysed; readonly isLast: boolean }
  | { readonly about: 'failed' }

/** Begins an analysis in a worker of its own, beside the page; gives what ends it. */
export function startAnalysis(request: AnalysisRequest, hear: (news: AnalysisNews) => void): () => void {
  const worker = new Worker(new URL('./analysis-worker.ts', import.meta.url), { type: 'module' })
  worker.onmessage = ({ data }: MessageEvent<AnalysisNews>) => hear(data)
  worker.onerror = () => hear({ about: 'failed' })
  worker.postMessage(request)
  return () => worker.terminate()
}
