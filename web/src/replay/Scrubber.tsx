import type { GameRecord } from '@grotto/kernel'
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { toast } from '../app/Toasts.tsx'
import { ImportedNotice } from '../fairness/Imported.tsx'
import type { GameName } from '../games.ts'
import { newLocalGame } from '../local/new-game.ts'
import { Glyph, type GlyphName } from '../pictures/Glyph.tsx'
import { copyLink } from '../play/ShareButton.tsx'
import { useWords } from '../words/words.tsx'
import { FairnessCheck } from './FairnessCheck.tsx'
import { type Moment, roundFrom } from './moments.ts'
import { exportRecord } from './records.ts'
import type { Seen } from './verdict.ts'

interface Props {
  readonly record: GameRecord
  readonly game: GameName
  readonly announced: Seen | undefined
  readonly moments: readonly Moment[]
  readonly at: number
  readonly goTo: (at: number) => void
  /** Whether the move on screen is still being told: a replay that runs waits for that. */
  readonly telling: boolean
}

const PACES_MS = [1600, 800, 300] as const

/** Back and forth through a game: by dragging, by buttons, by arrow keys, or by letting it run. */
export function Scrubber({ record, game, announced, moments, at, goTo, telling }: Props) {
  const words = useWords()
  const [pace, setPace] = useState(1)
  const [running, setRunning] = useRunning({ at, moves: moments.length, goTo, pace: PACES_MS[pace]!, telling })
  useArrowKeys(step => goTo(at + step))
  return (
    <section className="scrubber" aria-label={words.say('table.replay.title')}>
      <ImportedNotice imported={record.imported} />
      <Step label="roundBack" glyph="first" go={() => goTo(roundFrom(moments, at, false))} />
      <Step label="back" glyph="back" go={() => goTo(at - 1)} />
      <button
        type="button"
        className="icon run"
        aria-label={words.say(running ? 'table.replay.pause' : 'table.replay.play')}
        onClick={() => setRunning(!running)}
      >
        <Glyph name={running ? 'pause' : 'play'} />
      </button>
      <Step label="on" glyph="forward" go={() => goTo(at + 1)} />
      <Step label="roundOn" glyph="last" go={() => goTo(roundFrom(moments, at, true))} />
      <input
        type="range"
        min={0}
        max={moments.length - 1}
        value={at}
        aria-label={words.say('table.replay.move')}
        onInput={event => goTo(Number(event.currentTarget.value))}
      />
      <output>{words.say('table.replay.at', { move: at + 1, moves: moments.length })}</output>
      <div className="tools">
        <button type="button" className="small" onClick={() => setPace((pace + 1) % PACES_MS.length)}>
          {words.say('table.replay.pace', { pace: String(pace) })}
        </button>
        <Fork record={record} game={game} moment={moments[at]!} />
        <LinkToMove />
        <button
          type="button"
          className="icon"
          aria-label={words.say('table.replay.export')}
          onClick={() => exportRecord(record)}
        >
          <Glyph name="save" />
        </button>
        <FairnessCheck record={record} game={game} announced={announced} />
      </div>
    </section>
  )
}

interface StepProps {
  readonly label: 'roundBack' | 'back' | 'on' | 'roundOn'
  readonly glyph: GlyphName
  readonly go: () => void
}

function Step({ label, glyph, go }: StepProps) {
  const words = useWords()
  return (
    <button type="button" className="icon" aria-label={words.say(`table.replay.${label}`)} onClick={go}>
      <Glyph name={glyph} />
    </button>
  )
}

function Fork({ record, game, moment }: { record: GameRecord; game: GameName; moment: Moment }) {
  const words = useWords()
  const [, go] = useLocation()
  const sitters = record.sitters.map(({ name, bot }) => ({ name, ...(bot && { bot: bot.name }) }))
  const options = record.options as object
  const origin = record.imported ? { imported: 'start' as const } : {}
  const fork = () =>
    newLocalGame({ game, options, sitters, odds: true, from: moment.state(), ...origin }).then(
      id => go(`/local/${id}`),
      () => toast(words.say('common.problem.failed')),
    )
  return (
    <button type="button" className="small" onClick={fork}>
      <Glyph name="fork" size={18} />
      {words.say('table.replay.fork')}
    </button>
  )
}

/** The address names the move. What lies on this device only has no address for others. */
function LinkToMove() {
  const words = useWords()
  if (!location.pathname.startsWith('/replay/table/')) return null
  const label = words.say('table.replay.link')
  return (
    <button
      type="button"
      className="icon"
      aria-label={label}
      title={label}
      onClick={() => void copyLink(location.href, words.say('common.copied'))}
    >
      <Glyph name="link" />
    </button>
  )
}

interface Running {
  readonly at: number
  readonly moves: number
  readonly goTo: (at: number) => void
  readonly pace: number
  readonly telling: boolean
}

function useRunning({ at, moves, goTo, pace, telling }: Running) {
  const [running, setRunning] = useState(false)
  const ended = at >= moves - 1
  // biome-ignore lint/correctness/useExhaustiveDependencies: each move starts the wait for the next one
  useEffect(() => {
    if (!running) return
    if (telling) return
    if (ended) return setRunning(false)
    const timer = setTimeout(() => goTo(at + 1), pace)
    return () => clearTimeout(timer)
  }, [running, at, ended, pace, telling])
  return [running, setRunning] as const
}

function useArrowKeys(step: (by: number) => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const aside = (event.target as Element).closest?.('input, select, [role=dialog], .st-cells')
      if (aside || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return
      step(event.key === 'ArrowLeft' ? -1 : 1)
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  })
}
