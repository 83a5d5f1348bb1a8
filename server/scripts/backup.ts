import { fileData, readArguments } from './arguments.ts'
import { backUp, named } from './backing-up.ts'
import { backUpInto } from './rotation.ts'

process.umask(0o077)

const USAGE = `npm run backup -- FOLDER [--data FOLDER]: a consistent copy of database and key, taken while the server runs.
npm run backup -- --keep 14 FOLDER: one more copy in a folder of its own there, named by its moment; the newest 14 stay.`
const { values, positionals } = readArguments(USAGE, {
  allowPositionals: true,
  options: { data: { type: 'string' }, keep: { type: 'string' } },
})
const [folder] = positionals
const data = fileData(values.data, 'backed up by pg_dump')
const keep = values.keep === undefined ? undefined : Number(values.keep)
if (!folder || (keep !== undefined && !(Number.isInteger(keep) && keep >= 1))) {
  console.error(folder ? '--keep must be a whole number, 1 or more' : 'where to? npm run backup -- FOLDER')
  process.exit(2)
}
try {
  if (keep === undefined) {
    const { tables, broken } = await backUp(data, folder)
    console.log(`${tables} tables are kept in ${folder}${named(broken)}`)
  } else {
    const { tables, broken, kept, removed } = await backUpInto(data, folder, keep)
    const gone = removed.length > 0 ? `; removed: ${removed.join(', ')}` : ''
    console.log(`${tables} tables are kept in ${kept}${named(broken)}${gone}`)
  }
} catch (error) {
  console.error((error as Error).message)
  process.exit(1)
}
