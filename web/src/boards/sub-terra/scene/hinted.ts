import type { Cell, SubTerraPosition } from '@grotto/sub-terra'
import type { Plan } from '../../board.ts'
import { actorOf, type Choice } from './choices.ts'
import { type CaveMap, caverOf, sameCell } from './geometry.ts'
import { wayTo } from './ways.ts'

interface Hinted {
  readonly hint?: { readonly type: string }
  readonly hintedPlan?: Plan
  readonly scene: SubTerraPosition
  readonly cave: CaveMap
  readonly choices: readonly Choice[]
}

/** The choice a hint means. A Run says nothing of its goal: it goes along the way of the plan as far as it reaches. */
export function hintedChoice({ hint, hintedPlan, scene, cave, choices }: Hinted): Choice | undefined {
  if (!hint) return undefined
  const wanted = JSON.stringify(hint)
  const meant = choices.filter(({ action }) => JSON.stringify(action) === wanted)
  const runs = meant.filter(({ path }) => path)
  const onTheWay = wayOf(scene, cave, hintedPlan).flatMap(cell => runs.find(({ at }) => sameCell(at, cell)) ?? [])
  return onTheWay.at(-1) ?? meant.find(({ path }) => !path)
}

function wayOf(scene: SubTerraPosition, cave: CaveMap, plan: Plan | undefined): readonly Cell[] {
  const actor = actorOf(scene)
  const here = actor && caverOf(scene, actor)?.at
  const goal = plan?.at as Cell | undefined
  return here && goal ? wayTo(cave, here, goal) : []
}
