import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { gameById } from '@grotto/catalog'
import { onCopy, PostgresStore } from '@grotto/storage'
import { readArguments } from './arguments.ts'
import { type Checked, checkTables } from './checking.ts'

const USAGE = `npm run check-tables -- [--data FOLDER | --database ADDRESS] [--json]: replays every table and says which
no longer do.`
const { values } = readArguments(USAGE, {
  options: {
    data: { type: 'string' },
    database: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
})

/** A database that a server has open is only read: of a file, a copy is looked at. */
async function check(): Promise<Checked> {
  const database = values.database ?? (values.data ? undefined : process.env.DATABASE_URL)
  if (database) return checkShared(database)
  const file = join(values.data ?? process.env.GROTTO_DATA ?? 'data', 'grotto.db')
  if (!existsSync(file)) {
    console.error(`there is no database at ${file}`)
    process.exit(2)
  }
  return onCopy(file, store => checkTables(store, gameById))
}

async function checkShared(database: string): Promise<Checked> {
  const store = await PostgresStore.openToRead(database, 2)
  return checkTables(store, gameById).finally(() => store.close())
}

const checked = await check().catch((error: Error) => {
  console.error(error.message)
  process.exit(2)
})

if (values.json) console.log(JSON.stringify(checked))
else {
  console.log(`${checked.tables} tables, ${checked.entries} entries, ${checked.broken.length} that do not replay`)
  for (const { table, why } of checked.broken) console.log(`  ${table}: ${why}`)
}
process.exit(checked.broken.length === 0 ? 0 : 1)
