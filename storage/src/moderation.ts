/** What somebody reported about somebody at a table, with what the server itself knows of it. */
export interface Report {
  readonly id: string
  readonly at: number
  readonly table: string
  readonly by: string
  readonly about: string
  /** What the reported person was called. */
  readonly name: string
  readonly kind: 'message' | 'name'
  /** Her last lines at that table. */
  readonly said: string
}

/** What an operator has decided, for a time. */
export interface Measure {
  readonly id: string
  readonly kind: 'silence' | 'ban' | 'close' | 'unname' | 'announce'
  /** A person, an address or a range of addresses; of `close` a table, of `unname` a person, of `announce` nothing. */
  readonly target: string
  readonly text: string
  readonly from: number
  readonly until: number
}

/** Never shown to players. */
export interface Moderation {
  /** Keeps at most so many in all, the newest; one for each reporter, person, table and kind. */
  report(report: Report, most: number): Promise<void>
  /** Oldest first. */
  reports(limit: number): Promise<Report[]>
  /** Whether there was such a report. */
  settle(id: string): Promise<boolean>
  forgetReports(before: number): Promise<void>
  take(measure: Measure): Promise<void>
  /** Whether there was such a measure. */
  lift(id: string): Promise<boolean>
  /** Those in force at a time, oldest first. */
  inForce(at: number): Promise<Measure[]>
}
