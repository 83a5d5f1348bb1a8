import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type Backed, backUp } from './backing-up.ts'

/** A backup of a row is a folder named by its moment; whatever else lies there is not touched. */
const NAME = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z$/
const UNFINISHED = '.unfinished'

/** One more backup in a folder of several; only when it is complete do the oldest make way. */
export async function backUpInto(
  data: string,
  folder: string,
  keep: number,
): Promise<Backed & { kept: string; removed: readonly string[] }> {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const kept = join(folder, new Date().toISOString().replace(/[:.]/g, '-'))
  const unfinished = join(folder, UNFINISHED)
  rmSync(unfinished, { recursive: true, force: true })
  const backed = await backUp(data, unfinished)
  renameSync(unfinished, kept)
  const removed = backupsIn(folder).slice(0, -keep)
  for (const name of removed) rmSync(join(folder, name), { recursive: true, force: true })
  return { ...backed, kept, removed }
}

/** The oldest first. */
export const backupsIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter(name => NAME.test(name))
        .sort()
    : []
