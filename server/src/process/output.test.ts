import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, expect, test } from 'vitest'
import { friends, startGame } from '../../test-kit/friends.ts'

/** A signal makes it log a few megabytes, more than any pipe holds. */
const FLOOD = `process.on('SIGUSR2',()=>{for(var%20i=0;i<3000;i++)Promise.reject(new(Error)('lost'.repeat(300)))})`

const freePort = (): Promise<number> =>
  new Promise(found => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => found(port))
    })
  })

let child: ChildProcess
let data: string
afterEach(() => {
  child.kill('SIGKILL')
  rmSync(data, { recursive: true, force: true })
})

/** A server that cannot say where it is open: its output goes nowhere. */
async function startServer(stdout: 'pipe' | number): Promise<string> {
  const port = await freePort()
  data = mkdtempSync(join(tmpdir(), 'grotto-output-'))
  child = spawn(process.execPath, [fileURLToPath(new URL('../main.ts', import.meta.url))], {
    env: {
      ...process.env,
      GROTTO_DATA: data,
      GROTTO_PORT: String(port),
      GROTTO_HOST: '127.0.0.1',
      GROTTO_BOT_PACE: '0',
      GROTTO_RATE_LIMITS: '0',
      GROTTO_LOG: 'trace',
      NODE_OPTIONS: `--import "data:text/javascript,${FLOOD}"`,
    },
    stdio: ['ignore', stdout, 'ignore'],
  })
  return `http://127.0.0.1:${port}`
}

async function isOpen(address: string): Promise<void> {
  for (;;)
    try {
      if ((await fetch(`${address}/healthz`)).ok) return
    } catch {
      await new Promise(done => setTimeout(done, 50))
    }
}

const droppedAt = async (address: string): Promise<number> =>
  Number(/grotto_log_lines_dropped (\d+)/.exec(await (await fetch(`${address}/metrics`)).text())?.[1])

test.each(['a pipe that nobody reads', 'a pipe whose reader is gone', 'a disk that is full'])(
  'play goes on when the log goes to %s',
  async where => {
    const full = where.includes('full') ? openSync('/dev/full', 'w') : undefined
    const address = await startServer(full ?? 'pipe')
    if (full) closeSync(full)
    else if (where.includes('gone')) child.stdout!.destroy()
    await isOpen(address)
    const [ada, bo] = await friends(address, 'Ada', 'Bo')
    const table = await startGame([ada!, bo!], { game: 'diamant', options: { players: 3 } })
    child.kill('SIGUSR2')
    while (!((await droppedAt(address)) > 0)) await new Promise(setImmediate)
    await ada!.ok({ type: 'act', table, action: { type: 'goOn' } })
    await bo!.until(table, ({ log }) => log.some(({ by }) => by === 'bot'))
    for (const person of [ada!, bo!]) person.drop()
    const ended = new Promise(done => child.once('exit', done))
    child.kill('SIGTERM')
    expect(await ended).toBe(0)
  },
  60_000,
)
