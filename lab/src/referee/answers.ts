import type { Table } from '../table.ts'
import type { Request } from './request.ts'

/** A request that begins a game: which fields it takes, the table it opens, and what was seen of the set-up. */
export interface Begins {
  readonly fields: readonly string[]
  begin(request: Request): { readonly table: Table; readonly events: readonly object[] }
}

/** A request about the game that was begun. */
export interface Asks {
  readonly fields: readonly string[]
  answer(table: Table, request: Request): object
}

/** Number of the last entry, who is to act, and how the game ended once it has. */
export function standing({ play }: Table): object {
  const outcome = play.game.outcome(play.state)
  return { entry: play.steps.length - 1, toAct: play.game.toAct(play.state), ...(outcome ? { outcome } : {}) }
}
