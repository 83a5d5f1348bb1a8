/** What is wrong with a record, and at which entry where it is one. */
export class RecordError extends Error {
  override name = 'RecordError'
  readonly step: number | undefined
  constructor(message: string, step?: number) {
    super(step === undefined ? message : `entry ${step}: ${message}`)
    this.step = step
  }
}
