import type { Seat } from '@grotto/kernel'
import type { Words } from '@grotto/words'
import { useWords } from '../../../words/words.tsx'
import { waitedFor } from '../../sitter-names.ts'
import { GemIcon, Purse } from '../art/gems.tsx'
import { times } from '../art/seeded.ts'
import type { DiamantProps } from '../DiamantBoard.tsx'
import { nowText } from '../hear/heard.ts'
import { type Shown, seatsInside } from '../telling/shown.ts'
import { Choices } from './Choices.tsx'
import { Rolling } from './Rolling.tsx'
import { Secrets } from './Secrets.tsx'
import { Waiting } from './Waiting.tsx'

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

function Deciding({ shown, sitters, seat, legal, act, refusal, telling, hurry, showOdds }: Props & { seat: Seat }) {
  const words = useWords()
  const others = seatsInside(shown.position).filter(other => other !== seat)
  const slot = telling ? 'open' : shown.position.seats[seat]!.slot
  return (
    <div className="dock">
      <Hand shown={shown} seat={seat} />
      <Choices
        legal={legal}
        act={act}
        refusal={refusal}
        slot={slot}
        decision={`${seat}-${shown.position.round}-${shown.trail.length}`}
        telling={telling}
        hurry={hurry}
        now={nowText({ words, shown, showOdds }, seat)}
        waiting={telling ? '' : whoThinks(shown, others, sitters, words)}
      />
      <Secrets shown={shown} others={others} sitters={sitters} telling={telling} />
    </div>
  )
}

/** More names than this do not fit under a thumb. */
const MOST_NAMED = 3

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
  if (open.length > MOST_NAMED) return words.say('diamant.thinkingMany', { count: open.length })
  return words.say('diamant.thinking', {
    names: words.list(open.map(seat => waitedFor(words, sitters[seat]!))),
    count: open.length,
  })
}

/** D-21 What would be lost. */
function Hand({ shown, seat }: { shown: Shown; seat: Seat }) {
  const words = useWords()
  const { hand } = shown.position.seats[seat]!
  const onPath = shown.view.rubiesOnPath
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
