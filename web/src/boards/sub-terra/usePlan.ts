import type { SubTerraAction, SubTerraPosition } from '@grotto/sub-terra'
import { useEffect, useRef } from 'react'
import type { Choice } from './scene/choices.ts'
import { caverOf } from './scene/geometry.ts'
import { nextOn, type ShownWay } from './scene/ways.ts'

interface Plan extends ShownWay {
  readonly health: number
  readonly horrors: number
  /** The scene it was last acted in: until the next one comes there is nothing to do. */
  readonly since: SubTerraPosition
}

/**
 * A Run chosen by its goal is walked step by step, as the rules ask for it; whenever something unforeseen happened on
 * the way, the rest is left to the player.
 */
export function usePlan(
  scene: SubTerraPosition,
  legal: readonly SubTerraAction[],
  act: (action: SubTerraAction) => void,
) {
  const plan = useRef<Plan>(undefined)
  const { question } = scene
  useEffect(() => {
    const planned = plan.current
    if (!planned || legal.length === 0 || planned.since === scene) return
    const caver = question.type === 'step' ? caverOf(scene, question.caver) : undefined
    plan.current = undefined
    if (!caver?.at || caver.health < planned.health || scene.horrors.length !== planned.horrors) return
    const on = nextOn(planned, caver.at)
    const next = legal.find(action =>
      action.type === 'step' ? action.side === on : action.type === 'stop' && on === 'end',
    )
    if (!next) return
    if (next.type === 'step') plan.current = { ...planned, since: scene }
    act(next)
  }, [scene, legal, act, question])
  return (choice: Choice) => {
    const caver = question.type === 'over' ? undefined : caverOf(scene, question.caver)
    plan.current =
      choice.path && caver?.at
        ? { from: caver.at, path: choice.path, health: caver.health, horrors: scene.horrors.length, since: scene }
        : undefined
    act(choice.action)
  }
}
