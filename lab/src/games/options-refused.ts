import type { Refusal } from '@grotto/kernel'
import { UsageError } from '../usage-error.ts'

/** Options that the rules of a game do not allow. `main` says why, in the user's language. */
export class OptionsRefused extends UsageError {
  override name = 'OptionsRefused'
  readonly game: string
  readonly refusal: Refusal

  constructor(game: string, refusal: Refusal) {
    super(`these options are refused by ${refusal.rule}: ${refusal.reason}`)
    this.game = game
    this.refusal = refusal
  }
}
