/** What brings a person back who has lost every device. Of the phrase itself only a hash is kept. */
export interface Recovery {
  readonly person: string
  readonly hash: string
  readonly created: number
  /** The day on which it was last used, as the time it began; null where it never was. */
  readonly used: number | null
}

export interface Recoveries {
  /** A person has one: a new one ends the one before it. */
  keep(recovery: Recovery): Promise<void>
  find(hash: string): Promise<Recovery | undefined>
  of(person: string): Promise<Recovery | undefined>
  used(person: string, day: number): Promise<void>
  /** Whether there was one. */
  remove(person: string): Promise<boolean>
}
