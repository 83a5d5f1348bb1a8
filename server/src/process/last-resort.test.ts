import { expect, test } from 'vitest'
import { ChildServer } from '../../test-kit/child-server.ts'
import { friends } from '../../test-kit/friends.ts'

/** A server into which a signal brings what no input may bring. */
const faulty = (fault: string, settings: Record<string, string> = {}) =>
  new ChildServer({
    ...settings,
    GROTTO_LOG: 'silent',
    NODE_OPTIONS: `--import "data:text/javascript,process.on('SIGUSR2',()=>{${fault}})"`,
  })

test('after an exception nobody caught the server ends in order: people are told to come back', async () => {
  const server = faulty("throw(new(Error)('unknown'))")
  await server.start()
  const [ada] = await friends(server.address, 'Ada')
  const told = ada!.hear(({ type }) => type === 'bye')
  const ended = server.ended()
  process.kill(server.pid, 'SIGUSR2')
  expect(await Promise.race([told, ada!.cut()])).toMatchObject({ why: 'stopping', again: expect.any(Number) })
  expect(await ended).toBe(1)
  await server.remove()
})

test('a promise nobody looks after is counted, and work goes on', async () => {
  const server = faulty("Promise.reject(new(Error)('lost'))")
  await server.start()
  const [ada] = await friends(server.address, 'Ada')
  process.kill(server.pid, 'SIGUSR2')
  const counted = /grotto_failures_total\{what="unhandled rejection"\} 1/
  while (!counted.test(await (await fetch(new URL('/metrics', server.address))).text())) await new Promise(setImmediate)
  expect((await ada!.say({ type: 'look', looking: true })).result).toBe('ok')
  ada!.drop()
  await server.remove()
})

test('also while it waits for its database, which can take long', async () => {
  const server = faulty("Promise.reject(new(Error)('lost'))", { DATABASE_URL: 'postgres://127.0.0.1:1/nowhere' })
  const started = server.start().catch(() => {})
  await expect.poll(() => server.said, { timeout: 30_000 }).toContain('waits for its database')
  process.kill(server.pid, 'SIGUSR2')
  await expect.poll(() => server.complained, { timeout: 10_000 }).toContain('unhandled rejection: Error: lost')
  expect(await server.end('SIGTERM')).toBe(0)
  await started
  await server.remove()
})
