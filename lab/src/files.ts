import { appendFileSync, createReadStream, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { isTooDeep, MAX_DEPTH } from '@grotto/kernel'
import { UsageError } from './usage-error.ts'

/** A record of ten thousand entries has a tenth of this. */
const MOST_BYTES = 20_000_000

/** Everything that comes in from the terminal or a pipe. Where it cannot be read, that is said in a sentence. */
export async function* standardInput(): AsyncGenerator<Uint8Array> {
  try {
    for await (const bytes of process.stdin) yield bytes as Uint8Array
  } catch (error) {
    throw new UsageError(`standard input cannot be read: ${reason(error)}`)
  }
}

/** The JSON in a file; `-` is standard input, and may be a pipe that has nothing to say yet. */
export async function readJson(path: string): Promise<unknown> {
  return jsonIn(await readText(path), path)
}

/** The JSON in a text, which is called so in the sentence that says what is wrong with it. */
export function jsonIn(text: string, path: string): unknown {
  if (isTooDeep(text)) throw new UsageError(`${path} is nested more than ${MAX_DEPTH} deep`)
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new UsageError(`${path} is not JSON: ${reason(error)}`)
  }
}

async function readText(path: string): Promise<string> {
  const pieces: Uint8Array[] = []
  let length = 0
  for await (const bytes of path === '-' ? standardInput() : bytesOf(path)) {
    length += bytes.length
    if (length > MOST_BYTES) throw new UsageError(`${path} is longer than ${MOST_BYTES} bytes`)
    pieces.push(bytes)
  }
  return Buffer.concat(pieces).toString('utf8')
}

async function* bytesOf(path: string): AsyncGenerator<Uint8Array> {
  try {
    for await (const bytes of createReadStream(path)) yield bytes as Uint8Array
  } catch (error) {
    throw new UsageError(`${path} cannot be read: ${reason(error)}`)
  }
}

export const makeFolder = (path: string): void => written(path, () => void mkdirSync(path, { recursive: true }))
export const writeText = (path: string, text: string): void => written(path, () => writeFileSync(path, text))
export const appendText = (path: string, text: string): void => written(path, () => appendFileSync(path, text))

/** Puts a whole file in the place of another: whoever is killed meanwhile leaves the old one. */
export const replaceFile = (path: string, content: string | Uint8Array): void =>
  written(path, () => {
    writeFileSync(`${path}.new`, content)
    renameSync(`${path}.new`, path)
  })

function written(path: string, write: () => void): void {
  try {
    write()
  } catch (error) {
    throw new UsageError(`${path} cannot be written: ${reason(error)}`)
  }
}

export const reason = (error: unknown): string => (error instanceof Error ? error.message : 'for no reason given')
