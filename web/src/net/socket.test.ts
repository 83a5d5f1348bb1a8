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
/** Where the page was sent, and who the server takes it for. */
const went = vi.fn()
let me: string

beforeEach(() => {
  vi.useFakeTimers()
  vi.resetModules()
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  FakeSocket.opened = []
  listeners = {}
  vi.stubGlobal('WebSocket', FakeSocket)
  vi.stubGlobal('location', { origin: 'http://grotto.test', assign: went })
  vi.stubGlobal('localStorage', { removeItem: () => {} })
  vi.stubGlobal('fetch', async () => ({ ok: true, json: async () => ({ id: me }) }))
  went.mockClear()
  me = 'a'.repeat(16)
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

test('a line on which nothing is heard is asked after 8 seconds and given up after 12; a heartbeat is enough to keep it', async () => {
  const { heard } = await openLine()
  const [first] = FakeSocket.opened
  for (let times = 0; times < 20; times++) {
    vi.advanceTimersByTime(9_000)
    expect(first!.sent.at(-1)).toMatchObject({ type: 'look', looking: true })
    first!.say({ type: 'beat' })
  }
  expect(heard).not.toContain('lost')
  vi.advanceTimersByTime(10_000)
  expect(heard).not.toContain('lost')
  vi.advanceTimersByTime(2_100)
  expect(heard.at(-1)).toBe('lost')
  vi.advanceTimersByTime(10)
  FakeSocket.opened[1]!.accept()
  expect(heard.filter(message => typeof message === 'string')).toEqual(['open', 'lost', 'open'])
})

test('a device without a network is asked within two seconds, though something came that was on its way', async () => {
  const { heard } = await openLine()
  vi.stubGlobal('navigator', { onLine: false })
  listeners.offline!()
  FakeSocket.opened[0]!.say({ type: 'beat' })
  vi.advanceTimersByTime(5_900)
  expect(heard).not.toContain('lost')
  vi.advanceTimersByTime(200)
  expect(heard.at(-1)).toBe('lost')
})

test('a connection that never comes about is given up as well', async () => {
  await openLine()
  FakeSocket.opened[0]!.drop()
  vi.advanceTimersByTime(1_000)
  expect(FakeSocket.opened.length).toBe(2)
  vi.advanceTimersByTime(21_000)
  expect(FakeSocket.opened.length).toBe(3)
})

test('a page that slept asks at once whether its line is alive, whether the browser says that it woke or not', async () => {
  const { live, heard } = await openLine()
  live.tables.set(TABLE, () => 3)
  const [first] = FakeSocket.opened
  vi.advanceTimersByTime(3_000)
  vi.setSystemTime(Date.now() + 3_600_000)
  vi.advanceTimersByTime(4_000)
  expect(first!.sent.at(-1)).toMatchObject({ type: 'watch', table: TABLE, since: 3 })
  expect(heard).not.toContain('lost')
  vi.advanceTimersByTime(4_000)
  expect(heard.at(-1)).toBe('lost')
})

test('it knows what time it is at the tables, whatever this device believes', async () => {
  vi.setSystemTime(500_000)
  const { live } = await openLine()
  expect(live.now()).toBe(0)
  vi.advanceTimersByTime(1_500)
  expect(live.now()).toBe(1_500)
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

test('a device whose player was forgotten starts anew, told or not let in', async () => {
  await openLine()
  FakeSocket.opened[0]!.say({ type: 'bye', why: 'gone', again: 200 })
  await vi.advanceTimersByTimeAsync(300)
  FakeSocket.opened[1]!.drop()
  await vi.advanceTimersByTimeAsync(0)
  expect(went).not.toHaveBeenCalled()
  me = 'b'.repeat(16)
  await vi.advanceTimersByTimeAsync(2000)
  FakeSocket.opened[2]!.drop()
  await vi.advanceTimersByTimeAsync(0)
  expect(went).toHaveBeenCalledWith('/')
  went.mockClear()
  await vi.advanceTimersByTimeAsync(4000)
  FakeSocket.opened[3]!.accept()
  FakeSocket.opened[3]!.say({ type: 'bye', why: 'forgotten', again: null })
  expect(went).toHaveBeenCalledWith('/')
})
