/** A database whose layout this program does not know yet: it is left alone. */
export class NewerDatabase extends Error {
  constructor(version: number) {
    super(`it was written by a newer Grotto (layout ${version})`)
    this.name = 'NewerDatabase'
  }
}
