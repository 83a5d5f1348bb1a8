import type { KeyOf } from '@grotto/words'
import type { ComponentType } from 'react'

/** One step of a lesson: its name in the words and the pictures, and the rules it tells about. */
export interface LessonStep<Name extends string = string> {
  readonly name: Name
  readonly rules: readonly string[]
}

/** What a new player needs before the first turn, in the order in which it comes up, with a picture to each step. */
export interface Lesson<Name extends string> {
  readonly steps: readonly LessonStep<Name>[]
  /** What its pictures refer to: once on a page. */
  readonly Definitions: ComponentType
  readonly Picture: ComponentType<{ step: Name }>
  readonly heading: (step: Name) => KeyOf<'learn'>
  readonly text: (step: Name) => KeyOf<'learn'>
}

/** A lesson whose steps only it can name. */
// biome-ignore lint/suspicious/noExplicitAny: the steps of one lesson never meet the pictures of another
export type AnyLesson = Lesson<any>
