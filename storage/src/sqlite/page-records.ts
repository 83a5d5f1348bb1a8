import { closeSync, openSync, readSync } from 'node:fs'

/** A value as SQLite keeps it; blobs are none of ours. */
export type Value = string | number | null
type Decode = (bytes: Buffer) => Value

/** Kinds of pages that hold the records of a table WITHOUT ROWID, or of an index. */
const [INNER, LEAF] = [0x02, 0x0a]
const MOST_OVERFLOW = 4096

/**
 * All records of tables WITHOUT ROWID that lie on some page of the file, wherever that page belongs: what is read even if
 * no way leads there any more. The format is that of https://sqlite.org/fileformat2.html, 1.6 and 2.1. What makes no
 * sense is passed over.
 */
export function* pageRecords(path: string): Iterable<readonly Value[]> {
  const file = openSync(path, 'r')
  try {
    const pages = new Pages(file)
    for (let number = 2; number <= pages.count; number++)
      for (const payload of payloadsOn(pages, number)) {
        const record = payload && recordOf(payload)
        if (record) yield record
      }
  } finally {
    closeSync(file)
  }
}

class Pages {
  readonly #file: number
  readonly size: number
  /** Bytes of a page that are used. */
  readonly usable: number
  readonly count: number

  constructor(file: number) {
    this.#file = file
    const head = this.#bytes(0, 100)
    const size = head.readUInt16BE(16)
    this.size = size === 1 ? 65_536 : size
    this.usable = this.size - head[20]!
    let count = head.readUInt32BE(28)
    while (this.#bytes(count * this.size, 1).length > 0) count += 1
    this.count = count
  }

  page(number: number): Buffer {
    return this.#bytes((number - 1) * this.size, this.size)
  }

  #bytes(at: number, length: number): Buffer {
    const bytes = Buffer.alloc(length)
    return bytes.subarray(0, readSync(this.#file, bytes, 0, length, at))
  }
}

function* payloadsOn(pages: Pages, number: number): Iterable<Buffer | undefined> {
  const page = pages.page(number)
  if (page.length < pages.size || (page[0] !== LEAF && page[0] !== INNER)) return
  const inner = page[0] === INNER
  const first = inner ? 12 : 8
  const cells = page.readUInt16BE(3)
  if (first + cells * 2 > pages.usable) return
  for (let cell = 0; cell < cells; cell++) {
    const at = page.readUInt16BE(first + cell * 2)
    if (at >= first + cells * 2 && at < pages.usable - 4) yield payloadAt(pages, page, inner ? at + 4 : at)
  }
}

/** A record that is too long for its page goes on elsewhere. */
function payloadAt(pages: Pages, page: Buffer, at: number): Buffer | undefined {
  const [length, start] = varint(page, at)
  const { usable } = pages
  const [most, least] = [64, 32].map(share => Math.floor(((usable - 12) * share) / 255) - 23) as [number, number]
  const fitting = least + ((length - least) % (usable - 4))
  const here = length <= most ? length : fitting <= most ? fitting : least
  if (length < 2 || start + here > usable) return undefined
  const parts = [page.subarray(start, start + here)]
  let [left, next] = [length - here, length > here ? page.readUInt32BE(start + here) : 0]
  for (let pagesRead = 0; left > 0; pagesRead++) {
    const more = next > 0 && next <= pages.count && pagesRead < MOST_OVERFLOW ? pages.page(next) : Buffer.alloc(0)
    if (more.length < usable) return undefined
    const part = more.subarray(4, Math.min(usable, 4 + left))
    parts.push(part)
    left -= part.length
    next = more.readUInt32BE(0)
  }
  return Buffer.concat(parts)
}

function recordOf(payload: Buffer): Value[] | undefined {
  const values: Value[] = []
  const [head, first] = varint(payload, 0)
  if (head > payload.length) return undefined
  let body = head
  for (let at = first; at < head; ) {
    const [type, next] = varint(payload, at)
    const kind = kindOf(type)
    if (!kind || body + kind.length > payload.length) return undefined
    values.push(kind.decode(payload.subarray(body, body + kind.length)))
    body += kind.length
    at = next
  }
  return body === payload.length ? values : undefined
}

const INTEGERS = [1, 2, 3, 4, 6]

function kindOf(type: number): { length: number; decode: Decode } | undefined {
  if (type === 0) return { length: 0, decode: () => null }
  if (type <= 5) return { length: INTEGERS[type - 1]!, decode: bytes => bytes.readIntBE(0, bytes.length) }
  if (type === 6) return { length: 8, decode: bytes => Number(bytes.readBigInt64BE()) }
  if (type === 8 || type === 9) return { length: 0, decode: () => type - 8 }
  return type >= 13 && type % 2 === 1 ? { length: (type - 13) / 2, decode: bytes => bytes.toString('utf8') } : undefined
}

/** Up to nine bytes, seven bits each; numbers too large for us make no sense here anyway. Gives where it ends, too. */
function varint(bytes: Buffer, at: number): [number: number, end: number] {
  let number = 0
  for (let index = 0; index < 8 && at + index < bytes.length; index++) {
    const byte = bytes[at + index]!
    number = number * 128 + (byte & 0x7f)
    if (byte < 0x80) return [number, at + index + 1]
  }
  return [Number.MAX_SAFE_INTEGER, at + 9]
}
