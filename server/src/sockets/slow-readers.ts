/** A client that reads slower than this is sent away; it comes back and gets the whole table. */
export const UNREAD_BYTES = 4_000_000
/** All that one address has not read yet. */
const UNREAD_BYTES_OF_ADDRESS = 16_000_000
const LOOK_EVERY = 1_000

/** Somebody who is told what happens, over a socket or an event stream. */
export interface Reader {
  readonly person: string
  readonly address: string
  /** Bytes that wait to be read. */
  readonly unread: number
  cut(): void
  /** Come back later; what was said may still be read. */
  lost(): void
}

/** What waits to be read is memory: each address has a share of it, however many lines it opens. */
export class SlowReaders {
  readonly #readers = new Set<Reader>()
  readonly #looking = setInterval(() => this.look(), LOOK_EVERY).unref()

  get size(): number {
    return this.#readers.size
  }

  /** Until the result is called. */
  add(reader: Reader): () => void {
    this.#readers.add(reader)
    return () => void this.#readers.delete(reader)
  }

  /** Sends away everybody for whom this holds. */
  dismiss(isMeant: (reader: Reader) => boolean): void {
    for (const reader of [...this.#readers]) if (isMeant(reader)) reader.lost()
  }

  /** Cuts off those of an address that wait for most, until what is left is bearable. */
  look(): void {
    const waiting = new Map<string, number>()
    const slow = [...this.#readers].filter(({ unread }) => unread > 0)
    for (const { address, unread } of slow) waiting.set(address, (waiting.get(address) ?? 0) + unread)
    for (const reader of slow.sort((a, b) => b.unread - a.unread)) {
      const { address, unread } = reader
      const all = waiting.get(address)!
      if (all <= UNREAD_BYTES_OF_ADDRESS) continue
      waiting.set(address, all - unread)
      reader.cut()
    }
  }

  close(): void {
    clearInterval(this.#looking)
    for (const reader of this.#readers) reader.lost()
  }
}
