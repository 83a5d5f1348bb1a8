import type { SubTerraEvent } from '@grotto/sub-terra'
import { useEffect } from 'react'
import { useSettings } from '../../../settings/settings.ts'
import type { LoggedEvent } from '../../board.ts'
import { feelOf } from './feel.ts'

/** Sound is off until somebody wants it: only then is it loaded. */
const loadSounds = () => import('./sounds.ts').catch(() => ({ soundOf: () => {} }))

/** Plays what the current event sounds like, where the player wants sound. */
export function useSound(current: LoggedEvent<SubTerraEvent> | undefined): void {
  const wanted = useSettings(settings => settings.sound)
  const number = current?.number
  useEffect(() => {
    if (wanted) void loadSounds()
  }, [wanted])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each event
  useEffect(() => {
    if (wanted && current) void loadSounds().then(({ soundOf }) => soundOf(current.event))
  }, [number, wanted])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each event
  useEffect(() => {
    if (current) feelOf(current.event)
  }, [number])
}
