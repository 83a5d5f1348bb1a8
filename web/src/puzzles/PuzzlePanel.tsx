import { sayReason } from '@grotto/words'
import { use, useEffect, useState } from 'react'
import { Link } from 'wouter'
import type { NamedAction } from '../boards/board-module.ts'
import { loadBoard } from '../boards/boards.ts'
import { type Advice, askAdvice } from '../local/bot-client.ts'
import { Glyph } from '../pictures/Glyph.tsx'
import { useWords } from '../words/words.tsx'
import type { Posed } from './PuzzlePlay.tsx'
import { solvedOn } from './puzzles.ts'
import { ByDifficulty, HowHard, type Tally } from './Rating.tsx'
import './puzzles.css'

interface Props extends Posed {
  /** The action that was tried, in the notation; nothing while it is asked for. */
  readonly answer: string | undefined
  readonly again: () => void
  /** How many found it, once the server has said so. */
  readonly tally: Tally | undefined
}

/** What is asked; then whether it was the best, and what every action is worth. */
export function PuzzlePanel(props: Props) {
  const { game, number, all, answer } = props
  const words = useWords()
  return (
    <section className="puzzle-panel paper" aria-label={words.say('puzzle.title')}>
      <header>
        <b>{words.say('puzzle.title')}</b>
        <small>
          {words.say('puzzle.number', { number, all })} ·{' '}
          {words.say('puzzle.solved', { count: solvedOn(game).size, all })}
        </small>
      </header>
      <div role="status">
        {answer === undefined ? words.say('puzzle.lead') : <Verdict {...props} answer={answer} />}
        {answer !== undefined && <HowHard tally={props.tally} />}
      </div>
      {answer !== undefined && <Onwards {...props} answer={answer} />}
      {answer !== undefined && <ByDifficulty game={game} puzzles={props.puzzles} />}
    </section>
  )
}

type Answered = Props & { readonly answer: string }

function Verdict(props: Answered) {
  const { puzzle, answer } = props
  const words = useWords()
  const nameOf = useNames(props)
  const share = (worth: number) => words.say('puzzle.share', { worth })
  const [[best, most] = ['', 0], [, next] = ['', 0]] = puzzle.actions
  const worth = puzzle.actions.find(([action]) => action === answer)?.[1] ?? 0
  const sentence =
    answer === best
      ? words.say('puzzle.right', { action: nameOf(best), worth: share(most), next: share(next) })
      : words.say('puzzle.wrong', {
          action: nameOf(answer),
          worth: share(worth),
          best: nameOf(best),
          most: share(most),
        })
  return (
    <p className={answer === best ? 'right' : 'wrong'}>
      <Glyph name={answer === best ? 'check' : 'close'} size={18} /> {sentence} <Why {...props} />
    </p>
  )
}

/** An action as its board calls it, else in the notation. */
function useNames({ game, engine, view, puzzle }: Posed): (text: string) => string {
  const words = useWords()
  const board = use(loadBoard(game))
  return text => {
    const parsed = engine.notation.parseAction(view, puzzle.seat, text)
    return parsed.ok ? (board.nameAction?.(words, parsed.value as NamedAction) ?? text) : text
  }
}

const PATIENCE_MS = 1200
const MOST_SENTENCES = 3

/** How well the coach expects it to go: the puzzle has figures of its own, of many more futures. */
const COUNTED: readonly string[] = ['triedOut', 'expected', 'otherwise']

/** Why the coach would do the best thing too, if he would. */
function Why({ game, engine, view, puzzle }: Posed) {
  const words = useWords()
  const [advice, setAdvice] = useState<readonly Advice[]>([])
  useEffect(() => {
    let current = true
    const seen = { game, seat: puzzle.seat, view: engine.encode(view), log: [], patience: PATIENCE_MS }
    askAdvice(seen).then(found => current && setAdvice(found))
    return () => {
      current = false
    }
  }, [game, engine, view, puzzle])
  const best = advice.find(({ action }) => engine.notation.makeAction(view, action as never) === puzzle.actions[0]?.[0])
  const why = best?.reasons.filter(({ reason }) => !COUNTED.includes(reason))
  const sentences = why?.map(reason => sayReason(words, reason)).filter(Boolean) ?? []
  return <>{sentences.slice(0, MOST_SENTENCES).join(' ')}</>
}

function Onwards(props: Answered) {
  const { game, number, all, puzzle, answer, again } = props
  const words = useWords()
  const nameOf = useNames(props)
  return (
    <footer>
      <details>
        <summary>{words.say('puzzle.all')}</summary>
        <ol>
          {puzzle.actions.map(([action, worth]) => (
            <li key={action} aria-current={action === answer}>
              <span>{nameOf(action)}</span> <b>{words.say('puzzle.share', { worth })}</b>
            </li>
          ))}
        </ol>
        <p className="hint">{words.say('puzzle.scale')}</p>
      </details>
      <button type="button" className="plain" onClick={again}>
        {words.say('puzzle.again')}
      </button>
      <Link className="dark" href={`/puzzle/${game}/${(number % all) + 1}`}>
        {words.say('puzzle.next')}
      </Link>
    </footer>
  )
}
