import type { SubTerraEvent } from '@grotto/sub-terra'
import { useEffect } from 'react'
import { useSettings } from '../../../settings/settings.ts'
import type { LoggedEvent } from '../../board.ts'
import { soundOf } from './sounds.ts'

/** Plays what the current event sounds like, where the player wants sound. */
export function useSound(current: LoggedEvent<SubTerraEvent> | undefined): void {
  const wanted = useSettings(settings => settings.sound)
  const number = current?.number
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each event
  useEffect(() => {
    if (wanted && current) soundOf(current.event)
  }, [number, wanted])
}
