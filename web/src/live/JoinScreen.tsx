import { useEffect, useState } from 'react'
import { useLocation, useParams } from 'wouter'
import { Loading } from '../app/Loading.tsx'
import { sayProblem } from '../app/problems.ts'
import { ServerAway } from '../app/ServerAway.tsx'
import { joinByCode, Problem } from '../net/api.ts'
import { HANDS, useHands } from '../screen/hands.ts'
import { useWords } from '../words/words.tsx'

const AGAIN_MS = 2000

/** The address behind an invitation's code: finds the table and goes there, however long the server is away. */
export function JoinScreen() {
  const { code = '' } = useParams<{ code: string }>()
  const [, go] = useLocation()
  const words = useWords()
  const [away, setAway] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each code; a change of language asks nothing
  useEffect(() => {
    const atScreen = location.hash === HANDS
    let timer: ReturnType<typeof setTimeout> | undefined
    const join = () =>
      void joinByCode(code).then(
        found => {
          if (atScreen) useHands.getState().set(found.id, true)
          go(`/t/${found.id}`, { replace: true })
        },
        problem => {
          if (isAway(problem)) {
            setAway(true)
            timer = setTimeout(join, AGAIN_MS)
            return
          }
          sayProblem(words, problem)
          go('/', { replace: true })
        },
      )
    join()
    return () => clearTimeout(timer)
  }, [code])
  return away ? <ServerAway /> : <Loading />
}

/** A proxy before a server that restarts answers too. */
const isAway = (problem: unknown): boolean =>
  problem instanceof Problem && ['offline', 'stopping', 'unavailable', 'failed'].includes(problem.kind)
