import { availableParallelism } from 'node:os'
import type { Command } from 'commander'
import { positiveNumber } from '../games/lab-game.ts'
import { UsageError } from '../usage-error.ts'

interface Flags {
  readonly database?: string
  readonly cores?: number
  readonly once?: boolean
}

/** `grotto work`: this machine helps with runs that others have begun. */
export function addWork(program: Command): void {
  program
    .command('work')
    .description('help with experiments that run on other machines, over the same PostgreSQL')
    .option('--database <address>', 'where they meet; DATABASE_URL by default')
    .option('--cores <n>', 'threads to use; all by default', positiveNumber)
    .option('--once', 'end when nothing is left to do')
    .action(async ({ database, cores = availableParallelism(), once = false }: Flags) => {
      const ending = new AbortController()
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => ending.abort())
      // Only who shares waits for what talks to the database.
      const { help } = await import('../run/machines/help.ts')
      const say = (line: string) => console.error(line)
      const games = await help({ database: addressOf(database), cores, once, signal: ending.signal, say })
      console.log(`${games} games played for others`)
    })
}

/** The database at which machines meet. */
export function addressOf(given: string | undefined): string {
  const address = given ?? process.env.DATABASE_URL
  if (!address) throw new UsageError('which database? --database postgres://… or DATABASE_URL')
  return address
}
