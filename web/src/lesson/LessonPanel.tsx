import type { Words } from '@grotto/words'
import { useEffect, useRef } from 'react'
import { Link } from 'wouter'
import { FACTS, type GameName } from '../games.ts'
import { Glyph } from '../pictures/Glyph.tsx'
import { RuleLink } from '../rules/RuleLink.tsx'
import { useWords } from '../words/words.tsx'
import type { LessonTable } from './lesson-table.ts'
import { sayAfterTheBoard } from './say-after-the-board.ts'
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
  useVoice(table, watching)
  return (
    <section
      ref={panel}
      className="lesson-panel paper"
      aria-label={words.say('lesson.title', { game: FACTS[game].title })}
    >
      <Head game={game} table={table} again={again} />
      <div id={SAID} className="lesson-said">
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

/**
 * The voice of the page speaks each step once, and a wrong try with what is asked for again: after what has just
 * happened, which the board says in the same moment. A live region here would speak before it.
 */
function useVoice(table: LessonTable, watching: boolean): void {
  const words = useWords()
  const { version } = table
  useEffect(() => {
    // The first one belongs to the button that has the focus.
    if (watching || (version === 0 && table.now && !table.now.asks)) return
    const { told, ask } = textOf(table, words)
    return sayAfterTheBoard(told, ask)
  }, [table, version, watching, words])
}

/** What is told in this step, or why the last try was not taken, and what is asked for. */
function textOf({ now, script, wrong }: LessonTable, words: Words): { readonly told: string; readonly ask: string } {
  if (!now) return { told: words.say('lesson.over'), ask: '' }
  const labels = labelsIn(script, words)
  const ask = now.asks ? words.say(script.ask(now.name), labels) : ''
  if (!wrong) return { told: words.say(script.text(now.name), labels), ask }
  return { told: wrong === 'notAsked' ? words.say('lesson.notAsked') : script.explain(wrong.refusal, words), ask }
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
  const { now, wrong } = table
  const { told, ask } = textOf(table, words)
  return (
    <>
      <p key={wrong ? table.version : undefined} className={now && wrong ? 'lesson-wrong' : undefined}>
        {told}
        {wrong && wrong !== 'notAsked' && (
          <>
            {' '}
            <RuleLink game={game} rule={wrong.refusal.rule} />
          </>
        )}
      </p>
      {ask && <p className="lesson-ask">{ask}</p>}
    </>
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
        // What stands there from the beginning is read with the button.
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
