import { useSettings } from './settings.ts'

/** Whether this device can tremble at all. */
export const canVibrate = (): boolean => typeof navigator !== 'undefined' && 'vibrate' in navigator

/** Milliseconds on, off, on…: one for each kind of great moment. */
const TREMORS = {
  /** Something falls shut or into place. */
  thud: [40],
  /** A warning that is felt once. */
  warning: [30, 60, 30],
  /** What everybody feared. */
  disaster: [90, 50, 160, 50, 220],
} as const
export type Tremor = keyof typeof TREMORS

/** Lets the device tremble with a great moment, for those who want to feel it. */
export function tremble(tremor: Tremor): void {
  if (useSettings.getState().vibration && canVibrate()) navigator.vibrate([...TREMORS[tremor]])
}
