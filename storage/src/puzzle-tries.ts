/** What somebody answered to a puzzle when she first tried it. */
export interface PuzzleTry {
  readonly person: string
  readonly puzzle: string
  readonly at: number
  readonly solved: boolean
}

/** How many tried a puzzle, and how many of them solved it at their first try. Names nobody, and outlives who tried. */
export interface PuzzleTally {
  readonly puzzle: string
  readonly tried: number
  readonly solved: number
}

export interface PuzzleTries {
  /** Whether it was her first, so that it counts; what she tries afterwards changes nothing. */
  keep(tried: PuzzleTry): Promise<boolean>
  /** Of those that anybody tried. */
  tallies(puzzles: readonly string[]): Promise<PuzzleTally[]>
  /** Of these puzzles, those she tried. */
  of(person: string, puzzles: readonly string[]): Promise<PuzzleTry[]>
}
