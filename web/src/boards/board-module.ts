import type { Words } from '@grotto/words'
import type { ComponentType } from 'react'
import type { BoardProps } from './board.ts'

/** A board whose game's types are forgotten: whoever holds a position holds the board it belongs to. */
// biome-ignore lint/suspicious/noExplicitAny: the types of one game never meet those of another
export type AnyBoardProps = BoardProps<any, any, any>
export type AnyBoard = ComponentType<AnyBoardProps>

export type KeyLine = readonly [key: string, meaning: string]

/** An action in the game's own words: its type and whatever else it holds. */
export type NamedAction = { readonly type: string } & { readonly [field: string]: unknown }

/** What a board's folder exports for the page around it. */
export interface BoardModule {
  readonly Board: AnyBoard
  /** Every key it listens to. */
  readonly keys?: (words: Words) => readonly KeyLine[]
  /** What is said above the keys. */
  readonly keyHelp?: (words: Words) => string
  /** An action as the board calls it; without it an action is called by its notation. */
  readonly nameAction?: (words: Words, action: NamedAction) => string
  /** What a number of points is called, where the game counts any. */
  readonly namePoints?: (words: Words, score: number) => string
}
