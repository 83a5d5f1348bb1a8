import { useEffect, useState } from 'react'
import type { GameName } from '../games.ts'
import { type BotInfo, rosterOf } from './bot-client.ts'

/** The bots that play a game; none until the worker has said who they are. */
export function useRoster(game: GameName): readonly BotInfo[] {
  const [roster, setRoster] = useState<readonly BotInfo[]>([])
  useEffect(() => {
    let current = true
    rosterOf(game).then(found => current && setRoster(found))
    return () => {
      current = false
    }
  }, [game])
  return roster
}
