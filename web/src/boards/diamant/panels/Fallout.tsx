import type { DiamantEvent } from '@grotto/diamant'
import { dangerName } from '@grotto/words'
import { useWords } from '../../../words/words.tsx'
import { GemIcon } from '../art/gems.tsx'
import { RelicMark } from '../art/RelicCard.tsx'
import { TrapMedal } from '../art/TrapCard.tsx'

/** D-42 to D-44 What a closed expedition returns to the supply and takes out of the game. */
export function Fallout({ ended }: { ended: Extract<DiamantEvent, { type: 'expeditionEnded' }> }) {
  const words = useWords()
  const { round, rubiesReturned, relicsRemoved, trapRemoved } = ended
  return (
    <section className="paper odds fallout">
      <h2>{words.say('diamant.ended.title', { round })}</h2>
      <dl>
        <div>
          <dt>{words.say('diamant.ended.supply')}</dt>
          <dd>
            <GemIcon size={20} /> {words.say('diamant.rubies', { count: rubiesReturned })}
          </dd>
        </div>
        {trapRemoved && (
          <div>
            <dt>{words.say('diamant.ended.removed')}</dt>
            <dd>
              <TrapMedal trap={trapRemoved} size={26} /> {dangerName(trapRemoved, words)}
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
    </section>
  )
}
