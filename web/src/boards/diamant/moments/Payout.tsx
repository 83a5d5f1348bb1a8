import { useWords } from '../../../words/words.tsx'
import { ChestIcon } from '../art/camp-pieces.tsx'
import { colourOf, Token } from '../art/Emblem.tsx'
import { RelicMark } from '../art/RelicCard.tsx'
import type { Reveal } from '../telling/beats.ts'

/** D-32 to D-35 The sum that goes into the chest: hand, share of the path, relics. */
export function Payout({ reveal: { left, relics, stayed }, names }: { reveal: Reveal; names: readonly string[] }) {
  const words = useWords()
  const { hand, share } = left[0]!
  const worth = relics.reduce((sum, relic) => sum + relic.worth, 0)
  return (
    <div className="payout paper">
      <span className="tokens">
        {left.map(({ seat }) => (
          <Token key={seat} seat={seat} name={names[seat]!} size={left.length > 3 ? 28 : 34} />
        ))}
      </span>
      <span>
        <b>{hand}</b> {words.say('diamant.reveal.hand')}
      </span>
      <i>+</i>
      <span>
        <b>{share}</b> {words.say('diamant.reveal.share')}
      </span>
      {relics.length > 0 && (
        <>
          <i>+</i>
          <span>
            <RelicMark size={26} /> {words.say('diamant.reveal.relics', { count: relics.length })} <b>{worth}</b>
          </span>
        </>
      )}
      <i>=</i>
      <strong>{hand + share + worth}</strong>
      <span>
        {words.say(left.length > 1 ? 'diamant.reveal.each' : 'diamant.reveal.chest')}
        <ChestIcon colour={colourOf(left[0]!.seat)} size={40} open />
      </span>
      {stayed && <p>{words.say('diamant.reveal.stay')}</p>}
    </div>
  )
}
