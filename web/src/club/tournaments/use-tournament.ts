import type { TournamentInfo } from '@grotto/protocol'
import { tournamentInfo } from '../../net/tournaments.ts'
import { type Refreshed, useRefreshed } from '../use-refreshed.ts'

const REFRESH_MS = 10_000

export interface TournamentAtHand extends Pick<Refreshed<TournamentInfo>, 'act'> {
  readonly tournament: TournamentInfo
}

/** A tournament of my club; `gone` where there is none. */
export function useTournament(id: string): TournamentAtHand | 'gone' | 'away' | undefined {
  const found = useRefreshed(id, tournamentInfo, REFRESH_MS)
  if (found === undefined || typeof found === 'string') return found
  return { tournament: found.info, act: found.act }
}
