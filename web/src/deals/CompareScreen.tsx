import type { GameRecord } from '@grotto/kernel'
import { useParams } from 'wouter'
import { Loading } from '../app/Loading.tsx'
import { NotFound } from '../app/NotFound.tsx'
import { isGame } from '../games.ts'
import { WordsForGame } from '../play/WordsForGame.tsx'
import { useRecord } from '../replay/use-record.ts'
import { Compare } from './Compare.tsx'

/** Two games of one deal, wherever their records are kept. */
export function CompareScreen() {
  const { place = '', id = '', otherPlace = '', other = '' } = useParams<Record<string, string>>()
  const left = useRecord(place, id)
  const right = useRecord(otherPlace, other)
  if (left === 'missing' || right === 'missing') return <NotFound />
  if (!left || !right || !isGame(left.game)) return <Loading />
  return (
    <WordsForGame game={left.game} more={['replay', 'deals']}>
      <Compare left={left} right={right} game={left.game} isOneDeal={isOneDeal(left, right)} />
    </WordsForGame>
  )
}

/** The same seals, and the same game: what else was added to the seeds shows in what came. */
const isOneDeal = ({ game, fairness: one }: GameRecord, { game: same, fairness: two }: GameRecord): boolean =>
  game === same &&
  one.kind !== 'scripted' &&
  two.kind !== 'scripted' &&
  Object.entries(one.commitments).every(([seal, commitment]) => two.commitments[seal] === commitment)
