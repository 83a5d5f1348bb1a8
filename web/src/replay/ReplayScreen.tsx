import type { GameRecord } from '@grotto/kernel'
import { useEffect, useState } from 'react'
import { useParams } from 'wouter'
import { Loading } from '../app/Loading.tsx'
import { NotFound } from '../app/NotFound.tsx'
import { notedAt } from '../fairness/notes.ts'
import { isGame } from '../games.ts'
import { WordsForGame } from '../play/WordsForGame.tsx'
import { Player } from './Player.tsx'
import { findRecord, isPlace } from './records.ts'

/** Any record from beginning to end: of a game on this device, of a table, or from a file. */
export function ReplayScreen() {
  const { place = '', id = '' } = useParams<{ place: string; id: string }>()
  const record = useRecord(place, id)
  if (record === 'missing') return <NotFound />
  if (!record || !isGame(record.game)) return <Loading />
  return (
    <WordsForGame game={record.game}>
      <Player record={record} game={record.game} announced={place === 'table' ? notedAt(id) : undefined} />
    </WordsForGame>
  )
}

function useRecord(place: string, id: string): GameRecord | 'missing' | undefined {
  const [record, setRecord] = useState<GameRecord | 'missing'>()
  useEffect(() => {
    let current = true
    const found = isPlace(place) ? findRecord(place, id) : Promise.reject(new Error(`no records of ${place}`))
    found.then(
      kept => current && setRecord(kept ?? 'missing'),
      () => current && setRecord('missing'),
    )
    return () => {
      current = false
    }
  }, [place, id])
  return record
}
