import type { Seat } from '@grotto/kernel'
import { useWords } from '../../../words/words.tsx'
import { DecisionBack } from '../art/DecisionCard.tsx'
import { letterOf, Token } from '../art/Emblem.tsx'
import type { DiamantProps } from '../DiamantBoard.tsx'
import type { Shown } from '../telling/shown.ts'
import { Name } from './Explorers.tsx'

interface Props {
  readonly shown: Shown
  readonly others: readonly Seat[]
  readonly sitters: DiamantProps['sitters']
  /** Nobody chooses before all is told. */
  readonly telling: boolean
}

/** D-61 The others' cards, face down: that they lie there is all one may see, and not even that where it is hidden. */
export function Secrets({ shown, others, sitters, telling }: Props) {
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
            <Secret key={seat} seat={seat} name={sitters[seat]!.name} state={stateOf(shown, seat, telling)} />
          ))}
        </ul>
      )}
    </div>
  )
}

type State = 'inside' | 'thinking' | 'chosen'

function stateOf({ position }: Shown, seat: Seat, telling: boolean): State {
  if (position.seats[seat]!.slot !== 'open') return 'chosen'
  return telling ? 'inside' : 'thinking'
}

function Secret({ seat, name, state }: { seat: Seat; name: string; state: State }) {
  const words = useWords()
  return (
    <li className={state}>
      {state !== 'chosen' ? (
        <span className="slot">
          <Token seat={seat} name={name} size={30} />
          {state === 'thinking' && <i className="ellipsis" />}
        </span>
      ) : (
        <DecisionBack seat={seat} letter={letterOf(name)} />
      )}
      <span className="name">
        <Name name={name} />
      </span>
      <b>{words.say(`diamant.state.${state}`)}</b>
    </li>
  )
}
