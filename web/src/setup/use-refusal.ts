import type { Refusal } from '@grotto/kernel'
import { useEffect, useState } from 'react'
import { loadEngine } from '../engines.ts'
import type { GameName } from '../games.ts'

/** What the engine has against some options, if anything: the same answer that a table would give. */
export function useRefusal(game: GameName, options: object): Refusal | undefined {
  const [refusal, setRefusal] = useState<Refusal>()
  const asked = JSON.stringify(options)
  useEffect(() => {
    let current = true
    loadEngine(game).then(engine => {
      const answer = engine.parseOptions(JSON.parse(asked))
      if (current) setRefusal(answer.ok ? undefined : answer.refusal)
    })
    return () => {
      current = false
    }
  }, [game, asked])
  return refusal
}
