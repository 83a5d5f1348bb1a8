import { createServer, connect as dial, type Socket } from 'node:net'
import { type OwnPostgres, ownPostgres } from './own-postgres.ts'

/** The port at which a run of tests says where its PostgreSQL is. */
const PORT = 'POSTGRES_OF_THIS_RUN'
/** Many nodes of several test files at once; and what is acknowledged may be lost with the machine, for it goes with it. */
const FLAGS = ['-N', '400', '-F']

/**
 * One PostgreSQL for all test files of a run (a `globalSetup` of vitest.config.ts): started when the first of them asks
 * for it, so that a run without it pays nothing, and stopped when all are done.
 */
export async function setup(): Promise<() => Promise<void>> {
  let starting: Promise<OwnPostgres> | undefined
  const tell = (caller: Socket): void => {
    caller.on('error', () => {})
    starting ??= ownPostgres(FLAGS)
    starting.then(
      ({ connection }) => caller.end(connection),
      error => caller.end(String(error)),
    )
  }
  const desk = createServer(tell)
  await new Promise<void>(open => desk.listen(0, '127.0.0.1', open))
  process.env[PORT] = String((desk.address() as { port: number }).port)
  return async () => {
    desk.close()
    await (await starting?.catch(() => {}))?.stop()
  }
}

/** The connection to the PostgreSQL of this run; nothing where no run has one. */
export async function sharedPostgres(): Promise<string | undefined> {
  const port = process.env[PORT]
  if (!port) return undefined
  let told = ''
  for await (const said of dial(Number(port), '127.0.0.1').setEncoding('utf8')) told += said
  if (!URL.canParse(told)) throw new Error(`the PostgreSQL of this run did not start: ${told}`)
  return told
}
