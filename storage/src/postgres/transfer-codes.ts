import type { Query } from './query.ts'

const OFFER = `
  WITH old AS (DELETE FROM offers WHERE person = $2 OR expires <= $4)
  INSERT INTO offers VALUES ($1, $2, $3)`
const CLAIM = 'DELETE FROM offers WHERE code = $1 RETURNING person, expires'

/** Codes that bring an identity to another device, known to every node. */
export class TransferCodes {
  readonly #query: Query

  constructor(query: Query) {
    this.#query = query
  }

  async keep(code: string, person: string, expires: number, now: number): Promise<void> {
    await this.#query(OFFER, code, person, Math.round(expires), Math.round(now))
  }

  /** Whoever asks first gets it. */
  async claim(code: string): Promise<{ readonly person: string; readonly expires: number } | undefined> {
    return (await this.#query<{ person: string; expires: number }>(CLAIM, code))[0]
  }
}
