import type { DiamantEvent } from '@grotto/diamant'
import { dangerName } from '@grotto/words'
import type { ReactNode } from 'react'
import { useWords } from '../../../words/words.tsx'
import { GemIcon } from '../art/gems.tsx'
import { RelicMark } from '../art/RelicCard.tsx'
import { TrapMedal } from '../art/TrapCard.tsx'

export type ExpeditionEnded = Extract<DiamantEvent, { type: 'expeditionEnded' }>

/** D-42 to D-44 What a closed expedition returns to the supply and takes out of the game, as rows of a list. */
export function Returned({ ended: { rubiesReturned, relicsRemoved, trapRemoved } }: { ended: ExpeditionEnded }) {
  const words = useWords()
  return (
    <>
      <Row title={words.say('diamant.ended.supply')}>
        <GemIcon size={20} /> {words.say('diamant.rubies', { count: rubiesReturned })}
      </Row>
      {trapRemoved && (
        <Row title={words.say('diamant.ended.removed')}>
          <TrapMedal trap={trapRemoved} size={26} /> {dangerName(trapRemoved, words)}
        </Row>
      )}
      {relicsRemoved > 0 && (
        <Row title={words.say('diamant.ended.removed')}>
          <RelicMark size={22} /> {words.say('diamant.relics', { count: relicsRemoved })}
        </Row>
      )}
    </>
  )
}

const Row = ({ title, children }: { title: string; children: ReactNode }) => (
  <div>
    <dt>{title}</dt>
    <dd>{children}</dd>
  </div>
)
