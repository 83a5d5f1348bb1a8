import { createHash } from 'node:crypto'
import { createReadStream, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'

export const MANIFEST = 'backup.json'

/** Written with a backup: what it holds, and what its files must add up to. */
export interface Manifest {
  readonly at: string
  readonly tables: number
  readonly entries: number
  /** Tables that did not replay when the backup was taken. */
  readonly broken: readonly string[]
  /** SHA-256 of each file. */
  readonly files: Readonly<Record<string, string>>
}

export async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}

export function writeManifest(path: string, manifest: Manifest): void {
  writeFileSync(path, `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 })
}

/** The manifest of a backup if its files are as they were written; undefined where it is older than manifests are. */
export async function checkedManifest(folder: string): Promise<Manifest | undefined> {
  const path = join(folder, MANIFEST)
  if (!existsSync(path)) return undefined
  const manifest = readManifest(path)
  for (const [file, hash] of Object.entries(manifest.files)) {
    if (!existsSync(join(folder, file))) throw new Error(`${file} is missing from the backup in ${folder}`)
    if ((await hashOf(join(folder, file))) !== hash)
      throw new Error(`${file} in ${folder} is not what was backed up: its bytes have changed`)
  }
  return manifest
}

function readManifest(path: string): Manifest {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Manifest
  } catch {
    throw new Error(`${path} cannot be read: the backup is damaged`)
  }
}
