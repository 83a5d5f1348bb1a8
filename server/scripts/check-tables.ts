import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { gameById } from '@grotto/catalog'
import { PostgresStore, SqliteStore, type Store } from '@grotto/storage'
import { type Checked, checkTables } from './checking.ts'

/** grotto check-tables [--data FOLDER | --database ADDRESS] [--json]: replays every table and says which no longer do. */
const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    database: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
})

async function open(): Promise<Store> {
  const database = values.database ?? (values.data ? undefined : process.env.DATABASE_URL)
  if (database) return PostgresStore.open(database, 2)
  const file = join(values.data ?? process.env.GROTTO_DATA ?? 'data', 'grotto.db')
  if (!existsSync(file)) {
    console.error(`there is no database at ${file}`)
    process.exit(2)
  }
  return new SqliteStore(file)
}

const store = await open()
const checked: Checked = await checkTables(store, gameById)
await store.close()

if (values.json) console.log(JSON.stringify(checked))
else {
  console.log(`${checked.tables} tables, ${checked.entries} entries, ${checked.broken.length} that do not replay`)
  for (const { table, why } of checked.broken) console.log(`  ${table}: ${why}`)
}
process.exit(checked.broken.length === 0 ? 0 : 1)
