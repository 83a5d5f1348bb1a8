/** A line that is longer is not kept. */
const MOST_BYTES = 1_000_000

/** What came in instead of a line that can be read. */
export interface BadLine {
  readonly why: string
}

const NEWLINE = 0x0a
const UTF8 = new TextDecoder('utf-8', { fatal: true })

/** The lines of a stream of bytes, one after another. What is too long is thrown away as it comes, so memory stays flat. */
export async function* linesOf(input: AsyncIterable<Uint8Array>, most = MOST_BYTES): AsyncGenerator<string | BadLine> {
  const line = new LineBuffer(most)
  for await (const bytes of input) {
    let from = 0
    for (let end = bytes.indexOf(NEWLINE); end >= 0; end = bytes.indexOf(NEWLINE, from)) {
      line.add(bytes.subarray(from, end))
      yield line.take()
      from = end + 1
    }
    line.add(bytes.subarray(from))
  }
  if (line.length > 0) yield line.take()
}

/** The line that is coming in, piece by piece. */
class LineBuffer {
  readonly #most: number
  #pieces: Uint8Array[] = []
  length = 0

  constructor(most: number) {
    this.#most = most
  }

  add(piece: Uint8Array): void {
    this.length += piece.length
    if (this.length <= this.#most) this.#pieces.push(piece)
    else this.#pieces = []
  }

  take(): string | BadLine {
    const [pieces, length] = [this.#pieces, this.length]
    this.#pieces = []
    this.length = 0
    if (length > this.#most) return { why: `the line is longer than ${this.#most} bytes` }
    try {
      return UTF8.decode(Buffer.concat(pieces))
    } catch {
      return { why: 'the line is not UTF-8' }
    }
  }
}
