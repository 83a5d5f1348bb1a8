import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { lockDataFolder, renewLog, SqliteStore } from '../../src/index.ts'
import { tellerTo } from './log.ts'

/**
 * A process that writes to a real store: so many tables at once, so many entries each. It tells the log of every entry
 * that was acknowledged and of every one that was not. When the disk has failed it ends: with 74, or killed by itself.
 */
const [folder, log, tables, entries, end] = process.argv.slice(2) as [string, string, string, string, string?]
const PAGES_AHEAD = 60
const tell = tellerTo(log)
const path = join(folder, 'grotto.db')
lockDataFolder(folder)
renewLog(path)
const store = new SqliteStore(path, { pagesAhead: PAGES_AHEAD })
store.onFailure = error => {
  tell({ failed: error.name })
  if (end === 'killed') process.kill(process.pid, 'SIGKILL')
  else setTimeout(() => process.exit(74), 50)
}

/** From here on it is about entries; faults may wait for it. */
writeFileSync(`${log}.begun`, '')

async function fill(table: string): Promise<void> {
  let sequence = (await store.entries(table)).length
  for (let tries = 0; tries < Number(entries); tries++)
    try {
      await store.write({ table, entries: [{ sequence: sequence + 1, at: tries, body: 'x'.repeat(500) }] })
      sequence += 1
      tell({ table, sequence })
    } catch (error) {
      tell({ table, refused: (error as Error).name })
      await new Promise(done => setTimeout(done, 5))
    }
}

await Promise.all(Array.from({ length: Number(tables) }, (_, number) => fill(`table${number}`)))
await store.close()
