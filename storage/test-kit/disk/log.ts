import { openSync, readFileSync, writeSync } from 'node:fs'

/** What happened to a file, in the order in which it happened, and what was told to somebody meanwhile. */
export type DiskRecord =
  | { readonly kind: 'write'; readonly name: string; readonly offset: number; readonly data: Uint8Array }
  | { readonly kind: 'truncate'; readonly name: string; readonly size: number }
  | { readonly kind: 'create' | 'unlink'; readonly name: string }
  /** The disk is asked, through this descriptor; it says that all is written, or that it failed. */
  | { readonly kind: 'sync' | 'synced' | 'unsynced'; readonly name: string; readonly file: number }
  | { readonly kind: 'told'; readonly what: unknown }

const HEAD = 16
const KINDS = { S: 'sync', E: 'synced', F: 'unsynced', C: 'create', U: 'unlink' } as const

/** For the process that is watched: says what it has told; the order among calls to the disk is that of the file. */
export function tellerTo(log: string): (what: unknown) => void {
  const file = openSync(log, 'a')
  return what => {
    const data = Buffer.from(JSON.stringify(what))
    const head = Buffer.alloc(HEAD)
    head.write('A')
    head.writeUInt32LE(data.length, 4)
    writeSync(file, Buffer.concat([head, data]))
  }
}

export function readLog(path: string): DiskRecord[] {
  const bytes = readFileSync(path)
  const records: DiskRecord[] = []
  for (let at = 0; at < bytes.length; ) {
    const [named, length] = [bytes.readUInt16LE(at + 2), bytes.readUInt32LE(at + 4)]
    const begin = at + HEAD + named
    const name = bytes.toString('utf8', at + HEAD, begin)
    const number = Number(bytes.readBigUInt64LE(at + 8))
    records.push(recordOf(String.fromCharCode(bytes[at]!), name, number, bytes.subarray(begin, begin + length)))
    at = begin + length
  }
  return records
}

function recordOf(kind: string, name: string, number: number, data: Buffer): DiskRecord {
  switch (kind) {
    case 'W':
      return { kind: 'write', name, offset: number, data }
    case 'T':
      return { kind: 'truncate', name, size: number }
    case 'A':
      return { kind: 'told', what: JSON.parse(data.toString()) as unknown }
    case 'C':
    case 'U':
      return { kind: KINDS[kind], name }
    case 'S':
    case 'E':
    case 'F':
      return { kind: KINDS[kind], name, file: number }
    default:
      throw new Error(`no such record: ${kind}`)
  }
}
