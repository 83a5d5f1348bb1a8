import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { gameById } from '@grotto/catalog'
import { SqliteStore } from '@grotto/storage'
import { type Checked, checkTables } from './checking.ts'

/** npm run check-tables -- [--data FOLDER] [--json]: replays every table of a database and says which no longer do. */
const { values } = parseArgs({
  options: {
    data: { type: 'string', default: process.env.GROTTO_DATA ?? 'data' },
    json: { type: 'boolean', default: false },
  },
})
const store = new SqliteStore(join(values.data, 'grotto.db'))
const checked: Checked = await checkTables(store, gameById)
await store.close()

if (values.json) console.log(JSON.stringify(checked))
else {
  console.log(`${checked.tables} tables, ${checked.entries} entries, ${checked.broken.length} that do not replay`)
  for (const { table, why } of checked.broken) console.log(`  ${table}: ${why}`)
}
process.exit(checked.broken.length === 0 ? 0 : 1)
