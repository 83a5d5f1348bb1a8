import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { trustNobody } from '../src/http/client-address.ts'
import { type Config, createServer, type GrottoServer, newSystemClock, type Parts } from '../src/index.ts'

export interface TestServer extends GrottoServer {
  readonly data: string
  /** Closes it and throws its data away. */
  remove(): Promise<void>
}

/** A server of its own for a test: any free port, data in a temporary folder, bots that do not wait. */
export async function openServer(config: Partial<Config> = {}, parts: Parts = {}): Promise<TestServer> {
  const data = config.data ?? mkdtempSync(join(tmpdir(), 'grotto-server-'))
  const server = await createServer(
    {
      data,
      database: undefined,
      host: '127.0.0.1',
      port: 0,
      portMayChange: false,
      page: undefined,
      key: new Uint8Array(32).fill(7),
      botPace: 0,
      bots: { workers: 1, thinking: 20, patience: 5_000 },
      origins: [],
      trustProxy: trustNobody,
      rateLimits: 0,
      logLevel: 'error',
      metricsToken: undefined,
      idleAfter: 600_000,
      tidyEvery: 60_000,
      keepDays: 0,
      reminders: { after: 60_000, push: undefined, webhooks: false },
      // Of its own: what an old database brings must not set the clock of the tests after it.
      clock: newSystemClock(),
      bytes: count => randomBytes(count),
      ...config,
    },
    parts,
  )
  const remove = async () => {
    await server.close()
    rmSync(data, { recursive: true, force: true })
  }
  return { ...server, data, remove }
}
