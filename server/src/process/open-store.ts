import { join } from 'node:path'
import { PostgresStore, SqliteStore, type Store } from '@grotto/storage'
import { retryUntilAvailable } from '../cluster/outages.ts'
import type { Config } from '../config/config.ts'
import { say } from './output.ts'
import { storeFault } from './store-fault.ts'

/** The store the settings name; a database that does not answer is waited for. */
export async function openStore({ database, data }: Config): Promise<Store> {
  try {
    return database
      ? await retryUntilAvailable(() => PostgresStore.open(database), say)
      : new SqliteStore(join(data, 'grotto.db'))
  } catch (error) {
    throw storeFault(error as Error, { database, data })
  }
}
