import type { TournamentInfo } from '@grotto/protocol'
import { useCallback, useEffect, useState } from 'react'
import { sayProblem } from '../../app/problems.ts'
import { Problem } from '../../net/api.ts'
import { tournamentInfo } from '../../net/tournaments.ts'
import { useWords } from '../../words/words.tsx'

const REFRESH_MS = 10_000

export interface TournamentAtHand {
  readonly tournament: TournamentInfo
  /** Does something that leads to the tournament as it is then; what fails is said. */
  readonly act: (doing: Promise<TournamentInfo>) => Promise<void>
}

/** A tournament of my club, looked at again and again; `gone` where there is none. */
export function useTournament(id: string): TournamentAtHand | 'gone' | 'away' | undefined {
  const words = useWords()
  const [found, setFound] = useState<TournamentInfo | 'gone' | 'away'>()
  const look = useCallback(() => {
    tournamentInfo(id).then(setFound, problem => {
      const gone = problem instanceof Problem && problem.kind === 'notFound'
      setFound(before => (gone ? 'gone' : (before ?? 'away')))
    })
  }, [id])
  useEffect(() => {
    look()
    const timer = setInterval(() => document.hidden || look(), REFRESH_MS)
    return () => clearInterval(timer)
  }, [look])
  if (found === undefined || typeof found === 'string') return found
  const act = (doing: Promise<TournamentInfo>) => doing.then(setFound, problem => sayProblem(words, problem))
  return { tournament: found, act }
}
