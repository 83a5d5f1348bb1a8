interface Ports {
  /** Logs and counts. */
  readonly report: (what: string, error: Error) => void
  /** Tells everybody to come back, finishes and keeps what is under way. */
  readonly close: () => Promise<void>
}

/** Milliseconds an ending in order may take. */
const PATIENCE = 10_000

/**
 * For what nobody foresaw; no input may lead here. A promise that nobody looks after is reported, and work goes on: what
 * it was about has failed by itself. After an exception that nobody caught the state is unknown: the server ends in
 * order, for whoever watches over it to start it again from what is on disk.
 */
export function lastResort({ report, close }: Ports): void {
  let ending = false
  process.on('unhandledRejection', reason => report('unhandled rejection', asError(reason)))
  process.on('uncaughtException', error => {
    report('uncaught exception', asError(error))
    if (ending) return
    ending = true
    setTimeout(() => process.exit(1), PATIENCE).unref()
    close().finally(() => process.exit(1))
  })
}

const asError = (thrown: unknown): Error => (thrown instanceof Error ? thrown : new Error(String(thrown)))
