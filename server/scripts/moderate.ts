import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { PostgresStore, SqliteStore, type Store } from '@grotto/storage'
import { ORDERS, UsageError } from './moderating.ts'

/**
 * npm run moderate -- ORDER …: what players report, and what is done about it. It works on the store, beside the server
 * that runs: every node follows within seconds.
 */
const usage = `npm run moderate -- ${Object.values(ORDERS)
  .map(({ says }) => says)
  .join(' | ')}   [--data FOLDER | --database ADDRESS]`

async function open(data: string | undefined, database: string | undefined): Promise<Store> {
  const shared = database ?? (data ? undefined : process.env.DATABASE_URL)
  if (shared) return PostgresStore.openToRead(shared)
  const file = join(data ?? process.env.GROTTO_DATA ?? 'data', 'grotto.db')
  if (!existsSync(file)) throw new UsageError(`there is no database at ${file}`)
  return SqliteStore.openAsItIs(file)
}

async function moderate(): Promise<string> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { data: { type: 'string' }, database: { type: 'string' }, for: { type: 'string' } },
  })
  const [name = '', what = ''] = positionals
  const order = Object.hasOwn(ORDERS, name) ? ORDERS[name] : undefined
  if (!order || positionals.length !== order.says.split(' --')[0]!.split(' ').length) throw new UsageError(usage)
  const store = await open(values.data, values.database)
  return order.do({ store, now: Date.now(), what, span: values.for }).finally(() => store.close())
}

try {
  console.log(await moderate())
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = error instanceof UsageError || error instanceof TypeError ? 2 : 1
}
