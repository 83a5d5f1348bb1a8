import { create } from 'zustand'
import { persist } from 'zustand/middleware'

/** How quickly events are played back: a factor on every duration, `instant` shows results only. */
export const SPEEDS = ['slow', 'normal', 'fast', 'instant'] as const
export type Speed = (typeof SPEEDS)[number]
export const PACE: Record<Speed, number> = { slow: 1.7, normal: 1, fast: 0.5, instant: 0 }

/** What a player sets once for all tables on this device. */
export interface Settings {
  readonly sound: boolean
  readonly speed: Speed
  /** Whether the system asks for reduced motion, or the player overrides it. */
  readonly motion: 'system' | 'reduced' | 'full'
  /** Diamant on a touch screen: a choice is confirmed by a second tap, or by holding it. */
  readonly confirm: 'tap' | 'hold'
  /** A notification when my turn begins while the page is out of sight. */
  readonly remind: boolean
  readonly change: (change: Partial<Omit<Settings, 'change'>>) => void
}

export const useSettings = create<Settings>()(
  persist(
    set => ({
      sound: false,
      speed: 'normal',
      motion: 'system',
      confirm: 'tap',
      remind: false,
      change: change => set(change),
    }),
    {
      name: 'grotto.settings',
    },
  ),
)

const SYSTEM_REDUCES = '(prefers-reduced-motion: reduce)'

/** What the player chose wins; `system` asks the system. */
const reduces = ({ motion }: Pick<Settings, 'motion'>): boolean =>
  motion === 'reduced' || (motion === 'system' && matchMedia(SYSTEM_REDUCES).matches)

/** Whether animations are to be short fades without shake, flicker or loops. */
export const useReducedMotion = (): boolean => useSettings(reduces)

/** Tells every style sheet how much motion is wanted, now and whenever player or system think again. */
export function showMotion(root: HTMLElement): void {
  const show = () => {
    root.dataset.motion = reduces(useSettings.getState()) ? 'reduced' : 'full'
  }
  show()
  useSettings.subscribe(show)
  matchMedia(SYSTEM_REDUCES).addEventListener('change', show)
}

/** The factor on every duration: 0 means "show the result at once". */
export const usePace = (): number => PACE[useSettings(settings => settings.speed)]
