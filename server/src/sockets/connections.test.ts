import { connect, type Socket } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { ProbedServer } from '../../test-kit/probed-server.ts'
import { HEADS, RATES } from '../budgets/limits.ts'

const MOST = HEADS.connections.address
/** Two who come from this machine, at different addresses. */
const [EVE, ADA] = ['127.0.0.1', '127.0.0.2']

let server: ProbedServer
let open: Line[] = []
afterEach(async () => {
  for (const { socket } of open) socket.destroy()
  open = []
  await server.remove()
})

async function start(environment: Record<string, string> = {}): Promise<void> {
  server = new ProbedServer({ GROTTO_LOG: 'error', GROTTO_RATE_LIMITS: '1', ...environment })
  await server.start()
}

/** A connection, and everything that was heard on it. */
class Line {
  readonly socket: Socket
  heard = ''

  constructor(localAddress: string) {
    const { hostname: host, port } = new URL(server.address)
    this.socket = connect({ host, port: Number(port), localAddress })
    this.socket.on('error', () => {}).on('data', data => this.#hear(String(data)))
    open.push(this)
  }

  #hear(text: string): void {
    this.heard += text
  }

  get isOpen(): boolean {
    return this.socket.readyState === 'open'
  }

  /** Asks for something, and what it is answered; the line stays open for the next question. */
  async asks(path = '/healthz'): Promise<string> {
    this.heard = ''
    this.socket.write(`GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n`)
    await expect.poll(() => this.heard !== '' || this.socket.destroyed, { timeout: 30_000 }).toBe(true)
    return this.heard.split('\r\n')[0]!
  }
}

const lines = (count: number, from: string): Line[] => Array.from({ length: count }, () => new Line(from))
const openOnes = (): number => open.filter(({ isOpen }) => isOpen).length

describe('connections of one address', () => {
  test('that never say a word are so many at a time, and others are served', async () => {
    await start()
    const before = (await server.read()).descriptors
    lines(MOST + 200, EVE)
    await expect.poll(openOnes, { timeout: 20_000 }).toBe(MOST)
    expect((await server.read()).descriptors).toBeLessThanOrEqual(before + MOST)
    expect(await new Line(ADA).asks()).toContain('200')
  })

  test('that are kept after an answer count too; whoever goes makes room', async () => {
    await start({ GROTTO_RATE_LIMITS: '0.1' })
    const kept = lines(MOST, EVE)
    for (const answer of await Promise.all(kept.map(line => line.asks()))) expect(answer).toContain('200')
    expect(await new Line(EVE).asks()).toBe('')
    expect(await new Line(ADA).asks()).toContain('200')
    kept[0]!.socket.destroy()
    await expect.poll(() => new Line(EVE).asks(), { timeout: 30_000 }).toContain('200')
    await kept[1]!.asks('/metrics')
    await expect.poll(() => kept[1]!.heard).toMatch(/grotto_refused_total\{kind="connections"\} [1-9]/)
  })

  test('are opened so many at once, and then so many a second, and others are served', async () => {
    await start()
    const { atOnce } = RATES.connects.address
    const answers: string[] = []
    while (answers.length < atOnce + 200) {
      const batch = lines(100, EVE)
      answers.push(...(await Promise.all(batch.map(line => line.asks()))))
      for (const { socket } of batch) socket.destroy()
    }
    expect(answers.slice(0, atOnce).every(answer => answer.includes('200'))).toBe(true)
    expect(answers.filter(answer => answer === '').length).toBeGreaterThan(0)
    expect(await new Line(ADA).asks()).toContain('200')
    await expect.poll(() => new Line(EVE).asks(), { timeout: 10_000 }).toContain('200')
  })

  test('of a proxy that is trusted are not counted: they are those of many people', async () => {
    await start({ GROTTO_TRUST_PROXY: EVE })
    lines(MOST + 50, EVE)
    await expect.poll(openOnes, { timeout: 30_000 }).toBe(MOST + 50)
    lines(MOST + 50, ADA)
    await expect.poll(openOnes, { timeout: 30_000 }).toBe(MOST + 50 + MOST)
  })
})
