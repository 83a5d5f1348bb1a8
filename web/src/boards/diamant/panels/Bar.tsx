import { type DiamantPosition, ENTRANCES, isVariant } from '@grotto/diamant'
import type { ReactNode } from 'react'
import { useWords } from '../../../words/words.tsx'
import { EntranceIcon, type EntranceState, NUMERALS } from '../art/Entrance.tsx'

const stateOf = (round: number, over: boolean, entrance: number): EntranceState =>
  over || entrance < round ? 'closed' : entrance === round ? 'open' : 'waiting'

interface Props {
  readonly position: DiamantPosition
  readonly over: boolean
  /** Buttons at its right end. */
  readonly children: ReactNode
}

/** D-1, D-6 What is played, by the book or not, the five entrances, and the page's buttons. */
export function Bar({ position: { round, options }, over, children }: Props) {
  const words = useWords()
  return (
    <header className="bar">
      <p className="what">
        <b>{words.say('diamant.name')}</b>
        <span>
          {over ? words.say('diamant.gameOver') : words.say('diamant.expedition', { round, all: ENTRANCES })}
          {isVariant(options) && ` · ${words.say('diamant.variant')}`}
        </span>
      </p>
      <ol className="tracker" aria-label={words.say('diamant.entrances')}>
        {NUMERALS.map((numeral, i) => {
          const state = stateOf(round, over, i + 1)
          const label = words.say('diamant.entrance', { round: i + 1, state })
          return (
            <li key={numeral} className={state}>
              <EntranceIcon index={i} state={state} size={40} label={label} />
            </li>
          )
        })}
      </ol>
      <span className="spacer" />
      {children}
    </header>
  )
}
