import type { Duplex } from 'node:stream'

const TEXT_FRAME = 0x81
const LENGTH_IN_16_BITS = 126
const LENGTH_IN_64_BITS = 127

/** A text as a server sends it (RFC 6455, 5.2): one frame, not masked. */
function frame(text: string): Buffer {
  const length = Buffer.byteLength(text)
  const head = length < LENGTH_IN_16_BITS ? 2 : length < 65_536 ? 4 : 10
  const bytes = Buffer.allocUnsafe(head + length)
  bytes[0] = TEXT_FRAME
  bytes[1] = head === 2 ? length : head === 4 ? LENGTH_IN_16_BITS : LENGTH_IN_64_BITS
  if (head === 4) bytes.writeUInt16BE(length, 2)
  if (head === 10) bytes.writeBigUInt64BE(BigInt(length), 2)
  bytes.write(text, head)
  return bytes
}

let lastText = ''
let lastFrame = frame('')

/** The same text usually goes to several people, one after the other. */
export function frameOf(text: string): Buffer {
  if (text === lastText) return lastFrame
  lastText = text
  lastFrame = frame(text)
  return lastFrame
}

/**
 * Our end of a socket, for text without compression. Whatever is said in one go leaves together: an answer with the
 * news that follows it, the news of all moves that shared a commit.
 */
export class FrameWriter {
  readonly #socket: Duplex
  #gathering = false

  constructor(socket: Duplex) {
    this.#socket = socket
  }

  write(text: string): void {
    if (!this.#gathering) this.#gather()
    this.#socket.write(frameOf(text))
  }

  #gather(): void {
    this.#gathering = true
    this.#socket.cork()
    if (GATHERING.length === 0) process.nextTick(releaseAll)
    GATHERING.push(this)
  }

  release(): void {
    this.#gathering = false
    this.#socket.uncork()
  }
}

/** Lines on which something has been said and not yet sent. */
const GATHERING: FrameWriter[] = []

function releaseAll(): void {
  for (const writer of GATHERING.splice(0)) writer.release()
}
