/** A key on somebody's device that brings her back. Only its public half is kept: nobody becomes her with what is here. */
export interface Passkey {
  /** Names it in lists. */
  readonly id: string
  readonly person: string
  /** What the device calls it: no two have the same. */
  readonly credential: string
  readonly publicKey: string
  /** How often its device says it was used; 0 where it does not count. */
  readonly counter: number
  /** The site it was made for: it is good at no other. */
  readonly site: string
  /** What its owner calls it. */
  readonly label: string
  readonly created: number
  /** The day on which it was last used, as the time it began; null where it never was. */
  readonly used: number | null
}

/** What a device signs, under its hash, for as long as it would be taken. */
export interface SpentChallenge {
  readonly hash: string
  readonly expires: number
}

export interface Passkeys {
  /** Whether it was: a person has at most so many, and what a device calls it is taken once. */
  keep(passkey: Passkey, most: number): Promise<boolean>
  find(credential: string): Promise<Passkey | undefined>
  /** Oldest first. */
  of(person: string): Promise<Passkey[]>
  /** Whether it may be: not where its counter does not go on, or where it is gone. */
  use(id: string, counter: number, day: number): Promise<boolean>
  /** Whether this person had such a passkey. */
  remove(person: string, id: string): Promise<boolean>
  /** Whether it was not spent before, on any node. What has expired by now is let go of. */
  spend(challenge: SpentChallenge, now: number): Promise<boolean>
}
