import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { PostgresStore, SqliteStore, type Store } from '@grotto/storage'

/** The store of a server that may run meanwhile, as it is; by arguments, else as the server's own settings say. */
export async function openBeside(data: string | undefined, database: string | undefined): Promise<Store> {
  const shared = database ?? (data ? undefined : process.env.DATABASE_URL)
  if (shared) return PostgresStore.openToRead(shared)
  const file = join(data ?? process.env.GROTTO_DATA ?? 'data', 'grotto.db')
  if (!existsSync(file)) throw new NoDatabase(`there is no database at ${file}`)
  return SqliteStore.openAsItIs(file)
}

export class NoDatabase extends Error {}
