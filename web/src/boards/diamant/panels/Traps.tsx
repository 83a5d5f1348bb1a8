import { TRAPS, type Trap } from '@grotto/diamant'
import { dangerName, trapTitle } from '@grotto/words'
import { useWords } from '../../../words/words.tsx'
import { times } from '../art/seeded.ts'
import { TrapMedal } from '../art/TrapCard.tsx'
import { type Shown, timesSeen } from '../telling/shown.ts'

/** D-22, D-44 Each trap: how often it has been seen, how many are in the deck, how many left the game. */
export function Traps({ shown }: { shown: Shown }) {
  const words = useWords()
  return (
    <section className="traps" aria-label={words.say('diamant.traps')}>
      <ul>
        {TRAPS.map(trap => (
          <li key={trap}>
            <TrapCount trap={trap} shown={shown} />
          </li>
        ))}
      </ul>
    </section>
  )
}

const state = (seen: number): string => (seen > 1 ? 'again' : seen === 1 ? 'seen' : '')

/** A button, so that a tap shows the name where there is no room for it. */
function TrapCount({ trap, shown: { position, trail } }: { trap: Trap; shown: Shown }) {
  const words = useWords()
  const seen = timesSeen(trail, trap)
  const left = position.deck.traps[trap]
  const removed = position.removed.traps[trap]
  const title = trapTitle(trap, words)
  const label = words.say('diamant.traps.label', { danger: dangerName(trap, words), seen, left, removed })
  return (
    <button type="button" className={state(seen)} data-tip={label}>
      <TrapMedal trap={trap} size={40} />
      <b>{title}</b>
      <span className="pips">
        {times(seen + left + removed, i => (
          <i key={i} className={i < seen ? 'seen' : i >= seen + left ? 'gone' : ''} />
        ))}
      </span>
      <span className="unseen">{label}</span>
      <small>{seen > 1 ? words.say('diamant.traps.twice') : words.say('diamant.traps.left', { left })}</small>
    </button>
  )
}
