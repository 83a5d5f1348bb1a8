import type { Mark, Refusal, Seat, Spot, Viewer } from '@grotto/kernel'
import type { PHRASES } from '@grotto/protocol'
import type { ReactNode } from 'react'

/** What reaches everybody in the own language. */
export type Phrase = (typeof PHRASES)[number]

/** A player as a board names her. */
export interface Sitter {
  readonly name: string
  readonly bot: boolean
  /** What a bot goes by, in one sentence. */
  readonly motto?: string
  /** A bot decides for this person, until she takes her seat back. */
  readonly standIn?: boolean
  /** Not at the table just now. */
  readonly away?: boolean
}

/** A line of the journal about the people at the table, which no rule of the game wrote. */
export interface BoardNote {
  /** The number of the event it follows, and a half. */
  readonly number: number
  readonly text: string
}

/** An event with the number it has at this table, so that a board knows which ones it has already shown. */
export interface LoggedEvent<Event> {
  readonly number: number
  readonly event: Event
  /** The viewer's view right after it, as the engine made it; only of what she saw happen. */
  readonly scene?: object
}

/** What somebody means to do, in the game's own words. It comes from other devices: a board believes nothing of it. */
export type Plan = { readonly type: string } & { readonly [field: string]: unknown }

/** Said in passing: shown for a moment. Numbers grow and never come twice on one page. */
export type Passing = { readonly number: number } & (
  | Pointed
  | { readonly type: 'phrase'; readonly seat: Seat; readonly phrase: string }
)

/** Somebody points at something: a player, or by her name whoever looks at a finished game. */
export interface Pointed {
  readonly type: 'point'
  readonly seat: Seat | null
  readonly name?: string
  readonly spot: Spot
}

/** What a seat means to do, until it says something else or the game has gone on. */
export interface Planned {
  readonly number: number
  readonly seat: Seat
  readonly plan: Plan
  /** Number of the last event when it was said. */
  readonly since: number
}

/** Something a player tells the table with her finger. */
export type Word =
  | { readonly type: 'point'; readonly at: Spot }
  | { readonly type: 'intend'; readonly plan: Plan | null }
  | { readonly type: 'phrase'; readonly phrase: Phrase }

/** What people and bots at the table tell one another on the board itself. */
export interface Talk {
  /** Oldest first. */
  readonly passing: readonly Passing[]
  readonly plans: readonly Planned[]
  /** Absent for those who look on, and where nobody else would see it. */
  readonly say?: (word: Word) => void
  /** Players have agreed to point, and to say nothing else. */
  readonly silent?: boolean
}

/**
 * Each board's folder has an `index.ts` with `export { DiamantBoard as Board } from './DiamantBoard.tsx'`: its own chunk,
 * loaded when a table opens. It fills the box it is given (width and height 100 %), finds its sentences with
 * `useWords()` (areas common, table and its own), the player's pace and sound with `useSettings`, and takes colours,
 * type and measures from theme/tokens.css.
 *
 * All that a board gets, from a live table, a local game or a replay alike. Legal actions come in as data and
 * refusals as a question: no rule lives in a board.
 */
export interface BoardProps<View, Action, Event> {
  /** The engine's view of the table as it stands; what is drawn lags behind it until all is told (`playback/`). */
  readonly view: View
  readonly viewer: Viewer
  readonly sitters: readonly Sitter[]
  /** What the viewer may do now; empty while it is not her turn, while an action is under way, and in a replay. */
  readonly legal: readonly Action[]
  readonly refusal: (action: Action) => Refusal | undefined
  readonly act: (action: Action) => void
  /** All events so far, oldest first. */
  readonly log: readonly LoggedEvent<Event>[]
  /** What happened to the people at the table meanwhile, oldest first. */
  readonly notes?: readonly BoardNote[]
  /** Says whether something is still being told: until then it is nobody's turn to those who look. */
  readonly onTelling?: (telling: boolean) => void
  /** Says whether the player wants to be at her next turn: bots need not wait for anybody then. */
  readonly onHurry?: (hurrying: boolean) => void
  /** Absent in a replay. */
  readonly talk?: Talk
  /** Says what of the board the player considers, where somebody looks over her shoulder. */
  readonly onAttend?: (spot: Spot | null) => void
  /** What is drawn on the board when a game is looked at again: spots that are marked, and arrows. */
  readonly marks?: readonly Mark[]
  /** What the coach would do: to be lit up where it is done. */
  readonly hint?: { readonly type: string }
  /** Where that is meant to lead. */
  readonly hintedPlan?: Plan
  /** Here a board says how it does what it has lit up, if an action alone would not do all of it; whether it could. */
  readonly takeHint?: { current: (() => boolean) | undefined }
  /**
   * `board`: only looked at, on a large screen or beside another. `hands`: the board is on a screen that all look at, and
   * this device shows what its player holds and may do. Without it, everything.
   */
  readonly part?: 'board' | 'hands'
  /** Whether the table shows odds. */
  readonly showOdds: boolean
  /**
   * The page's own buttons, a row of 44 px squares (back, rules, sound, menu): every board puts them at the right end
   * of its top bar, so that no second bar is needed.
   */
  readonly menu?: ReactNode
  /** What stands beside the board at the end: rematch, share, back. */
  readonly afterGame?: ReactNode
}
