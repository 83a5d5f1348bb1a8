import { gameById } from '@grotto/catalog'
import { rebuildResults } from '../src/results/rebuild.ts'
import type { FindGame } from '../src/table/table.ts'
import { readArguments } from './arguments.ts'
import { openBeside } from './open-beside.ts'

const usage = `npm run rebuild-statistics [-- --data FOLDER | --database ADDRESS]: makes the results of all finished games
anew from their records. It works on the store, beside a server that may run.`

try {
  const { values } = readArguments(usage, { options: { data: { type: 'string' }, database: { type: 'string' } } })
  const store = await openBeside(values.data, values.database)
  const { tables, results, broken } = await rebuildResults(store, gameById as FindGame).finally(() => store.close())
  console.log(`${tables} finished games, ${results} results, ${broken.length} games that do not replay`)
  for (const table of broken) console.log(`  ${table}`)
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 2
}
