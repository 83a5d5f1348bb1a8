import type { Game } from '@grotto/kernel'
import { type FormEvent, type KeyboardEvent, use, useEffect, useId, useMemo, useRef, useState } from 'react'
import { type AnyBoardProps, loadBoard } from '../boards/boards.ts'
import { loadEngine } from '../engines.ts'
import type { GameName } from '../games.ts'
import { Glyph } from '../pictures/Glyph.tsx'
import { useWords } from '../words/words.tsx'
import { completions, interpret, type Vocabulary } from './commands.ts'
import { situationOf } from './situation.ts'
import { say } from './spoken.ts'
import './command-line.css'

interface Props {
  readonly game: GameName
  readonly board: AnyBoardProps
  readonly close: (done: boolean) => void
  /** What was typed while the line was on its way. */
  readonly typed: () => string
}

/** More nobody looks through. */
const OFFERED = 8

const engines = new Map<GameName, Promise<Game>>()
function engineOf(game: GameName): Promise<Game> {
  const engine = engines.get(game) ?? loadEngine(game)
  engines.set(game, engine)
  return engine
}

const vocabularies = new Map<GameName, Promise<Vocabulary | undefined>>()
/** Whoever opens it without a line has the notation, and no words. */
function vocabularyOf(game: GameName): Promise<Vocabulary | undefined> {
  const known =
    vocabularies.get(game) ??
    loadBoard(game)
      .then(board => board.vocabulary?.())
      .catch(() => undefined)
  vocabularies.set(game, known)
  return known
}

/** A line to type what one wants to do, in the notation or in plain words: for ears, and for quick fingers. */
export function CommandLine({ game, board, close, typed }: Props) {
  const words = useWords()
  const vocabulary = use(vocabularyOf(game))
  const engine = use(engineOf(game))
  const situation = useMemo(() => situationOf(engine, board, vocabulary, words), [engine, board, vocabulary, words])
  const [text, setText] = useState('')
  const [answer, setAnswer] = useState('')
  const [marked, mark] = useState(-1)
  const done = useRef(false)
  const leave = () => close(done.current)
  const [list, input] = [useId(), useRef<HTMLInputElement>(null)]
  useEffect(() => {
    input.current?.focus()
    setText(typed())
  }, [input, typed])
  const offered = text === '' ? [] : completions(text, situation).slice(0, OFFERED)
  const shown = offered.length === 1 && offered[0] === text ? [] : offered
  const type = (next: string) => {
    setText(next)
    mark(-1)
  }
  const take = (offer: string) => {
    type(offer)
    input.current?.focus()
  }
  const send = async (event: FormEvent) => {
    event.preventDefault()
    const result = interpret(shown[marked] ?? text, situation)
    type('')
    const said = result.kind === 'say' ? await result.said : words.say('table.command.done', { what: result.said })
    setAnswer(said)
    if (result.kind === 'say') return say(said)
    done.current = true
    board.act(result.action)
  }
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (event.key === 'Escape') return leave()
    if (event.key === 'Tab' && !event.shiftKey && shown.length > 0) type(shown[Math.max(0, marked)]!)
    else if (step && shown.length > 0) mark((marked + step + shown.length) % shown.length)
    else return
    event.preventDefault()
  }
  return (
    <form className="command-line paper" aria-label={words.say('table.command')} onSubmit={send} onKeyDown={press}>
      {answer && <output aria-live="off">{answer}</output>}
      <div className="command-field">
        <input
          ref={input}
          className="field"
          value={text}
          onInput={event => type(event.currentTarget.value)}
          role="combobox"
          aria-label={words.say('table.command.label')}
          aria-description={words.say('table.command.how')}
          aria-autocomplete="list"
          aria-expanded={shown.length > 0}
          aria-controls={list}
          aria-activedescendant={shown[marked] ? `${list}-${marked}` : undefined}
          placeholder={words.say('table.command.open')}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
        />
        <button type="button" className="icon" aria-label={words.say('common.close')} onClick={leave}>
          <Glyph name="close" size={18} />
        </button>
      </div>
      <Offers id={list} offered={shown} marked={marked} take={take} />
    </form>
  )
}

interface OffersProps {
  readonly id: string
  readonly offered: readonly string[]
  readonly marked: number
  readonly take: (offer: string) => void
}

/** How the line may go on. */
function Offers({ id, offered, marked, take }: OffersProps) {
  const words = useWords()
  return (
    <div
      id={id}
      className="command-offers"
      role="listbox"
      aria-label={words.say('table.command.open')}
      hidden={offered.length === 0}
    >
      {offered.map((each, i) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys
        // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus
        <div key={each} id={`${id}-${i}`} role="option" aria-selected={i === marked} onClick={() => take(each)}>
          {each}
        </div>
      ))}
    </div>
  )
}
