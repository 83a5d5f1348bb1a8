import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { StartFault } from '../process/start-fault.ts'

/** Makes the folder if it is not there. A sentence where it cannot be used. */
export function folderFault(folder: string): string | undefined {
  try {
    makeFolder(folder)
    const probe = join(folder, `.writable-${process.pid}`)
    writeFileSync(probe, '', { mode: 0o600 })
    rmSync(probe)
    return undefined
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    const isFile = code === 'ENOTDIR'
    return `GROTTO_DATA must be a folder in which Grotto may write, and ${folder} is ${isFile ? 'a file' : `not (${code})`}.`
  }
}

/** With those above it. Node's own `recursive` never returns where a folder above refuses with "not found", as /proc does. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return
  if (dirname(folder) !== folder) makeFolder(dirname(folder))
  mkdirSync(folder, { mode: 0o700 })
}

/** The key that signs identities, made at the first start. Half a key would let anybody be anybody. */
export function signingKey(path: string): Uint8Array {
  if (!existsSync(path)) writeSecret(path, randomBytes(32).toString('hex'))
  const text = readFileSync(path, 'utf8').trim()
  if (!/^[0-9a-f]{64}$/i.test(text))
    throw new StartFault(
      `GROTTO_DATA must hold a good signing.key or none, and ${path} is not 64 hexadecimal digits: restore it from a backup, or move it away and everybody gets a new identity.`,
    )
  return Buffer.from(text, 'hex')
}

/** On disk before it is used, whole or not at all: without it nobody is who she was. */
export function writeSecret(path: string, secret: string): void {
  const fresh = `${path}.new`
  const file = openSync(fresh, 'w', 0o600)
  writeFileSync(file, `${secret}\n`)
  fsyncSync(file)
  closeSync(file)
  renameSync(fresh, path)
}

/** Left in a folder whose tables were moved to PostgreSQL. */
export const MOVED = 'grotto.moved'

/** Why nothing is to be written here any more: people play elsewhere, and what is here grows old. */
export const movedAway = (folder: string): string | undefined =>
  existsSync(join(folder, MOVED))
    ? `the tables of ${folder} were moved to PostgreSQL: set DATABASE_URL, or remove ${join(folder, MOVED)} to go on with the old file`
    : undefined

/** What Grotto keeps in a folder of its own: database with its logs, key, notes of a restore, and what was there before. */
const OURS = /^(grotto|signing|push|restore)[.-]|^backups?$|^lost\+found$/

/** Takes away from others the right to read the data, where they had it; names what was changed. */
export function closeToOthers(folder: string): string[] {
  const names = readdirSync(folder)
  const files = names.filter(name => OURS.test(name)).map(name => join(folder, name))
  // A folder that holds other things as well is not ours to close.
  const paths = names.length === files.length ? [folder, ...files] : files
  return paths.filter(closed)
}

function closed(path: string): boolean {
  const { mode } = statSync(path)
  if ((mode & 0o077) === 0) return false
  try {
    chmodSync(path, mode & 0o700)
    return true
  } catch (error) {
    console.warn(`grotto: others may read ${path}, and that cannot be changed (${(error as Error).message}).`)
    return false
  }
}
