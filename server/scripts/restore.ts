import { fileData, readArguments } from './arguments.ts'
import { named, restore } from './backing-up.ts'

process.umask(0o077)

const USAGE = `npm run restore -- FOLDER [--data FOLDER]: puts a backup in place; what was there is kept beside it.
A running server goes on with it.`
const { values, positionals } = readArguments(USAGE, {
  allowPositionals: true,
  options: { data: { type: 'string' } },
})
const [folder] = positionals
const data = fileData(values.data, 'restored by pg_restore')
if (!folder) {
  console.error('where from? npm run restore -- FOLDER')
  process.exit(2)
}
try {
  const { tables, broken, before } = await restore(folder, data)
  console.log(
    `${tables} tables are back in ${data}${named(broken)}${before ? `; what was there is now ${before}` : ''}`,
  )
} catch (error) {
  console.error((error as Error).message)
  process.exit(1)
}
