import { useEffect } from 'react'
import { useLocation, useParams } from 'wouter'
import { Loading } from '../app/Loading.tsx'
import { sayProblem } from '../app/problems.ts'
import { joinByCode } from '../net/api.ts'
import { useWords } from '../words/words.tsx'

/** The address behind an invitation's code: finds the table and goes there. */
export function JoinScreen() {
  const { code = '' } = useParams<{ code: string }>()
  const [, go] = useLocation()
  const words = useWords()
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each code; a change of language asks nothing
  useEffect(() => {
    joinByCode(code).then(
      found => go(`/t/${found.id}`, { replace: true }),
      problem => {
        sayProblem(words, problem)
        go('/', { replace: true })
      },
    )
  }, [code])
  return <Loading />
}
