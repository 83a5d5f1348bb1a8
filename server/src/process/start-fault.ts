/** Why the server cannot start: sentences for whoever runs it, each naming the setting that must change. */
export class StartFault extends Error {
  readonly faults: readonly string[]

  constructor(...faults: readonly string[]) {
    super(faults.join('\n'))
    this.faults = faults
  }
}

/** Ends a program that cannot start: sentences without a stack, and code 2. Anything else is a fault of ours. */
export function endWith(error: unknown): never {
  if (!(error instanceof StartFault)) throw error
  for (const fault of error.faults) console.error(`grotto: ${fault}`)
  process.exit(2)
}
