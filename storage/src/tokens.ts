/** A token of a program: it stands for a person until it expires or is revoked. Only a hash of its secret is kept. */
export interface Token {
  /** Names it in lists; says nothing about the secret. */
  readonly id: string
  readonly person: string
  readonly hash: string
  /** What its owner calls it. */
  readonly label: string
  readonly created: number
  readonly expires: number
  /** The day on which it was last used, as the time it began; null where it never was. */
  readonly used: number | null
  /** Of her devices, when it was made. */
  readonly generation: number
}

export interface Tokens {
  /** Whether there was room: a person has at most so many that have not expired at the time of creation. */
  keep(token: Token, most: number): Promise<boolean>
  find(id: string): Promise<Token | undefined>
  /** Oldest first. */
  of(person: string): Promise<Token[]>
  used(id: string, day: number): Promise<void>
  /** Whether this person had such a token. */
  revoke(person: string, id: string): Promise<boolean>
}
