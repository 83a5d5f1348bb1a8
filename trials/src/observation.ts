/** What one game told, by name: 1 and 0 for what happened or not, otherwise a number. */
export type Observation = Readonly<Record<string, number>>

/** Hears one game from its set-up to its end. */
export interface Observer<Event, State> {
  sink(event: Event): void
  ended(state: State): Observation
}

/** One figure that games tell, and how it is read. */
export interface Measure {
  readonly id: string
  /** How often, between 0 and 1, or how much. */
  readonly kind: 'share' | 'amount'
  /** Of each seat by itself: `won/0`, `won/1`… */
  readonly perSeat?: true
  /** Among the few that are shown where nobody asks for others. */
  readonly usual?: true
}
