import type { Area, KeyOf } from '@grotto/words'
import type { ComponentType } from 'react'
import type { GameResultsProps } from '../club/game-results.ts'
import type { GameName } from '../games.ts'
import type { AnyLesson } from '../learn/lesson.ts'
import type { AnyScript } from '../lesson/script.ts'
import type { BookPictures } from '../rules/book-pictures.ts'
import type { AnyForm } from '../setup/form.ts'
import type { BoardModule } from './board-module.ts'

/**
 * All that the page knows of a game beyond the catalog: one small descriptor beside its board, which names the large
 * parts and loads none of them. Whatever a game leaves out, the page does without.
 */
export interface PageGame {
  readonly id: GameName
  /** Where its sentences are. */
  readonly area: Area
  /** What stands in its badge. */
  readonly Mark: ComponentType
  /** What the front page says of it, over `/pictures/<id>.svg`. */
  readonly poster: { readonly line: KeyOf<'lobby'>; readonly kind: KeyOf<'lobby'> }
  /** What the game of the day is called. */
  readonly daily?: KeyOf<'lobby'>
  /** Whether `/puzzles/<id>.json` holds positions to find the best action in (`npm run puzzles`). */
  readonly puzzles?: true
  /** What somebody offers who offers its deal. */
  readonly deal?: 'cave' | 'expedition'
  readonly board: (game: GameName) => Promise<BoardModule>
  readonly form: () => Promise<AnyForm>
  /** What its form begins with, without the form: for a game that is laid out at once. */
  readonly draft?: () => Promise<Pick<AnyForm, 'firstDraft' | 'optionsOf'>>
  /** A lesson for beginners: to be read, and to be played where it has a script; its lead stands in the words. */
  readonly lesson: {
    readonly lead: KeyOf<'learn'>
    readonly load: () => Promise<AnyLesson>
    readonly script?: { readonly minutes: number; readonly load: () => Promise<AnyScript> }
  }
  /** At the Lab: whether all seats win or lose together, and what figures of many games are called. */
  readonly lab: { readonly team: boolean; readonly measures: Readonly<Record<string, KeyOf<'lab'>>> }
  /** What it shows of somebody's results; without, how often she came to each place. */
  readonly results?: () => Promise<ComponentType<GameResultsProps>>
  /** Whether `docs/rules/<id>.md` is its rulebook, in every language. */
  readonly rulebook: boolean
  /** What the pictures of its rulebook are drawn with. */
  readonly bookPictures: () => Promise<BookPictures>
  /** The sections of docs/rules/glossary.md that belong to it. */
  readonly glossary: readonly string[]
  /** Whether a choice can be confirmed by holding it. */
  readonly holds: boolean
  /** Whether its board asks before what is dear or risky. */
  readonly asksTwice: boolean
}

/** A game that has nothing of its own but its board and its form, or not even those. */
export type PlainPageGame = Pick<PageGame, 'board' | 'form'> & Partial<PageGame>
