import { copyFileSync, existsSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { recoverDatabase } from '@grotto/storage'
import { closeToOthers } from '../src/config/data-folder.ts'
import { DATABASE, KEY, PUSH_KEY } from '../src/process/restoring.ts'
import { readArguments } from './arguments.ts'

process.umask(0o077)

const USAGE = `npm run recover -- DAMAGED FOLDER: everything that can still be read of the database in one folder, into
another one that has none. The damaged files are only read. Stop the server first.`
const { positionals } = readArguments(USAGE, { allowPositionals: true })
const [damaged, folder] = positionals
if (!damaged || !folder) refuse(USAGE)
if (!existsSync(join(damaged, DATABASE))) refuse(`there is no database in ${damaged}`)
if (existsSync(join(folder, DATABASE))) refuse(`there is a database in ${folder} already: name a folder that has none`)

function refuse(why: string): never {
  console.error(why)
  process.exit(2)
}

mkdirSync(folder, { recursive: true, mode: 0o700 })
// SQLite works what waits in the log into the file that it opens: that is done with a copy.
const copy = join(folder, 'grotto.db.damaged')
for (const rest of ['', '-wal'])
  if (existsSync(join(damaged, DATABASE + rest))) copyFileSync(join(damaged, DATABASE + rest), copy + rest)
try {
  const parts = recoverDatabase(copy, join(folder, DATABASE))
  for (const { name, rows, damaged } of parts)
    console.log(`${name}: ${rows} rows${damaged ? ', and others that cannot be read' : ''}`)
} catch (error) {
  rmSync(join(folder, DATABASE), { force: true })
  console.error(`too damaged to be read: ${(error as Error).message}. Restore a backup.`)
  process.exitCode = 1
} finally {
  for (const rest of ['', '-wal', '-shm']) rmSync(copy + rest, { force: true })
}
for (const key of [KEY, PUSH_KEY])
  if (existsSync(join(damaged, key)) && process.exitCode !== 1) copyFileSync(join(damaged, key), join(folder, key))
closeToOthers(folder)
