import type { ClubInfo } from '@grotto/protocol'
import { useCallback, useEffect, useState } from 'react'
import { sayProblem } from '../../app/problems.ts'
import { Problem } from '../../net/api.ts'
import { clubInfo } from '../../net/clubs.ts'
import { useWords } from '../../words/words.tsx'

/** Whoever looks at her club counts as on. */
const REFRESH_MS = 15_000

export interface ClubAtHand {
  readonly club: ClubInfo
  readonly amFounder: boolean
  /** Does something that leads to the club as it is then; what fails is said. */
  readonly act: (doing: Promise<ClubInfo>) => Promise<void>
  readonly look: () => void
}

/** A club of mine, looked at again and again; `gone` where I am no member. */
export function useClub(id: string): ClubAtHand | 'gone' | 'away' | undefined {
  const words = useWords()
  const [found, setFound] = useState<ClubInfo | 'gone' | 'away'>()
  const look = useCallback(() => {
    clubInfo(id).then(setFound, problem => {
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
  const act = (doing: Promise<ClubInfo>) => doing.then(setFound, problem => sayProblem(words, problem))
  const amFounder = found.members.some(({ person, you }) => you && person === found.founder)
  return { club: found, amFounder, act, look }
}
