import type { Chance, GameTypes, Json, Seat } from '@grotto/kernel'

/** A thing said about a decision: a key that words turn into a sentence, and what it speaks of. */
export interface Reason {
  readonly reason: string
  readonly args?: Readonly<Record<string, string | number>>
}

/** What a bot means to do next, shown to the others at the table; its type belongs to the game. */
export type Intent = { readonly type: string } & { readonly [field: string]: Json | undefined }

/** A plan somebody at the table has shown and not taken back. */
export interface Shown {
  readonly seat: Seat
  readonly plan: Intent
  /** Shown by a bot: people go by it, other bots know better themselves. */
  readonly bot?: true
  /** How many public events there had been when it was shown: whether it still holds is the game's own matter. */
  readonly since: number
}

export interface Decision<G extends GameTypes> {
  readonly action: G['action']
  readonly intent?: Intent
  /** What it supposes the others will do, where it speaks for the team: shown for those of them that are bots too. */
  readonly team?: readonly Pick<Shown, 'seat' | 'plan'>[]
  /** The most important first. */
  readonly reasons: readonly Reason[]
}

/** What may come of an action, as far as the bot can tell. */
export interface Hint<G extends GameTypes> {
  readonly action: G['action']
  /** Share of wins expected, ties split; between 0 and 1. */
  readonly winShare: number
  /** Points expected as far as the bot looked ahead (Diamant: at the end of the expedition), where the game counts any. */
  readonly score?: number
  /** What it is the beginning of, where the bot has a plan. */
  readonly intent?: Intent
  readonly reasons: readonly Reason[]
}

/**
 * Who decides, by what luck, and how long it may take: a number of iterations (then the decision depends on nothing
 * but view, log, seat and random), or a moment on a clock that the caller brings.
 */
export interface Thinking {
  readonly seat: Seat
  readonly random: Chance
  /** What all at the table have said they mean to do, the bot itself included. */
  readonly plans?: readonly Shown[]
  readonly iterations?: number
  readonly deadline?: number
  readonly now?: () => number
}

/** A player that sees views only. Name and version go into the record. */
export interface Bot<G extends GameTypes> {
  readonly id: string
  /** Grows whenever the same thinking would lead to another decision. */
  readonly version: number
  decide(view: G['view'], log: readonly G['event'][], thinking: Thinking): Decision<G>
  /** The two or three best actions with their expected outcome, best first; not every bot can say. */
  hint?(view: G['view'], log: readonly G['event'][], thinking: Thinking): readonly Hint<G>[]
}

/** Whether another iteration may be begun. Looks at the clock only every 16th time: asking it costs more than thinking. */
export function mayThinkOn({ iterations, deadline, now }: Thinking, done: number, otherwise: number): boolean {
  if (iterations !== undefined || deadline === undefined || now === undefined) return done < (iterations ?? otherwise)
  return done % 16 !== 0 || done === 0 || now() < deadline
}
