import type { Refusal, Seat } from '@grotto/kernel'
import type { Args, KeyOf, Words } from '@grotto/words'
import type { PreparedDraws } from './prepared-chance.ts'

/** An action of somebody else at the table, in the notation of the game. */
export type Scripted = readonly [seat: Seat, action: string]

/** One thing at a time: what is told, or what is asked for. */
export interface ScriptStep<Name extends string = string> {
  readonly name: Name
  /**
   * What I am asked to do, in the notation of the game: one action after the other, each in any of the ways named.
   * A step without it tells something, and I say when to go on.
   */
  readonly asks?: readonly (readonly string[])[]
  /** What the others do once this is done. */
  readonly others?: readonly Scripted[]
  /** From here on the coach can be called. */
  readonly coach?: true
  /** The rules it speaks of. */
  readonly rules: readonly string[]
}

/**
 * A lesson on the real board: a real game of the real engine whose chance was prepared, and what is asked for on the
 * way. Everybody else's actions are decided beforehand, so every playing of it is a record that replays.
 */
export interface LessonScript<Name extends string = string> {
  /** Grows whenever a lesson half done could not go on by this script. */
  readonly version: number
  readonly options: object
  readonly draws: PreparedDraws
  /** Where I sit. */
  readonly seat: Seat
  /** Who sits on the other seats, in seat order. */
  readonly companions: readonly string[]
  readonly steps: readonly ScriptStep<Name>[]
  /** What is told. */
  readonly text: (step: Name) => KeyOf<'lesson'>
  /** What is asked for; only of steps that ask. */
  readonly ask: (step: Name) => KeyOf<'lesson'>
  /** Where keys begin on the board, as a selector: what is asked for is near it. */
  readonly home: string
  /** What the board calls the things a step speaks of, to be put into its sentences. */
  readonly labels: (words: Words) => Args
  /** The engine's refusal in words. */
  readonly explain: (refusal: Refusal, words: Words) => string
}

/** A script whose steps only it can name. */
// biome-ignore lint/suspicious/noExplicitAny: the steps of one lesson never meet the words of another
export type AnyScript = LessonScript<any>

/** What the board calls things, and what every table calls its coach. */
export const labelsIn = ({ labels }: Pick<AnyScript, 'labels'>, words: Words): Args => ({
  ...labels(words),
  advice: words.say('table.advice.ask'),
})
