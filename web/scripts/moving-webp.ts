interface Chunk {
  readonly type: string
  readonly data: Buffer
}

const HEAD = 12

/** The parts of a WebP picture, in order; each is filled up to an even length. */
export function chunksOf(webp: Buffer): readonly Chunk[] {
  const chunks: Chunk[] = []
  for (let at = HEAD; at + 8 <= webp.length; ) {
    const length = webp.readUInt32LE(at + 4)
    chunks.push({ type: webp.toString('latin1', at, at + 4), data: webp.subarray(at + 8, at + 8 + length) })
    at += 8 + length + (length % 2)
  }
  return chunks
}

function written({ type, data }: Chunk): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32LE(data.length)
  return Buffer.concat([Buffer.from(type, 'latin1'), length, data, Buffer.alloc(data.length % 2)])
}

/** Numbers of three bytes each. */
const threes = (...values: readonly number[]): Buffer =>
  Buffer.concat(values.map(value => Buffer.from([value & 255, (value >> 8) & 255, value >> 16])))

/** A lossy picture begins with a frame head of ten bytes, which ends with width and height. */
function sizeOf(frame: Chunk): readonly [number, number] {
  return [frame.data.readUInt16LE(6) & 0x3fff, frame.data.readUInt16LE(8) & 0x3fff]
}

const ANIMATED = 0x02
/** Each frame stands for itself: nothing shines through from the one before. */
const UNBLENDED = 0x02

/** Lossy WebP pictures of one size as one that moves, for ever. */
export function movingPicture(frames: readonly Buffer[], milliseconds: number): Buffer {
  const drawn = frames.map(frame => chunksOf(frame).find(({ type }) => type === 'VP8 ')!)
  const [width, height] = sizeOf(drawn[0]!)
  const shown = drawn.map(frame => {
    const head = [threes(0, 0, width - 1, height - 1, milliseconds), Buffer.from([UNBLENDED])]
    return { type: 'ANMF', data: Buffer.concat([...head, written(frame)]) }
  })
  const parts = [
    { type: 'VP8X', data: Buffer.concat([Buffer.from([ANIMATED, 0, 0, 0]), threes(width - 1, height - 1)]) },
    { type: 'ANIM', data: Buffer.alloc(6) },
    ...shown,
  ]
  return written({ type: 'RIFF', data: Buffer.concat([Buffer.from('WEBP'), ...parts.map(written)]) })
}
