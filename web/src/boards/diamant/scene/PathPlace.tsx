import { relicWorth } from '@grotto/diamant'
import { dangerName, trapTitle } from '@grotto/words'
import { memo } from 'react'
import { useWords } from '../../../words/words.tsx'
import type { Sitter } from '../../board.ts'
import { CardBack } from '../art/CardBack.tsx'
import { RelicCard } from '../art/RelicCard.tsx'
import { TrapCard } from '../art/TrapCard.tsx'
import { TreasureCard } from '../art/TreasureCard.tsx'
import type { Pointing } from '../talk/heard.ts'
import { Ring } from '../talk/Sayings.tsx'
import type { Place } from '../telling/trail.ts'
import type { PathSpot } from './path-layout.ts'

interface Props {
  readonly place: Place
  readonly index: number
  readonly spot: PathSpot
  /** Where it comes from when it is turned over now. */
  readonly from?: PathSpot | undefined
  /** What the eye is drawn to: a first trap thuds, twins glow, a relic shines. */
  readonly accent?: 'warning' | 'twin' | 'shine' | undefined
  /** D-35 How many relics will have been carried out once this one is. */
  readonly relicCount: number
  /** Somebody points at it now. */
  readonly pointed?: Pointing | undefined
  /** Somebody has drawn on it. */
  readonly marked?: boolean
  readonly sitters: readonly Sitter[]
}

const at = ({ x, y, turn }: PathSpot): string => `translate(${x}px, ${y}px) rotate(${turn}deg)`

/** One place on the path: its card, or the outline where a relic lay. */
export const PathPlace = memo(function PathPlace(props: Props) {
  const { place, index, spot, from, accent, relicCount, pointed, marked, sitters } = props
  const words = useWords()
  if (place.taken)
    return (
      <li className="place taken" style={{ transform: at(spot) }}>
        <span className="unseen">{words.say('diamant.card.taken')}</span>
      </li>
    )
  const style = {
    transform: at(spot),
    '--from-x': `${(from?.x ?? 0) - spot.x}px`,
    '--from-y': `${(from?.y ?? 0) - spot.y}px`,
  }
  return (
    <li className={marked ? 'place marked' : 'place'} style={style} data-card={index}>
      <div className={`flip ${from ? 'turning' : ''} ${accent ?? ''}`}>
        <Face place={place} index={index} relicCount={relicCount} />
        {from && (
          <span className="reverse" aria-hidden="true">
            <CardBack label="" />
          </span>
        )}
      </div>
      <Ring pointing={pointed} sitters={sitters} />
    </li>
  )
})

function Face({ place: { card, rubies }, index, relicCount }: Pick<Props, 'place' | 'index' | 'relicCount'>) {
  const words = useWords()
  if (card.kind === 'treasure') {
    const label = words.say('diamant.card.treasure', { value: card.value, lying: rubies })
    return <TreasureCard value={card.value} lying={rubies} seed={index} label={label} />
  }
  if (card.kind === 'trap') {
    const label = words.say('diamant.card.trap', { danger: dangerName(card.trap, words) })
    return <TrapCard trap={card.trap} seed={index} title={trapTitle(card.trap, words)} label={label} />
  }
  const worth = relicWorth(relicCount)
  return (
    <RelicCard worth={worth} title={words.say('diamant.relic')} label={words.say('diamant.card.relic', { worth })} />
  )
}
