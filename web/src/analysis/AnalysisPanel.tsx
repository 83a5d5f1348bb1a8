import type { GameRecord, Seat } from '@grotto/kernel'
import { use } from 'react'
import type { NamedAction } from '../boards/board-module.ts'
import { loadBoard } from '../boards/boards.ts'
import type { GameName } from '../games.ts'
import { Glyph } from '../pictures/Glyph.tsx'
import type { Moment } from '../replay/moments.ts'
import { useWords } from '../words/words.tsx'
import type { Analysed } from './analyst.ts'
import { CurveTable } from './CurveTable.tsx'
import { FateCurve } from './FateCurve.tsx'
import { Findings } from './Findings.tsx'
import { Shares } from './Shares.tsx'
import { type Ongoing, type Progress, useAnalysis } from './use-analysis.ts'
import './analysis.css'

interface Props {
  readonly record: GameRecord
  readonly game: GameName
  readonly moments: readonly Moment[]
  readonly names: readonly string[]
  /** Goes on, but is not on screen. */
  readonly hidden: boolean
  readonly show: (entry: number) => void
  readonly close: () => void
}

/** Luck and skill of a finished game, beside its replay. */
export function AnalysisPanel({ record, game, moments, names, hidden, show, close }: Props) {
  const words = useWords()
  const board = use(loadBoard(game))
  const [ongoing, stop] = useAnalysis(record, game)
  const { progress, analysed, failed } = ongoing
  const nameAction = (entry: number, action: { readonly type: string }): string => {
    const { game: engine, view } = moments[Math.max(0, entry - 1)]!.seen
    return board.nameAction?.(words, action as NamedAction, view) ?? engine.notation.makeAction(view, action as never)
  }
  return (
    <aside className="analysis" hidden={hidden} aria-label={words.say('analysis.title')}>
      <header>
        <h2>{words.say('analysis.title')}</h2>
        <button type="button" className="icon" aria-label={words.say('common.close')} onClick={close}>
          <Glyph name="close" />
        </button>
      </header>
      {failed && <p role="alert">{words.say('analysis.failed')}</p>}
      {progress && <HowFar progress={progress} stop={stop} />}
      <Curve ongoing={ongoing} names={names} />
      {analysed && (
        <>
          <Shares shares={analysed.analysis.shares} names={names} />
          <Findings
            analysed={analysed}
            names={names}
            fateOf={seat => fateName(analysed, names, seat, words.say('analysis.team'))}
            nameAction={nameAction}
            show={show}
          />
          <CurveTable analysed={analysed} names={names} />
          <p className="quiet">
            {words.say('analysis.how', { futures: analysed.futures, bot: analysed.player })}{' '}
            {words.say('analysis.scale')}
          </p>
        </>
      )}
    </aside>
  )
}

/** Who shares her fate with others is the team. */
const fateName = ({ analysis }: Analysed, names: readonly string[], seat: Seat, team: string): string =>
  analysis.isShared && names.length > 1 ? team : (names[seat] ?? '')

function HowFar({ progress: { look, done, all }, stop }: { progress: Progress; stop: () => void }) {
  const words = useWords()
  const text = words.say(look === 0 ? 'analysis.trying' : 'analysis.closer', { done, all })
  return (
    <div className="how-far">
      <progress max={Math.max(1, all)} value={done} aria-label={text} />
      <span>{text}</span>
      <button type="button" className="small" onClick={stop}>
        {words.say('analysis.stop')}
      </button>
    </div>
  )
}

/** The curve of what is known, as it grows; one line where all share one fate. */
function Curve({ ongoing, names }: { ongoing: Ongoing; names: readonly string[] }) {
  const words = useWords()
  const { analysed, points, progress } = ongoing
  const known = analysed ? analysed.analysis.points.map(({ worths }) => worths) : points
  if (known.length < 2) return null
  const isShared =
    analysed?.analysis.isShared ?? known.every(worths => worths.every(({ mean }) => mean === worths[0]!.mean))
  const lines = isShared ? [names.length > 1 ? words.say('analysis.team') : (names[0] ?? '')] : names
  return (
    <FateCurve
      points={known}
      names={lines}
      length={analysed ? known.length : Math.max(known.length, (progress?.all ?? 0) + 1)}
      turning={analysed?.analysis.turning && { ...analysed.analysis.turning, ...(isShared && { seat: 0 }) }}
    />
  )
}
