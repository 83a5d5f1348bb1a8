import type { CaverName, SubTerraPosition } from '@grotto/sub-terra'
import { caverOf, mapOf, tileAt } from './geometry.ts'

/** E-1 Who lies in the cave: the only ones somebody would leave the exit for. */
export const lyingIn = ({ cavers }: SubTerraPosition): readonly CaverName[] =>
  cavers.filter(({ health, at, devoured }) => health === 0 && at && !devoured).map(({ name }) => name)

/** E-1 On the exit, in her turn, there is nothing she has to do. */
export function mayWait(scene: SubTerraPosition, caver: CaverName): boolean {
  const at = caverOf(scene, caver)?.at
  const tile = at && tileAt(mapOf(scene.tiles), at)
  return scene.question.type === 'turn' && tile?.kind === 'exit'
}

/** Somebody has fallen since: whoever waits decides anew. */
export const hasFallenSince = (before: readonly CaverName[], scene: SubTerraPosition): boolean =>
  lyingIn(scene).some(caver => !before.includes(caver))
