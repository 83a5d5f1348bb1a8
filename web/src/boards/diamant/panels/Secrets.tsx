import type { Seat } from '@grotto/kernel'
import { useWords } from '../../../words/words.tsx'
import { DecisionBack } from '../art/DecisionCard.tsx'
import { letterOf, Token } from '../art/Emblem.tsx'
import type { DiamantProps } from '../DiamantBoard.tsx'
import type { Shown } from '../telling/shown.ts'

/** D-61 The others' cards, face down: that they lie there is all one may see, and not even that where it is hidden. */
export function Secrets({
  shown,
  others,
  sitters,
}: {
  shown: Shown
  others: readonly Seat[]
  sitters: DiamantProps['sitters']
}) {
  const words = useWords()
  if (others.length === 0) return <div className="secrets" />
  return (
    <div className={`secrets ${others.length > 2 ? 'many' : ''}`}>
      <h2>{words.say('diamant.secret')}</h2>
      {shown.position.options.hideChosen ? (
        <p>{words.say('diamant.othersHidden')}</p>
      ) : (
        <ul>
          {others.map(seat => (
            <Secret
              key={seat}
              seat={seat}
              name={sitters[seat]!.name}
              open={shown.position.seats[seat]!.slot === 'open'}
            />
          ))}
        </ul>
      )}
    </div>
  )
}

function Secret({ seat, name, open }: { seat: Seat; name: string; open: boolean }) {
  const words = useWords()
  return (
    <li className={open ? 'thinking' : 'chosen'}>
      {open ? (
        <span className="slot">
          <Token seat={seat} name={name} size={30} />
          <i className="ellipsis" />
        </span>
      ) : (
        <DecisionBack seat={seat} letter={letterOf(name)} />
      )}
      <span className="name">{name}</span>
      <b>{words.say(open ? 'diamant.state.thinking' : 'diamant.state.chosen')}</b>
    </li>
  )
}
