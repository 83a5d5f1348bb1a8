import { useParams } from 'wouter'
import { Loading } from '../app/Loading.tsx'
import { NotFound } from '../app/NotFound.tsx'
import { notedAt } from '../fairness/notes.ts'
import { isGame } from '../games.ts'
import { WordsForGame } from '../play/WordsForGame.tsx'
import { Player } from './Player.tsx'
import { useRecord } from './use-record.ts'

/** Any record from beginning to end: of a game on this device, of a table, or from a file. */
export function ReplayScreen() {
  const { place = '', id = '' } = useParams<{ place: string; id: string }>()
  const record = useRecord(place, id)
  if (record === 'missing') return <NotFound />
  if (!record || !isGame(record.game)) return <Loading />
  return (
    <WordsForGame game={record.game} more={['replay', 'review']}>
      <Player record={record} game={record.game} announced={place === 'table' ? notedAt(id) : undefined} />
    </WordsForGame>
  )
}
