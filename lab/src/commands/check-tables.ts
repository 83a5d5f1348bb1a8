import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Command } from 'commander'

/** Tables are the server's, which the laboratory does not import: this runs the server's own program. */
const PROGRAM = fileURLToPath(new URL('../../../server/scripts/check-tables.ts', import.meta.url))

export function addCheckTables(program: Command): void {
  program
    .command('check-tables')
    .description('replay every table of a server’s database and name those that no longer do')
    .option('--data <folder>', 'where the database is (GROTTO_DATA, else data)')
    .option('--database <address>', 'a PostgreSQL instead of the file (DATABASE_URL)')
    .option('--json', 'the findings as JSON')
    .action(async (options: Options) => {
      process.exitCode = await run(argumentsOf(options))
    })
}

interface Options {
  readonly data?: string
  readonly database?: string
  readonly json?: boolean
}

const argumentsOf = ({ data, database, json }: Options): string[] => [
  ...(data ? ['--data', data] : []),
  ...(database ? ['--database', database] : []),
  ...(json ? ['--json'] : []),
]

function run(args: readonly string[]): Promise<number> {
  const child = spawn(process.execPath, [PROGRAM, ...args], { stdio: 'inherit' })
  return new Promise((done, failed) => {
    child.on('error', failed)
    child.on('exit', code => done(code ?? 1))
  })
}
