import { gameById } from '@grotto/catalog'
import { rebuildPars, rebuildResults } from '../src/results/rebuild.ts'
import type { FindGame } from '../src/table/table.ts'
import { readArguments } from './arguments.ts'
import { openBeside } from './open-beside.ts'

const usage = `npm run rebuild-statistics [-- --data FOLDER | --database ADDRESS]: makes the results of all finished games
anew from their records, and lets bots play the caves of clubs' games that they have not, some ten seconds each. It works
on the store, beside a server that may run.`

try {
  const { values } = readArguments(usage, { options: { data: { type: 'string' }, database: { type: 'string' } } })
  const store = await openBeside(values.data, values.database)
  const rebuilt = async () => {
    const { tables, results, broken } = await rebuildResults(store, gameById as FindGame)
    console.log(`${tables} finished games, ${results} results, ${broken.length} games that do not replay`)
    console.log(`${await rebuildPars(store, gameById as FindGame)} games measured by bots`)
    return broken
  }
  const broken = await rebuilt().finally(() => store.close())
  for (const table of broken) console.log(`  ${table}`)
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 2
}
