import type { Spot } from '@grotto/kernel'
import type { Words } from '@grotto/words'
import type { ComponentType } from 'react'
import type { Vocabulary } from '../hear/commands.ts'
import type { BoardProps, Sitter } from './board.ts'

/** A board whose game's types are forgotten: whoever holds a position holds the board it belongs to. */
// biome-ignore lint/suspicious/noExplicitAny: the types of one game never meet those of another
export type AnyBoardProps = BoardProps<any, any, any>
export type AnyBoard = ComponentType<AnyBoardProps>

export type KeyLine = readonly [key: string, meaning: string]

/** An action in the game's own words: its type and whatever else it holds. */
export type NamedAction = { readonly type: string } & { readonly [field: string]: unknown }

/** How a game ended, for a picture that is sent to friends. */
export interface Summary {
  readonly headline: string
  /** What was reached, drawn: SVG of our own making, with its width and height. */
  readonly emblem?: { readonly svg: string; readonly size: readonly [width: number, height: number] }
  readonly lines: readonly { readonly name: string; readonly figure: string; readonly colour: string }[]
}

export interface StandingLine {
  readonly who: string
  readonly what: string
}

/** A spot comes from other devices and may be anything; nothing where it is none of this board. */
export type NameSpot = (words: Words, view: AnyBoardProps['view'], spot: Spot) => string | undefined

/** What a board's folder exports for the page around it. */
export interface BoardModule {
  readonly Board: AnyBoard
  /** Every key it listens to. */
  readonly keys?: (words: Words) => readonly KeyLine[]
  /** What is said above the keys. */
  readonly keyHelp?: (words: Words) => string
  /** An action as the board calls it, with places where the view is given; without it an action is called by its notation. */
  // biome-ignore lint/suspicious/noExplicitAny: a view of the game whose board it is
  readonly nameAction?: (words: Words, action: NamedAction, view?: any) => string
  /** How a finished game ended, in a few words. */
  // biome-ignore lint/suspicious/noExplicitAny: a view of the game whose board it is
  readonly sumUp?: (words: Words, view: any, sitters: readonly Sitter[]) => Summary
  /** A plan somebody tells the others, as she would say it; it comes from other devices and may be anything. */
  readonly namePlan?: (words: Words, plan: NamedAction) => string | undefined
  /** How a game stands that was stopped: a line for each who has something to show. */
  readonly standing?: (words: Words, view: AnyBoardProps['view'], sitters: readonly Sitter[]) => readonly StandingLine[]
  /** What the command line understands besides the notation: loaded when somebody types. */
  readonly vocabulary?: () => Promise<Vocabulary>
  /** Whether what the coach would do lights up on the upper part of the board, which his paper must then leave free. */
  readonly hintsAbove?: boolean
  /** What a spot of the board is called that somebody has drawn on: loaded where games are looked at again. */
  readonly nameSpot?: () => Promise<NameSpot>
  /** What a number of points is called, where the game counts any. */
  readonly namePoints?: (words: Words, score: number) => string
}
