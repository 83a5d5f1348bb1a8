import type { CaverName, Cell } from '@grotto/sub-terra'
import { useEffect, useState } from 'react'
import type { Board } from './context.ts'
import { actorOf } from './scene/choices.ts'
import { inTurnOrder } from './scene/geometry.ts'
import type { Announcement } from './scene/plans.ts'

/** How a player points at the cave and says what she plans. */
export interface Signals {
  /** Whether the next tap points instead of acting. */
  readonly armed: boolean
  readonly arm: (on: boolean) => void
  /** Everybody sees it; then one may say what one plans there. */
  readonly point: (cell: Cell) => void
  /** The cell whose plans are offered. */
  readonly asked: Cell | undefined
  readonly announce: (announcement: Announcement | null) => void
  readonly close: () => void
  /** For which of my cavers. */
  readonly by: CaverName | undefined
  readonly mine: readonly CaverName[]
  readonly setBy: (caver: CaverName) => void
}

/** Nothing where nobody would see it. */
export function useSignals({
  scene,
  viewer,
  talk,
  log,
}: Pick<Board, 'scene' | 'viewer' | 'talk' | 'log'>): Signals | undefined {
  const after = log.at(-1)?.number ?? -1
  const [armed, arm] = useState(false)
  const [asked, ask] = useState<Cell>()
  const [chosen, setBy] = useState<CaverName>()
  const mine = inTurnOrder(scene)
    .filter(caver => caver.seat === viewer && !caver.devoured)
    .map(({ name }) => name)
  const actor = actorOf(scene)
  const by = [chosen, actor].find(name => name !== undefined && mine.includes(name)) ?? mine[0]
  // biome-ignore lint/correctness/useExhaustiveDependencies: whose turn it is decides for whom one plans first
  useEffect(() => setBy(undefined), [actor])
  const say = talk?.say
  if (!say) return undefined
  const close = () => {
    ask(undefined)
    arm(false)
  }
  return {
    armed,
    arm,
    asked,
    close,
    by,
    mine,
    setBy,
    point: cell => {
      say({ type: 'point', at: { x: cell[0], y: cell[1] } })
      arm(false)
      ask(by && scene.phase !== 'over' && !talk.silent ? cell : undefined)
    },
    announce: announcement => {
      say({ type: 'intend', plan: announcement && asked ? { ...announcement, at: asked, by, after } : null })
      close()
    },
  }
}
