import type { SubTerraPosition } from '@grotto/sub-terra'
import { useCallback, useState } from 'react'

/**
 * What a player points at in a scene, and which ends with it. The scene itself says so and no effect: an effect comes
 * after the picture, and would take back the key that was pressed as soon as the new scene was seen.
 */
export function useOfScene<T>(scene: SubTerraPosition): [T | undefined, (value: T | undefined) => void] {
  const [kept, keep] = useState<{ readonly scene: SubTerraPosition; readonly value: T | undefined }>()
  const set = useCallback((value: T | undefined) => keep({ scene, value }), [scene])
  return [kept?.scene === scene ? kept.value : undefined, set]
}
