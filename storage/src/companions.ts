/** Somebody who is not to join one's tables or to speak to one. */
export interface Blocked {
  readonly person: string
  /** As she is called now. */
  readonly name: string
  readonly at: number
}

/** A companion asks somebody to a table or into a club. */
export interface Invitation {
  /** A table's id, or what the server writes for a club. */
  readonly to: string
  /** Who is asked, and who asks. */
  readonly person: string
  readonly by: string
  readonly at: number
}

/** Whom people want at their tables, and whom not. */
export interface Companions {
  /** Whether two have finished a game together. */
  haveMet(person: string, other: string): Promise<boolean>
  /** The oldest make room: a person blocks at most so many. */
  block(person: string, other: string, at: number, most: number): Promise<void>
  unblock(person: string, other: string): Promise<void>
  /** Latest first. */
  blockedBy(person: string): Promise<Blocked[]>
  /** Who of these blocks this person. */
  blocking(person: string, among: readonly string[]): Promise<string[]>
  /** Once for each; the oldest make room: a person is asked to at most so many. */
  invite(invitation: Invitation, most: number): Promise<void>
  /** Latest first. */
  invitations(person: string): Promise<(Invitation & { readonly name: string })[]>
  decline(person: string, to: string): Promise<void>
}
