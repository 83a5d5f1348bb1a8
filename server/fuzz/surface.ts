import type { Text } from './cases/hostile.ts'

/** A door through which strangers' input comes in. */
export interface Surface {
  readonly name: string
  readonly cases: Text
  /** How many cases are tried together. */
  readonly batch: number
  /** What went wrong while these were tried together; nothing if all is well. */
  together(cases: readonly string[]): Promise<string | undefined>
  /** The same for one case, looked at twice before anything slow is believed. */
  alone(text: string): Promise<string | undefined>
  close(): Promise<void>
}

/** No input may hold the event loop up for longer than this, in milliseconds, beyond what a quiet one shows. */
export const MOST_LAG = 100
