import type { GameRecord } from '@grotto/kernel'
import { useEffect, useState } from 'react'
import { findRecord, isPlace } from './records.ts'

/** A record from wherever it is kept. */
export function useRecord(place: string, id: string): GameRecord | 'missing' | undefined {
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
