import type { DiamantPosition } from '@grotto/diamant'
import type { Seat } from '@grotto/kernel'
import type { Words } from '@grotto/words'
import { useWords } from '../../../words/words.tsx'
import { ChestIcon } from '../art/camp-pieces.tsx'
import { DecisionBack } from '../art/DecisionCard.tsx'
import { colourOf, letterOf, Token } from '../art/Emblem.tsx'
import { GemIcon, Purse } from '../art/gems.tsx'
import { times } from '../art/seeded.ts'
import type { DiamantProps } from '../DiamantBoard.tsx'
import { rubiesOnPath, seatsInside } from '../telling/counts.ts'
import { type Shown, scoreOf } from '../telling/retell.ts'
import { Choices } from './Choices.tsx'
import { Rolling } from './Rolling.tsx'

interface Props extends DiamantProps {
  readonly shown: Shown
  readonly telling: boolean
  readonly hurry: () => void
}

/** Under the thumbs: the decision of an explorer in the cave, or word from the camp. */
export function Dock(props: Props) {
  const { viewer, shown } = props
  if (viewer === 'spectator') return <Waiting {...props} />
  return shown.position.seats[viewer]!.inside ? <Deciding {...props} seat={viewer} /> : <Waiting {...props} />
}

function Deciding({ shown, position, sitters, seat, legal, act, refusal, telling, hurry }: Props & { seat: Seat }) {
  const words = useWords()
  const others = seatsInside(shown.position).filter(other => other !== seat)
  const slot = telling ? 'open' : position.seats[seat]!.slot
  return (
    <div className="dock">
      <Hand shown={shown} seat={seat} />
      <Choices
        legal={legal}
        act={act}
        refusal={refusal}
        slot={slot}
        decision={`${shown.position.round}-${shown.trail.length}`}
        telling={telling}
        hurry={hurry}
        waiting={telling ? '' : whoThinks(shown, others, sitters, words)}
      />
      <Secrets shown={shown} others={others} sitters={sitters} />
    </div>
  )
}

function whoThinks(
  { position }: Shown,
  others: readonly Seat[],
  sitters: DiamantProps['sitters'],
  words: Words,
): string {
  if (others.length === 0) return ''
  if (position.options.hideChosen) return words.say('diamant.othersHidden')
  const open = others.filter(seat => position.seats[seat]!.slot === 'open')
  if (open.length === 0) return ''
  return words.say('diamant.thinking', { names: words.list(open.map(seat => sitters[seat]!.name)), count: open.length })
}

/** D-21 What would be lost. */
function Hand({ shown, seat }: { shown: Shown; seat: Seat }) {
  const words = useWords()
  const { hand } = shown.position.seats[seat]!
  const onPath = rubiesOnPath(shown.trail)
  return (
    <div className="hand">
      <h2>{words.say('diamant.hand')}</h2>
      <p>
        <b>
          <Rolling value={hand} />
        </b>
        <Purse value={hand} size={24} widest={130} />
      </p>
      <small>{words.say('diamant.hand.unsafe')}</small>
      <p className="on-path">
        {onPath > 0 && <b>{onPath}</b>}
        <span>
          {times(Math.min(onPath, 5), i => (
            <GemIcon key={i} size={17} />
          ))}{' '}
          {words.say('diamant.onPath', { count: onPath })}
        </span>
      </p>
    </div>
  )
}

/** D-61 The others' cards, face down: that they lie there is all one may see, and not even that where it is hidden. */
function Secrets({
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
          <i className="dots" />
        </span>
      ) : (
        <DecisionBack seat={seat} letter={letterOf(name)} />
      )}
      <span className="name">{name}</span>
      <b>{words.say(open ? 'diamant.state.thinking' : 'diamant.state.chosen')}</b>
    </li>
  )
}

/** What this expedition has brought a seat, be it still going on or just closed. */
function gainedNow({ seats, byExpedition, round }: DiamantPosition, seat: Seat): number {
  const closed = byExpedition[round - 1]
  if (closed) return closed[seat]!
  return scoreOf(seats[seat]!) - byExpedition.reduce((sum, gains) => sum + gains[seat]!, 0)
}

/** At camp, or only watching: what is safe, and who is still inside. */
function Waiting({ viewer, shown, sitters }: Props) {
  const words = useWords()
  const inside = seatsInside(shown.position)
  const names = words.list(inside.map(seat => sitters[seat]!.name))
  const own = viewer === 'spectator' ? undefined : shown.position.seats[viewer]!
  const gained = own ? gainedNow(shown.position, viewer as Seat) : 0
  return (
    <div className={`dock waiting ${own ? '' : 'watching'}`}>
      {own && <ChestIcon colour={colourOf(viewer as Seat)} size={92} open={gained > 0} />}
      <div>
        <h2>{words.say(own ? (gained > 0 ? 'diamant.atCamp' : 'diamant.fled') : 'diamant.watching')}</h2>
        {own && gained > 0 && (
          <p>{words.say('diamant.atCamp.with', { points: words.say('diamant.points', { count: gained }) })}</p>
        )}
        {own && gained === 0 && <p>{words.say('diamant.fled.lost')}</p>}
        {inside.length > 0 && <p>{words.say('diamant.stillInside', { names, count: inside.length })}</p>}
      </div>
    </div>
  )
}
