import { useSyncExternalStore } from 'react'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'

/** How quickly events are played back: a factor on every duration, `instant` shows results only. */
export const SPEEDS = ['slow', 'normal', 'fast', 'instant'] as const
export type Speed = (typeof SPEEDS)[number]
export const PACE: Record<Speed, number> = { slow: 1.7, normal: 1, fast: 0.5, instant: 0 }

export const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

export const CONFIRMS = ['tap', 'hold', 'once'] as const
export type Confirm = (typeof CONFIRMS)[number]

/** What a player sets once for all tables on this device. */
export interface Settings {
  readonly sound: boolean
  /** Whether the device trembles with great moments. */
  readonly vibration: boolean
  readonly speed: Speed
  /** Whether the system asks for reduced motion, or the player overrides it. */
  readonly motion: 'system' | 'reduced' | 'full'
  /** By day or by night, as the system has it or as the player wants it. */
  readonly theme: Theme
  /** A choice on a touch screen is confirmed by a second tap, by holding it, or not at all; holding always does. */
  readonly confirm: Confirm
  /** What costs much, rolls or cannot be undone is done by a second press only. */
  readonly askTwice: boolean
  /** A notification when my turn begins while the page is out of sight. */
  readonly remind: boolean
  readonly change: (change: Partial<Omit<Settings, 'change'>>) => void
}

export const useSettings = create<Settings>()(
  persist(
    set => ({
      sound: false,
      vibration: false,
      speed: 'normal',
      motion: 'system',
      theme: 'system',
      confirm: 'tap',
      askTwice: true,
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

const SYSTEM_IS_LIGHT = '(prefers-color-scheme: light)'

const followSystem = (tell: () => void) => {
  const system = matchMedia(SYSTEM_IS_LIGHT)
  system.addEventListener('change', tell)
  return () => system.removeEventListener('change', tell)
}

/** Whether the page is painted by day, now: what the player chose wins; `system` asks the system. */
export function useDaylight(): boolean {
  const theme = useSettings(settings => settings.theme)
  const system = useSyncExternalStore(followSystem, () => matchMedia(SYSTEM_IS_LIGHT).matches)
  return theme === 'light' || (theme === 'system' && system)
}

/** Tells every style sheet which theme is wanted; none, and the style sheets ask the system themselves. */
export function showTheme(root: HTMLElement): void {
  const show = ({ theme }: Pick<Settings, 'theme'>) => {
    if (theme === 'system') delete root.dataset.theme
    else root.dataset.theme = theme
  }
  show(useSettings.getState())
  useSettings.subscribe(show)
}

/** The factor on every duration: 0 means "show the result at once". */
export const usePace = (): number => PACE[useSettings(settings => settings.speed)]
