import { useParams } from 'wouter'
import { Loading } from '../app/Loading.tsx'
import { NotFound } from '../app/NotFound.tsx'
import { WordsForGame } from '../play/WordsForGame.tsx'
import { LocalPlay } from './LocalPlay.tsx'
import { OpenElsewhere } from './OpenElsewhere.tsx'
import { useLocalTable } from './use-local-table.ts'

/** A game on this device. */
export function LocalScreen() {
  const { id = '' } = useParams<{ id: string }>()
  const found = useLocalTable(id)
  if (found.status === 'loading') return <Loading />
  if (found.status === 'missing') return <NotFound />
  if (found.status === 'elsewhere') return <OpenElsewhere takeOver={found.takeOver} />
  return (
    <WordsForGame game={found.table.kept.game}>
      <LocalPlay key={id} table={found.table} />
    </WordsForGame>
  )
}
