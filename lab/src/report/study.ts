import type { Estimate, Observation } from '@grotto/trials'

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

/** How figures are drawn: bars beside each other, lines over a scale, numbers in a grid, arrows in a ring. */
export type ChartKind = 'bars' | 'lines' | 'grid' | 'cycle'

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
  /** The scale begins where the figures do: what matters is how they move. */
  readonly isZoomed?: true
  /** What the labels are, where a scale needs a name. */
  readonly scale?: string
  readonly cells: readonly StudyCell[]
  /** Games of a cell, as a part of what the command asks for. */
  readonly effort?: number
  rows(played: readonly PlayedCell[]): readonly Row[]
}

/** What is reported of a game. */
export interface GameReport {
  readonly studies: readonly Study[]
}
