import type { Estimate } from '@grotto/bots'
import type { GameTypes } from '@grotto/kernel'

/** What one game told, by name: 1 and 0 for what happened or not, otherwise a number. */
export type Observation = Readonly<Record<string, number>>

/** One table of a study: its options, and who plays; bots go round where there are more seats. */
export interface StudyCell {
  readonly name: string
  readonly options: object
  readonly bots: readonly string[]
}

/** A cell with all its games, each on the deal of its number. */
export interface PlayedCell extends StudyCell {
  readonly observations: readonly Observation[]
}

/** A figure of a study: a mean with its interval, its group (a facet, a line, a row) and its label in it. */
export interface Row {
  readonly group: string
  readonly label: string
  readonly estimate: Estimate
  readonly games: number
}

/** How figures are drawn: bars beside each other, lines over a scale, numbers in a grid. */
export type ChartKind = 'bars' | 'lines' | 'grid'

/** A question that games answer. */
export interface Study {
  readonly id: string
  readonly title: string
  /** How it was asked, and how to read the answer. */
  readonly about: string
  readonly chart: ChartKind
  /** What the figures are, for the axis. */
  readonly unit: string
  readonly isShare?: true
  /** Of two shares: may be less than nothing. */
  readonly isDifference?: true
  /** What the labels are, where a scale needs a name. */
  readonly scale?: string
  readonly cells: readonly StudyCell[]
  /** Games of a cell, as a part of what the command asks for. */
  readonly effort?: number
  rows(played: readonly PlayedCell[]): readonly Row[]
}

/** Hears one game from its set-up to its end. */
export interface Observer<Event, State> {
  sink(event: Event): void
  ended(state: State): Observation
}

/** What is reported of a game. */
export interface GameReport<G extends GameTypes = GameTypes> {
  readonly studies: readonly Study[]
  /** `state` is the game's own while it goes on: after each event it is what that event left. */
  observe(state: G['state']): Observer<G['event'], G['state']>
  /** What a player of one sentence does whom no list of bots has, by a name made for a study. */
  habit?(name: string, state: G['state']): G['action'] | undefined
}
