import { type DiamantEvent, ENTRANCES } from '@grotto/diamant'
import { dangerName, trapTitle } from '@grotto/words'
import { useWords } from '../../../words/words.tsx'
import { Token } from '../art/Emblem.tsx'
import { Sign } from '../art/signs.tsx'
import { TrapCard } from '../art/TrapCard.tsx'
import { Chase } from './Chase.tsx'
import { gainsOf } from './gains.ts'
import type { MomentProps } from './Moment.tsx'

interface Props extends MomentProps {
  readonly sprung: Extract<DiamantEvent, { type: 'trapSprung' }>
  readonly ended: Extract<DiamantEvent, { type: 'expeditionEnded' }>
}

/** D-23 The second trap of a kind: everybody inside drops everything and runs. */
export function Trapped({ shown, names, sprung, ended, onNext }: Props) {
  const words = useWords()
  const { trap, seats, lost, index } = sprung
  const title = trapTitle(trap, words)
  const safe = gainsOf(shown, seats)
  const gains = safe.map(({ seat, gained }) => `${names[seat]} +${gained}`)
  return (
    <div className={`moment trapped ${seats.length > 3 ? 'many' : ''}`} data-moment>
      <div className="strike">
        <TrapCard
          trap={trap}
          seed={index}
          title={title}
          label={words.say('diamant.card.trap', { danger: dangerName(trap, words) })}
        />
      </div>
      <div className="verdict">
        <h2>{words.say('diamant.sprung.title', { trap: title })}</h2>
        <p>{words.say('diamant.sprung.text', { danger: dangerName(trap, words) })}</p>
        <ul>
          {seats.map((seat, i) => (
            <li key={seat}>
              <Token seat={seat} name={names[seat]!} size={34} />
              <span>
                <b>{names[seat]}</b> <small>{words.say('diamant.sprung.flees')}</small>
              </span>
              {lost[i]! > 0 && <strong>−{lost[i]}</strong>}
            </li>
          ))}
        </ul>
        {gains.length > 0 && (
          <p className="safe">
            <Sign name="tent" size={20} />
            <span>{words.say('diamant.sprung.camp', { list: words.list(gains) })}</span>
          </p>
        )}
        <NextButton round={ended.round} onNext={onNext} />
      </div>
      <Chase round={ended.round} runners={seats} names={names} trap={trap} />
    </div>
  )
}

export function NextButton({ round, onNext }: { round: number; onNext: () => void }) {
  const words = useWords()
  return (
    <button type="button" className="primary" onClick={onNext}>
      {round < ENTRANCES ? words.say('diamant.toNext', { round: round + 1 }) : words.say('diamant.toResult')}
    </button>
  )
}
