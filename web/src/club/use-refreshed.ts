import { useCallback, useEffect, useState } from 'react'
import { sayProblem } from '../app/problems.ts'
import { Problem } from '../net/api.ts'
import { useWords } from '../words/words.tsx'

export interface Refreshed<Info> {
  readonly info: Info
  /** Does something that leads to it as it is then; what fails is said. */
  readonly act: (doing: Promise<Info>) => Promise<void>
  readonly look: () => void
}

/** What `ask` says of this id, asked again and again; `gone` where it is not there for me. */
export function useRefreshed<Info extends object>(
  id: string,
  ask: (id: string) => Promise<Info>,
  everyMs: number,
): Refreshed<Info> | 'gone' | 'away' | undefined {
  const words = useWords()
  const [found, setFound] = useState<Info | 'gone' | 'away'>()
  const look = useCallback(() => {
    ask(id).then(setFound, problem => {
      const gone = problem instanceof Problem && problem.kind === 'notFound'
      setFound(before => (gone ? 'gone' : (before ?? 'away')))
    })
  }, [id, ask])
  useEffect(() => {
    look()
    const timer = setInterval(() => document.hidden || look(), everyMs)
    return () => clearInterval(timer)
  }, [look, everyMs])
  if (found === undefined || typeof found === 'string') return found
  const act = (doing: Promise<Info>) => doing.then(setFound, problem => sayProblem(words, problem))
  return { info: found, act, look }
}
