import { useWords } from '../../../words/words.tsx'
import { type ExpeditionEnded, Returned } from './Returned.tsx'

/** What a closed expedition returns and removes, in the place of the odds. */
export function Fallout({ ended }: { ended: ExpeditionEnded }) {
  const words = useWords()
  return (
    <section className="paper odds fallout">
      <h2>{words.say('diamant.ended.title', { round: ended.round })}</h2>
      <dl>
        <Returned ended={ended} />
      </dl>
    </section>
  )
}
