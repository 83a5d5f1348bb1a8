import { useWords } from '../../../words/words.tsx'
import { Token } from '../art/Emblem.tsx'
import { EntranceIcon } from '../art/Entrance.tsx'
import { type ExpeditionEnded, Returned } from '../panels/Returned.tsx'
import { gainsOf } from './gains.ts'
import type { MomentProps } from './Moment.tsx'
import { NextButton } from './Trapped.tsx'

/** D-40, D-41 Everybody left in time: the barricade falls, and what it brought is counted. */
export function Ended({ shown, names, ended, onNext }: MomentProps & { ended: ExpeditionEnded }) {
  const words = useWords()
  const { round } = ended
  const label = words.say('diamant.entrance', { round, state: 'closed' })
  return (
    <div className="moment ended" data-moment>
      <EntranceIcon index={round - 1} state="closed" size={132} label={label} />
      <h2>{words.say('diamant.ended.title', { round })}</h2>
      <p>{words.say('diamant.ended.text')}</p>
      <dl className="paper">
        <div>
          <dt>{words.say('diamant.ended.gained')}</dt>
          <dd className="gains">
            {gainsOf(shown, []).map(({ seat, gained }) => (
              <span key={seat}>
                <Token seat={seat} name={names[seat]!} size={26} />
                <span className="unseen">{names[seat]}</span>
                <b>{gained}</b>
              </span>
            ))}
          </dd>
        </div>
        <Returned ended={ended} />
      </dl>
      <NextButton round={round} onNext={onNext} />
    </div>
  )
}
