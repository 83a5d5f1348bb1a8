import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gameById } from '@grotto/catalog'
import { type DataLock, lockDataFolder, moveToPostgres, onCopy, PostgresStore, type SqliteStore } from '@grotto/storage'
import { compareStores } from '../../src/cluster/compare-stores.ts'
import { MOVED, signingKey } from '../../src/config/data-folder.ts'
import { readArguments } from '../arguments.ts'

const USAGE = `npm run move-to-postgres -- --from data --to postgres://…: everything of a SQLite installation into an
empty PostgreSQL. Stop the server first. The file is left as it is, with a note that nobody plays there any more.`
const { values } = readArguments(USAGE, {
  options: {
    from: { type: 'string', default: process.env.GROTTO_DATA ?? 'data' },
    to: { type: 'string', default: process.env.DATABASE_URL ?? '' },
  },
})
if (!values.to) {
  console.error('Where to? Give --to postgres://… or set DATABASE_URL.')
  process.exit(2)
}

const file = join(values.from, 'grotto.db')
if (!existsSync(file)) fail(`There is no database in ${values.from}.`)
// What a server wrote meanwhile would be left behind.
const lock = lockOf(values.from)
const key = Buffer.from(signingKey(join(values.from, 'signing.key'))).toString('hex')
await onCopy(file, move).catch((error: Error) => fail(error.message))
writeFileSync(join(values.from, MOVED), `${new Date().toISOString()}\n`, { mode: 0o600 })
lock.release()

/** From a copy, so that the file stays as it is whatever Grotto wrote it. */
async function move(before: SqliteStore, copy: string): Promise<void> {
  const moved = await moveToPostgres(copy, values.to, key)
  console.log(
    `Copied ${moved.tables} tables, ${moved.people} people, ${moved.entries} entries of games and talk. Replaying …`,
  )
  const after = await PostgresStore.open(values.to)
  const { tables, entries, different } = await compareStores(before, after, gameById).finally(() => after.close())
  if (different.length > 0) fail(`These tables are not the same: ${different.join(', ')}`)
  console.log(`All ${tables} tables (${entries} entries of games) replay the same on both sides.`)
}

function lockOf(folder: string): DataLock {
  try {
    return lockDataFolder(folder)
  } catch (error) {
    return fail(`${(error as Error).message}: stop the server first.`)
  }
}

function fail(why: string): never {
  console.error(why)
  process.exit(1)
}
