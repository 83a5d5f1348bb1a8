/** What was said at a table to everybody who played there, by seat: to be said again by the echo. */
export interface Recording {
  readonly table: string
  /** The whole table, before the first move. */
  readonly shown: readonly string[]
  /** The updates, in order; as many to each. */
  readonly told: readonly (readonly string[])[]
}

/** Listens at a table from the first move of a game to its last. */
export class Recorder {
  readonly #table: string
  readonly #shown: string[] = []
  readonly #told: string[][]

  constructor(table: string, seats: number) {
    this.#table = table
    this.#told = Array.from({ length: seats }, () => [])
  }

  show(seat: number, text: string): void {
    this.#shown[seat] = text
  }

  tell(seat: number, text: string): void {
    this.#told[seat]!.push(text)
  }

  /** Of a game that is over. Throws where seats were told more or less than others: the echo could not say it again. */
  get recording(): Recording {
    const [shown, told] = [this.#shown, this.#told]
    const [{ length }] = told as [string[]]
    if (told.some(texts => texts.length !== length) || told.some((_, seat) => shown[seat] === undefined))
      throw new Error(`seats were told ${told.map(texts => texts.length).join(', ')} updates`)
    return { table: this.#table, shown, told }
  }
}
