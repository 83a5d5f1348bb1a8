import { readArguments } from './arguments.ts'
import { ORDERS, UsageError } from './moderating.ts'
import { NoDatabase, openBeside } from './open-beside.ts'

/**
 * npm run moderate -- ORDER …: what players report, and what is done about it. It works on the store, beside the server
 * that runs: every node follows within seconds.
 */
const usage = `npm run moderate -- ${Object.values(ORDERS)
  .map(({ says }) => says)
  .join(' | ')}   [--data FOLDER | --database ADDRESS]`

async function moderate(): Promise<string> {
  const { values, positionals } = readArguments(usage, {
    allowPositionals: true,
    options: { data: { type: 'string' }, database: { type: 'string' }, for: { type: 'string' } },
  })
  const [name = '', what = ''] = positionals
  const order = Object.hasOwn(ORDERS, name) ? ORDERS[name] : undefined
  if (!order || positionals.length !== order.says.split(' --')[0]!.split(' ').length) throw new UsageError(usage)
  const store = await openBeside(values.data, values.database)
  return order.do({ store, now: Date.now(), what, span: values.for }).finally(() => store.close())
}

try {
  console.log(await moderate())
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = error instanceof UsageError || error instanceof NoDatabase ? 2 : 1
}
