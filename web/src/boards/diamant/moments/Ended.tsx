import type { DiamantEvent } from '@grotto/diamant'
import { useWords } from '../../../words/words.tsx'
import { Token } from '../art/Emblem.tsx'
import { EntranceIcon } from '../art/Entrance.tsx'
import { GemIcon } from '../art/gems.tsx'
import { RelicMark } from '../art/RelicCard.tsx'
import { gainsOf } from './gains.ts'
import type { MomentProps } from './Moment.tsx'
import { NextButton } from './Trapped.tsx'

/** D-40, D-41 Everybody left in time: the barricade falls, and what it brought is counted. */
export function Ended({
  shown,
  names,
  ended,
  onNext,
}: MomentProps & { ended: Extract<DiamantEvent, { type: 'expeditionEnded' }> }) {
  const words = useWords()
  const { round, rubiesReturned, relicsRemoved } = ended
  const label = words.say('diamant.entrance', { round, state: 'closed' })
  return (
    <div className="moment ended">
      <EntranceIcon index={round - 1} state="closed" size={132} label={label} />
      <h2>{words.say('diamant.ended.title', { round })}</h2>
      <p>{words.say('diamant.ended.text')}</p>
      <dl className="paper">
        <div>
          <dt>{words.say('diamant.ended.gained')}</dt>
          <dd className="gains">
            {gainsOf(shown.position, []).map(({ seat, gained }) => (
              <span key={seat}>
                <Token seat={seat} name={names[seat]!} size={26} />
                <span className="unseen">{names[seat]}</span>
                <b>{gained}</b>
              </span>
            ))}
          </dd>
        </div>
        {rubiesReturned > 0 && (
          <div>
            <dt>{words.say('diamant.ended.supply')}</dt>
            <dd>
              <GemIcon size={20} /> {words.say('diamant.rubies', { count: rubiesReturned })}
            </dd>
          </div>
        )}
        {relicsRemoved > 0 && (
          <div>
            <dt>{words.say('diamant.ended.removed')}</dt>
            <dd>
              <RelicMark size={22} /> {words.say('diamant.relics', { count: relicsRemoved })}
            </dd>
          </div>
        )}
      </dl>
      <NextButton round={round} onNext={onNext} />
    </div>
  )
}
