import type { Query } from './query.ts'

/** Of its giver's devices. */
export interface TransferCode {
  readonly person: string
  readonly expires: number
  readonly generation: number
}

const OFFER = `
  WITH old AS (DELETE FROM offers WHERE person = $2 OR expires <= $4)
  INSERT INTO offers VALUES ($1, $2, $3, $5)`
const CLAIM = 'DELETE FROM offers WHERE code = $1 RETURNING person, expires, generation'

/** Codes that bring an identity to another device, known to every node. */
export class TransferCodes {
  readonly #query: Query

  constructor(query: Query) {
    this.#query = query
  }

  async keep(code: string, { person, expires, generation }: TransferCode, now: number): Promise<void> {
    await this.#query(OFFER, code, person, Math.round(expires), Math.round(now), generation)
  }

  /** Whoever asks first gets it. */
  async claim(code: string): Promise<TransferCode | undefined> {
    return (await this.#query<TransferCode>(CLAIM, code))[0]
  }
}
