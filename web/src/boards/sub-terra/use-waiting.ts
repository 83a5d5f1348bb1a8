import type { CaverName, SubTerraAction, SubTerraPosition } from '@grotto/sub-terra'
import type { Words } from '@grotto/words'
import { useEffect, useState } from 'react'
import { say } from '../../hear/spoken.ts'
import { capital, theOf } from './context.ts'
import { hasFallenSince, lyingIn, mayWait } from './scene/waiting.ts'

/** Long enough to see whose turn it is, and to think better of it. */
const PAUSE_MS = 1200

export interface WaitingCavers {
  readonly waits: (caver: CaverName) => boolean
  readonly toggle: (caver: CaverName) => void
  /** The first of those who wait: between her turns too she may think better of it. */
  readonly waiter: CaverName | undefined
}

/** For ears whether she waits from now on. */
export const waitText = (words: Words, caver: CaverName, waits: boolean): string =>
  capital(words.say(waits ? 'subTerra.heard.waits' : 'subTerra.heard.waitsNoMore', { the: theOf(words, caver) }))

/** E-1 Whoever waits on the exit ends her turns by herself, until somebody falls. */
export function useWaiting(
  words: Words,
  scene: SubTerraPosition,
  legal: readonly SubTerraAction[],
  act: (action: SubTerraAction) => void,
): WaitingCavers {
  const [since, setSince] = useState<ReadonlyMap<CaverName, readonly CaverName[]>>(new Map())
  const caver = scene.turn?.caver
  const before = caver && since.get(caver)
  useEffect(() => {
    if (!caver || !before || !legal.some(({ type }) => type === 'endTurn')) return
    if (!mayWait(scene, caver) || hasFallenSince(before, scene)) {
      say(waitText(words, caver, false))
      return setSince(waiting => new Map([...waiting].filter(([each]) => each !== caver)))
    }
    const pause = setTimeout(() => act({ type: 'endTurn' }), PAUSE_MS)
    return () => clearTimeout(pause)
  }, [words, scene, legal, act, caver, before])
  return {
    waits: each => since.has(each),
    waiter: since.keys().next().value,
    toggle: each => {
      say(waitText(words, each, !since.has(each)))
      setSince(waiting => {
        const others = [...waiting].filter(([other]) => other !== each)
        return new Map(waiting.has(each) ? others : [...others, [each, lyingIn(scene)]])
      })
    },
  }
}
