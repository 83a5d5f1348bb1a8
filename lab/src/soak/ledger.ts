/** Bookkeeping over one game that throws as soon as something does not add up. */
export interface Ledger<Event, State> {
  sink(event: Event): void
  /** Before each decision and at the end. */
  look(state: State): void
  /** At the end of the game. */
  close(): void
}
