/** Bookkeeping over one game that throws as soon as something does not add up. */
export interface Ledger<Event> {
  sink(event: Event): void
  /** At the end of the game. */
  close(): void
}
