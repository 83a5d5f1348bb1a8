import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { gameById } from '@grotto/catalog'
import { moveToPostgres, PostgresStore, SqliteStore } from '@grotto/storage'
import { compareStores } from '../../src/cluster/compare-stores.ts'
import { signingKey } from '../../src/config.ts'

/**
 * npm run move-to-postgres -- --from data --to postgres://…
 * Everything of a SQLite installation into an empty PostgreSQL; stop the server first. The file is left as it is.
 */
const { values } = parseArgs({
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
const key = Buffer.from(signingKey(join(values.from, 'signing.key'))).toString('hex')
const moved = await moveToPostgres(file, values.to, key).catch((error: Error) => {
  console.error(error.message)
  process.exit(1)
})
console.log(`Copied ${moved.tables} tables, ${moved.entries} entries, ${moved.people} people. Replaying both sides …`)

const [before, after] = [new SqliteStore(file), await PostgresStore.open(values.to)]
const { tables, entries, different } = await compareStores(before, after, gameById)
await Promise.all([before.close(), after.close()])
if (different.length > 0) {
  console.error(`These tables are not the same: ${different.join(', ')}`)
  process.exit(1)
}
console.log(`All ${tables} tables (${entries} entries) replay the same on both sides.`)
