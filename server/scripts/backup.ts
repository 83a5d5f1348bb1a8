import { parseArgs } from 'node:util'
import { backUp } from './backing-up.ts'

/** npm run backup -- FOLDER [--data FOLDER]: a consistent copy of database and key, taken while the server runs. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { data: { type: 'string', default: process.env.GROTTO_DATA ?? 'data' } },
})
const [folder] = positionals
if (!folder) {
  console.error('where to? npm run backup -- FOLDER')
  process.exit(2)
}
const { tables } = await backUp(values.data, folder)
console.log(`${tables} tables are kept in ${folder}`)
