import { useEffect, useState } from 'react'
import type { GameName } from '../games.ts'
import { type Companion, rosterOf } from './bot-office.ts'

/** The bots that play a game; none until the worker has said who they are. */
export function useRoster(game: GameName): readonly Companion[] {
  const [roster, setRoster] = useState<readonly Companion[]>([])
  useEffect(() => {
    let current = true
    rosterOf(game).then(found => current && setRoster(found))
    return () => {
      current = false
    }
  }, [game])
  return roster
}
