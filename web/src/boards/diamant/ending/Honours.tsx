import type { DiamantEvent, DiamantPosition } from '@grotto/diamant'
import type { Words } from '@grotto/words'
import { type ReactNode, useMemo } from 'react'
import { useWords } from '../../../words/words.tsx'
import type { LoggedEvent } from '../../board.ts'
import { CardBack } from '../art/CardBack.tsx'
import { DecisionCard } from '../art/DecisionCard.tsx'
import { GemIcon } from '../art/gems.tsx'
import { RelicMark } from '../art/RelicCard.tsx'
import { type Brave, type Lucky, momentsOf } from './moments-of.ts'

interface Props {
  readonly position: DiamantPosition
  readonly log: readonly LoggedEvent<DiamantEvent>[]
  readonly names: readonly string[]
}

/** The luckiest, the bravest and the deepest moment of the game. */
export function Honours({ position, log, names }: Props) {
  const words = useWords()
  const { luckiest, bravest, deepest } = useMemo(
    () =>
      momentsOf(
        position,
        log.map(({ event }) => event),
      ),
    [position, log],
  )
  if (!luckiest && !bravest && !deepest) return null
  return (
    <section className="honours" aria-label={words.say('diamant.end.moments')}>
      <ul>
        {luckiest && (
          <Honour title={words.say('diamant.end.luckiest')} text={luckyText(luckiest, names, words)}>
            {luckiest.relics > 0 ? <RelicMark size={36} /> : <GemIcon size={34} />}
          </Honour>
        )}
        {bravest && (
          <Honour title={words.say('diamant.end.bravest')} text={braveText(bravest, names, words)}>
            <span className="tiny-card">
              <DecisionCard choice="goOn" title="" />
            </span>
          </Honour>
        )}
        {deepest && (
          <Honour
            title={words.say('diamant.end.deepest')}
            text={words.say('diamant.end.deep', { ...deepest, name: names[deepest.seat]! })}
          >
            <span className="tiny-card">
              <CardBack label="" />
            </span>
          </Honour>
        )}
      </ul>
    </section>
  )
}

const Honour = ({ title, text, children }: { title: string; text: string; children: ReactNode }) => (
  <li>
    {children}
    <span>
      <b>{title}</b>
      {text}
    </span>
  </li>
)

const luckyText = ({ seat, round, share, relics }: Lucky, names: readonly string[], words: Words): string =>
  relics > 0
    ? words.say('diamant.end.lucky.relics', { name: names[seat]!, round, share, relics })
    : words.say('diamant.end.lucky.path', { name: names[seat]!, round, share })

function braveText({ seat, danger, hand, lived }: Brave, names: readonly string[], words: Words): string {
  const percent = new Intl.NumberFormat(words.language, { style: 'percent', maximumFractionDigits: 0 }).format(danger)
  return words.say(lived ? 'diamant.end.brave.lived' : 'diamant.end.brave.lost', { name: names[seat]!, percent, hand })
}
