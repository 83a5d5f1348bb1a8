import type { Side, SubTerraAction, SubTerraPosition } from '@grotto/sub-terra'
import { useEffect, useRef } from 'react'
import type { Choice } from './scene/choices.ts'
import { caverOf } from './scene/geometry.ts'

interface Plan {
  readonly steps: Side[]
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
    if (!caver || caver.health < planned.health || scene.horrors.length !== planned.horrors) {
      plan.current = undefined
      return
    }
    const [side, ...rest] = planned.steps
    const next = side
      ? legal.find(action => action.type === 'step' && action.side === side)
      : legal.find(({ type }) => type === 'stop')
    plan.current = next && side ? { ...planned, steps: rest, since: scene } : undefined
    if (next) act(next)
  }, [scene, legal, act, question])
  return (choice: Choice) => {
    const caver = question.type === 'over' ? undefined : caverOf(scene, question.caver)
    plan.current =
      choice.path && caver
        ? { steps: [...choice.path], health: caver.health, horrors: scene.horrors.length, since: scene }
        : undefined
    act(choice.action)
  }
}
