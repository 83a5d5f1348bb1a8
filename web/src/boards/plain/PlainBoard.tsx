import type { Game, Outcome } from '@grotto/kernel'
import { useWords } from '../../words/words.tsx'
import type { BoardNote, LoggedEvent, Sitter } from '../board.ts'
import type { AnyBoard, AnyBoardProps } from '../board-module.ts'
import { toldNotes, waitedFor } from '../sitter-names.ts'
import { eventText } from './event-text.ts'
import './plain.css'

/** A board that any game has for free: its position as text, what can be done as buttons, and what happened. */
export const boardFor = (game: Game, title: string): AnyBoard => {
  const PlainBoard = (props: AnyBoardProps) => <Plain {...props} game={game} title={title} />
  return PlainBoard
}

interface PlainProps extends AnyBoardProps {
  readonly game: Game
  readonly title: string
}

function Plain({ game, title, view, legal, act, log, notes, sitters, menu, afterGame }: PlainProps) {
  const words = useWords()
  const outcome = game.outcome(view)
  return (
    <div className="plain-board">
      <header>
        <h1>{title}</h1>
        {menu}
      </header>
      <Position text={game.notation.makePosition(view)} />
      {outcome ? (
        <Ending outcome={outcome} sitters={sitters}>
          {afterGame}
        </Ending>
      ) : (
        <Actions
          texts={legal.map(action => game.notation.makeAction(view, action))}
          choose={place => act(legal[place])}
          waitingFor={game.toAct(view).map(seat => (sitters[seat] ? waitedFor(words, sitters[seat]) : ''))}
        />
      )}
      <Log log={log} notes={toldNotes(notes, log)} />
    </div>
  )
}

function Position({ text }: { text: string }) {
  const words = useWords()
  return (
    <section aria-labelledby="plain-position">
      <h2 id="plain-position">{words.say('table.plain.position')}</h2>
      <pre className="position">{text}</pre>
    </section>
  )
}

interface ActionsProps {
  readonly texts: readonly string[]
  readonly choose: (place: number) => void
  readonly waitingFor: readonly string[]
}

function Actions({ texts, choose, waitingFor }: ActionsProps) {
  const words = useWords()
  const standing =
    texts.length > 0 ? words.say('table.yourTurn') : words.say('table.plain.waiting', { names: words.list(waitingFor) })
  return (
    <section aria-labelledby="plain-actions">
      <h2 id="plain-actions">{words.say('table.plain.actions')}</h2>
      <p role="status">{standing}</p>
      <div className="actions">
        {texts.map((text, place) => (
          <button key={text} type="button" className="second" onClick={() => choose(place)}>
            {text}
          </button>
        ))}
      </div>
    </section>
  )
}

interface EndingProps {
  readonly outcome: Outcome
  readonly sitters: readonly Sitter[]
  readonly children: AnyBoardProps['afterGame']
}

/** Seats by place, with their scores where the game counts any. */
function Ending({ outcome: { places, scores }, sitters, children }: EndingProps) {
  const words = useWords()
  const order = places.map((place, seat) => ({ place, seat })).sort((a, b) => a.place - b.place)
  return (
    <section aria-labelledby="plain-ending" className="plain-ending">
      <h2 id="plain-ending">{words.say('table.plain.ending')}</h2>
      <div role="status">
        <ul>
          {order.map(({ place, seat }) => (
            <li key={seat}>
              <b>{place}</b> {sitters[seat]?.name}
              {scores && ` · ${scores[seat]}`}
            </li>
          ))}
        </ul>
      </div>
      {children}
    </section>
  )
}

/** The newest first, so that nobody has to scroll for it. */
function Log({ log, notes }: { log: readonly LoggedEvent<{ type: string }>[]; notes: readonly BoardNote[] }) {
  const words = useWords()
  const lines = [...log, ...notes].sort((a, b) => b.number - a.number)
  return (
    <section aria-labelledby="plain-log">
      <h2 id="plain-log">{words.say('table.plain.log')}</h2>
      <ol reversed className="log" aria-live="polite">
        {lines.map(line => (
          <li key={line.number}>{'text' in line ? line.text : eventText(line.event)}</li>
        ))}
      </ol>
    </section>
  )
}
