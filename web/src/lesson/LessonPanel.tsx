import type { Words } from '@grotto/words'
import { useEffect, useRef } from 'react'
import { Link } from 'wouter'
import { FACTS, type GameName } from '../games.ts'
import { Glyph } from '../pictures/Glyph.tsx'
import { RuleLink } from '../rules/RuleLink.tsx'
import { useWords } from '../words/words.tsx'
import type { LessonTable } from './lesson-table.ts'
import { labelsIn } from './script.ts'

interface Props {
  readonly game: GameName
  readonly table: LessonTable
  readonly again: () => void
  /** Something is being told, or the others act: until then nothing new is said. */
  readonly watching: boolean
}

/** What is told and asked for now. */
export function LessonPanel({ game, table, again, watching }: Props) {
  const words = useWords()
  const panel = useFocus(table, watching)
  return (
    <section
      ref={panel}
      className="lesson-panel paper"
      aria-label={words.say('lesson.title', { game: FACTS[game].title })}
    >
      <Head game={game} table={table} again={again} />
      {/* One live region: each step is spoken once, when it comes; a wrong try with what is asked for again. */}
      <div id={SAID} className="lesson-said" role="status" aria-live="polite">
        {!watching && <Said game={game} table={table} />}
      </div>
      {watching && <p className="lesson-watch">{words.say('lesson.watch')}</p>}
      {!watching && <Onwards game={game} table={table} again={again} />}
    </section>
  )
}

const SAID = 'lesson-said'

/**
 * Where something is only told, keys begin at the way on. Where something is asked for the board keeps the focus; if it
 * has left it nowhere, it goes to the place on the board where keys begin.
 */
function useFocus(table: LessonTable, watching: boolean) {
  const panel = useRef<HTMLElement>(null)
  const { done, script } = table
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at anew with every step
  useEffect(() => {
    if (watching || document.querySelector('[role=dialog]')) return
    const place = table.asked ? document.querySelector<HTMLElement>(`.play ${script.home}`) : undefined
    if (place && document.activeElement !== document.body) return
    const next = place ?? panel.current?.querySelector<HTMLElement>('footer .primary')
    next?.focus({ preventScroll: true })
  }, [table, script, done, watching])
  return panel
}

function Head({ game, table, again }: Omit<Props, 'watching'>) {
  const words = useWords()
  const all = table.script.steps.length
  const step = Math.min(table.done + 1, all)
  return (
    <header>
      <span className="lesson-progress">
        <progress max={all} value={table.done} aria-hidden="true" />
        {words.say('lesson.progress', { step, all })}
      </span>
      {table.done > 0 && (
        <button type="button" className="icon" aria-label={words.say('lesson.again')} onClick={again}>
          <Glyph name="again" size={20} />
        </button>
      )}
      <Link className="icon" href={`/learn/${game}`} aria-label={words.say('lesson.leave')}>
        <Glyph name="close" size={20} />
      </Link>
    </header>
  )
}

function Said({ game, table }: Pick<Props, 'game' | 'table'>) {
  const words = useWords()
  const { now, script, wrong } = table
  if (!now) return <p>{words.say('lesson.over')}</p>
  const labels = labelsIn(script, words)
  return (
    <>
      {wrong ? (
        <Wrong key={table.version} game={game} table={table} />
      ) : (
        <p>{words.say(script.text(now.name), labels)}</p>
      )}
      {now.asks && <p className="lesson-ask">{words.say(script.ask(now.name), labels)}</p>}
    </>
  )
}

/** What was tried, and why it was not taken; what is asked for stands below it again. */
function Wrong({ game, table }: Pick<Props, 'game' | 'table'>) {
  const words = useWords()
  const { wrong, script } = table
  if (!wrong || wrong === 'notAsked') return <p className="lesson-wrong">{words.say('lesson.notAsked')}</p>
  return (
    <p className="lesson-wrong">
      {script.explain(wrong.refusal, words)} <RuleLink game={game} rule={wrong.refusal.rule} />
    </p>
  )
}

/** The rules a step speaks of, and the way on where nothing is asked for. */
function Onwards({ game, table, again }: Omit<Props, 'watching'>) {
  const words = useWords()
  const { now } = table
  if (!now) return <Over game={game} words={words} again={again} />
  return (
    <footer>
      <span className="lesson-rules">
        {now.rules.map(rule => (
          <RuleLink key={rule} game={game} rule={rule} />
        ))}
      </span>
      {!now.asks && (
        // What stood there from the beginning no live region speaks.
        <button
          type="button"
          className="primary"
          aria-describedby={table.version === 0 ? SAID : undefined}
          onClick={() => table.goOn()}
        >
          {words.say('lesson.next')}
        </button>
      )}
    </footer>
  )
}

function Over({ game, words, again }: { game: GameName; words: Words; again: () => void }) {
  return (
    <footer className="lesson-onwards">
      <Link className="primary" href={`/play/${game}?coach`}>
        <Glyph name="play" size={20} />
        {words.say('lesson.firstGame')}
      </Link>
      <button type="button" className="plain" onClick={again}>
        <Glyph name="again" />
        {words.say('lesson.again')}
      </button>
      <Link className="plain" href="/">
        <Glyph name="door" />
        {words.say('common.toFront')}
      </Link>
    </footer>
  )
}
