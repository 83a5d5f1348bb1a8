import { afterEach, beforeEach, expect, test, vi } from 'vitest'

/** A browser's socket as far as the page uses it; the test plays the server. */
class FakeSocket {
  static readonly OPEN = 1
  static opened: FakeSocket[] = []
  readyState = 0
  readonly sent: { id: string; type: string; tables?: object }[] = []
  onopen = () => {}
  onmessage = (_message: { data: string }) => {}
  onclose = () => {}
  constructor() {
    FakeSocket.opened.push(this)
  }
  send(text: string) {
    this.sent.push(JSON.parse(text))
  }
  close() {
    this.readyState = 3
  }
  accept() {
    this.readyState = 1
    this.onopen()
    this.say({ type: 'welcome', protocol: 1, you: { id: 'a'.repeat(16), name: 'Mara', language: null }, now: 0 })
  }
  say(message: object) {
    this.onmessage({ data: JSON.stringify(message) })
  }
  drop() {
    this.readyState = 3
    this.onclose()
  }
}

const TABLE = 'table0000000'
let listeners: Record<string, () => void>

beforeEach(() => {
  vi.useFakeTimers()
  vi.resetModules()
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  FakeSocket.opened = []
  listeners = {}
  vi.stubGlobal('WebSocket', FakeSocket)
  vi.stubGlobal('location', { origin: 'http://grotto.test' })
  vi.stubGlobal('document', { visibilityState: 'visible' })
  vi.stubGlobal('addEventListener', (name: string, heard: () => void) => (listeners[name] = heard))
  vi.stubGlobal('removeEventListener', () => {})
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const openLine = async () => {
  const { live } = await import('./socket.ts')
  const heard: unknown[] = []
  live.listen(message => heard.push(message))
  FakeSocket.opened[0]!.accept()
  return { live, heard }
}

test('an unanswered command is sent again with the same id after the connection comes back', async () => {
  const { live } = await openLine()
  const answer = live.request({ type: 'start', table: TABLE })
  const [first] = FakeSocket.opened
  const command = first!.sent.at(-1)!
  first!.drop()
  vi.advanceTimersByTime(1000)
  const second = FakeSocket.opened[1]!
  second.accept()
  expect(second.sent.map(({ type }) => type)).toEqual(['hello', 'start'])
  expect(second.sent.at(-1)!.id).toBe(command.id)
  second.say({ type: 'answer', id: command.id, result: 'ok' })
  await expect(answer).resolves.toMatchObject({ result: 'ok' })
})

test('it says which versions it knows, so that only the rest is sent', async () => {
  const { live } = await openLine()
  live.tables.set(TABLE, () => 7)
  FakeSocket.opened[0]!.drop()
  vi.advanceTimersByTime(1000)
  FakeSocket.opened[1]!.accept()
  expect(FakeSocket.opened[1]!.sent[0]!.tables).toEqual({ [TABLE]: 7 })
})

test('it waits longer after every failure, and not at all when the device wakes up', async () => {
  const { heard } = await openLine()
  FakeSocket.opened[0]!.drop()
  vi.advanceTimersByTime(300)
  expect(FakeSocket.opened.length).toBe(2)
  FakeSocket.opened[1]!.drop()
  vi.advanceTimersByTime(300)
  expect(FakeSocket.opened.length).toBe(2)
  listeners.visibilitychange!()
  expect(FakeSocket.opened.length).toBe(3)
  expect(heard).toContain('lost')
})

test('a connection that nobody closed but that says nothing more is given up', async () => {
  const { live, heard } = await openLine()
  live.tables.set(TABLE, () => 3)
  listeners.visibilitychange!()
  expect(FakeSocket.opened[0]!.sent.at(-1)).toMatchObject({ type: 'watch', table: TABLE })
  vi.advanceTimersByTime(4000)
  expect(heard.at(-1)).toBe('lost')
})

test('the server hears whether the page is in sight, on every connection', async () => {
  await openLine()
  const looks = (socket: FakeSocket) =>
    socket.sent.filter(({ type }) => type === 'look').map(sent => (sent as { looking?: boolean }).looking)
  const first = FakeSocket.opened[0]!
  listeners.visibilitychange!()
  expect(looks(first)).toEqual([])
  vi.stubGlobal('document', { visibilityState: 'hidden' })
  listeners.visibilitychange!()
  first.drop()
  vi.advanceTimersByTime(1000)
  const second = FakeSocket.opened[1]!
  second.accept()
  vi.stubGlobal('document', { visibilityState: 'visible' })
  listeners.visibilitychange!()
  expect([looks(first), looks(second)]).toEqual([[false], [false, true]])
})
