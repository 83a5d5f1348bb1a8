import type { GameRecord } from '@grotto/kernel'
import { useEffect, useId, useRef, useState } from 'react'
import { copy } from '../app/copy.ts'
import { OfferDeal } from '../deals/OfferDeal.tsx'
import { ImportedNotice } from '../fairness/Imported.tsx'
import { SameDealNotice } from '../fairness/SameDeal.tsx'
import type { GameName } from '../games.ts'
import { Glyph } from '../pictures/Glyph.tsx'
import { OpenReview } from '../review/OpenReview.tsx'
import { useWords } from '../words/words.tsx'
import { FairnessCheck } from './FairnessCheck.tsx'
import { type Moment, roundFrom } from './moments.ts'
import { PlayFromHere } from './PlayFromHere.tsx'
import { tableShown } from './play-from-here.ts'
import { exportRecord } from './records.ts'
import { MoveSlider, Step, useArrowKeys } from './steps.tsx'
import type { Seen } from './verdict.ts'

interface Props {
  readonly record: GameRecord
  readonly game: GameName
  readonly announced: Seen | undefined
  readonly moments: readonly Moment[]
  readonly at: number
  /** Shows a move as it stands, at once. */
  readonly jump: (at: number) => void
  /** Goes one move on and tells it. */
  readonly stepOn: () => void
  /** Whether the move on screen is still being told: a replay that runs waits for that. */
  readonly telling: boolean
  /** Shows or hides luck and skill; only of a game that is over. */
  readonly analyse: (() => void) | undefined
  /** Leaves the game here to try something else; absent while that is done. */
  readonly whatIf: (() => void) | undefined
  /** The record with what is written to it now. */
  readonly saved: GameRecord
  /** Whether others look along already. */
  readonly reviewed: boolean
}

const PACES_MS = [1600, 800, 300] as const

/** Back and forth through a game: by dragging, by buttons, by arrow keys, or by letting it run. */
export function Scrubber(props: Props) {
  const { record, game, announced, moments, at, jump, stepOn, telling, analyse, whatIf, saved, reviewed } = props
  const words = useWords()
  const [pace, setPace] = useState(1)
  const [running, setRunning] = useRunning({ at, moves: moments.length, stepOn, pace: PACES_MS[pace]!, telling })
  const [more, setMore] = useState(false)
  const id = useId()
  const opener = useRef<HTMLButtonElement>(null)
  /** On a phone what opens has the room of the tools; the focus stays where they are opened again. */
  const instead = (open: () => void) => {
    open()
    opener.current?.focus()
    setMore(false)
  }
  // Whoever steps on while a move is told has seen enough of it.
  const on = () => (telling || at >= moments.length - 1 ? jump(at + 1) : stepOn())
  useArrowKeys(step => (step > 0 ? on() : jump(at - 1)))
  return (
    <section className="scrubber" aria-label={words.say('replay.title')}>
      <ImportedNotice imported={record.imported} />
      <SameDealNotice sameDeal={record.sameDeal ?? undefined} />
      <Step by="roundBack" game={game} go={() => jump(roundFrom(moments, at, false))} />
      <Step by="back" game={game} go={() => jump(at - 1)} />
      <button
        type="button"
        className="icon run"
        aria-label={words.say(running ? 'replay.pause' : 'replay.play')}
        onClick={() => setRunning(!running)}
      >
        <Glyph name={running ? 'pause' : 'play'} />
      </button>
      <Step by="on" game={game} go={on} />
      <Step by="roundOn" game={game} go={() => jump(roundFrom(moments, at, true))} />
      <MoveSlider at={at} moves={moments.length} go={jump} />
      <output>{words.say('replay.at', { move: at + 1, moves: moments.length })}</output>
      <button
        ref={opener}
        type="button"
        className="icon tools-button"
        aria-expanded={more}
        aria-controls={id}
        aria-label={words.say('replay.tools')}
        onClick={() => setMore(!more)}
      >
        <Glyph name={more ? 'close' : 'menu'} />
      </button>
      <div id={id} className={more ? 'tools open' : 'tools'}>
        <button type="button" className="small" onClick={() => setPace((pace + 1) % PACES_MS.length)}>
          {words.say('replay.pace', { pace: String(pace) })}
        </button>
        {analyse && (
          <button type="button" className="small" onClick={() => instead(analyse)}>
            <Glyph name="scales" size={18} />
            {words.say('table.after.analysis')}
          </button>
        )}
        {whatIf && (
          <button type="button" className="small" onClick={whatIf}>
            <Glyph name="lamp" size={18} />
            {words.say('review.whatIf')}
          </button>
        )}
        {!reviewed && record.outcome && <OpenReview record={record} at={at} />}
        <PlayFromHere record={record} game={game} moment={moments[at]!} />
        {record.outcome && record.from === undefined && (
          <OfferDeal game={game} {...tableShown()} record={async () => record} className="small" />
        )}
        <LinkToMove />
        <button
          type="button"
          className="icon"
          aria-label={words.say('replay.export')}
          onClick={() => exportRecord(saved)}
        >
          <Glyph name="save" />
        </button>
        <FairnessCheck record={record} game={game} announced={announced} />
      </div>
    </section>
  )
}

/** The address names the move. What lies on this device only has no address for others. */
function LinkToMove() {
  const words = useWords()
  if (!location.pathname.startsWith('/replay/table/')) return null
  const label = words.say('replay.link')
  return (
    <button
      type="button"
      className="icon"
      aria-label={label}
      title={label}
      onClick={() => void copy(location.href, words.say('common.copied'))}
    >
      <Glyph name="link" />
    </button>
  )
}

interface Running {
  readonly at: number
  readonly moves: number
  readonly stepOn: () => void
  readonly pace: number
  readonly telling: boolean
}

function useRunning({ at, moves, stepOn, pace, telling }: Running) {
  const [running, setRunning] = useState(false)
  const ended = at >= moves - 1
  // biome-ignore lint/correctness/useExhaustiveDependencies: each move starts the wait for the next one
  useEffect(() => {
    if (!running) return
    if (telling) return
    if (ended) return setRunning(false)
    const timer = setTimeout(stepOn, pace)
    return () => clearTimeout(timer)
  }, [running, at, ended, pace, telling])
  return [running, setRunning] as const
}
