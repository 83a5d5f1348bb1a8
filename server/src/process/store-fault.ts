import { join } from 'node:path'
import { NewerDatabase } from '@grotto/storage'
import { StartFault } from './start-fault.ts'

/** Why a database cannot be opened, by the name of the setting that says where it is. */
export function storeFault(error: Error, { database, data }: { database: string | undefined; data: string }): Error {
  const { code, message } = error as Error & { code?: string }
  if (typeof code !== 'string' && !(error instanceof NewerDatabase)) return error
  return database
    ? new StartFault(`DATABASE_URL must name a PostgreSQL that Grotto may use, and it answers: ${message}.`)
    : new StartFault(
        `GROTTO_DATA must hold a good database or none, and ${join(data, 'grotto.db')} is not: ${message}.`,
      )
}
