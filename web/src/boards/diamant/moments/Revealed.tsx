import type { Choice } from '@grotto/diamant'
import type { Seat } from '@grotto/kernel'
import type { Words } from '@grotto/words'
import { useWords } from '../../../words/words.tsx'
import { DecisionBack, DecisionCard } from '../art/DecisionCard.tsx'
import { letterOf, Token } from '../art/Emblem.tsx'
import type { Reveal } from '../telling/beats.ts'
import type { MomentProps } from './Moment.tsx'
import { Payout } from './Payout.tsx'

/** D-30 All choices at once: a beat of silence face down, then every card turns. */
export function Revealed({ shown, names, reveal, turned }: MomentProps & { reveal: Reveal; turned: boolean }) {
  const words = useWords()
  const staying = reveal.choices.filter(({ choice }) => choice === 'goOn').map(({ seat }) => names[seat]!)
  return (
    <div className={`moment revealed ${turned ? 'turned' : ''}`} data-moment>
      <h2>{words.say(turned ? 'diamant.reveal' : 'diamant.reveal.silence')}</h2>
      <div className={`figures n${reveal.choices.length}`}>
        {reveal.choices.map(({ seat, choice }) => (
          <Turned
            key={seat}
            seat={seat}
            name={names[seat]!}
            choice={choice}
            text={turned ? textOf(choice, reveal, shown.position.seats[seat]!.hand, words) : '…'}
          />
        ))}
      </div>
      {turned && reveal.left.length > 0 && <Payout reveal={reveal} names={names} />}
      {turned && (
        <p className="soon">
          {staying.length > 0
            ? words.say('diamant.reveal.next', { names: words.list(staying) })
            : words.say('diamant.reveal.nobody')}
          <small>{words.say('diamant.skip')}</small>
        </p>
      )}
    </div>
  )
}

function textOf(choice: Choice, { left }: Reveal, hand: number, words: Words): string {
  if (choice === 'goOn') return words.say('diamant.reveal.goesOn', { hand })
  if (left.length === 1) return words.say('diamant.reveal.alone')
  return words.say('diamant.reveal.together', { others: left.length - 1 })
}

function Turned({ seat, name, choice, text }: { seat: Seat; name: string; choice: Choice; text: string }) {
  const words = useWords()
  return (
    <figure className={choice}>
      <div className="turn-over">
        <DecisionCard choice={choice} title={words.say(`diamant.${choice}`)} />
        <span className="reverse">
          <DecisionBack seat={seat} letter={letterOf(name)} />
        </span>
      </div>
      <figcaption>
        <Token seat={seat} name={name} size={36} />
        <b>{name}</b>
        <span>{text}</span>
      </figcaption>
    </figure>
  )
}
