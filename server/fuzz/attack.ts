import { fastChance } from '@grotto/kernel'
import { SOCKET_PATH } from '@grotto/protocol'
import { WebSocket } from 'ws'
import { Client } from '../test-kit/client.ts'
import { Nonsense } from './messages.ts'

export interface Target {
  readonly address: string
  /** The table under attack; a seat has chosen face down, and nobody may find out what. */
  readonly table: string
}

export interface Heard {
  readonly messages: number
  readonly calls: number
  readonly serverErrors: number
  /** Everything that was answered, a sample of its text. */
  readonly texts: readonly string[]
}

const BATCH = 40
const CALLS_PER_BATCH = 1

/** Sends so many bad messages over one socket, some calls beside them, and hears every answer. */
export async function attack({ address, table }: Target, messages: number, seed: string): Promise<Heard> {
  const nonsense = new Nonsense(fastChance(seed), [table, 'NoSuchTable12345', '', '__proto__'])
  const eve = await Client.arrive(address)
  const texts: string[] = []
  let socket = await open(address, eve.cookie, texts)
  let [sent, calls, serverErrors] = [0, 0, 0]
  while (sent < messages) {
    const batch = Array.from({ length: Math.min(BATCH, messages - sent) }, () => nonsense.message())
    if (!(await answered(socket, batch))) socket = await open(address, eve.cookie, texts)
    sent += batch.length
    for (let i = 0; i < CALLS_PER_BATCH; i++) {
      const { path, ...request } = nonsense.call()
      const response = await fetch(`${address}${path}`, request)
      if (texts.length < KEPT) texts.push(await response.text())
      else await response.body?.cancel()
      if (response.status >= 500) serverErrors += 1
      calls += 1
    }
  }
  socket.terminate()
  return { messages: sent, calls, serverErrors, texts }
}

const KEPT = 20_000

async function open(address: string, cookie: string, texts: string[]): Promise<WebSocket> {
  const socket = new WebSocket(`${address.replace('http', 'ws')}${SOCKET_PATH}`, { headers: { cookie } })
  socket.on('error', () => {})
  socket.on('message', data => {
    if (texts.length < KEPT) texts.push(String(data))
  })
  await new Promise((done, failed) => socket.once('open', done).once('close', failed))
  socket.send('{"id":"hello","type":"hello","protocol":1}')
  return socket
}

/** Every message is answered, or the line is cut because of it. */
function answered(socket: WebSocket, batch: readonly string[]): Promise<boolean> {
  return new Promise((done, failed) => {
    let missing = batch.length
    const tooLong = setTimeout(() => failed(new Error(`${missing} of ${batch.length} were never answered`)), 60_000)
    const finish = (alive: boolean) => {
      clearTimeout(tooLong)
      socket.off('message', hear)
      socket.off('close', cut)
      done(alive)
    }
    const hear = (data: unknown) => {
      const text = String(data)
      if (text.startsWith('{"type":"answer"') && !text.includes('"id":"hello"')) missing -= 1
      if (missing === 0) finish(true)
    }
    const cut = () => finish(false)
    socket.on('message', hear)
    socket.once('close', cut)
    for (const text of batch) socket.send(text)
  })
}

/** What nobody may have heard: secrets of the table, and a face-down choice. */
export function leaks(texts: readonly string[], secrets: readonly string[]): string[] {
  return texts.filter(text => {
    if (secrets.some(secret => text.includes(secret))) return true
    return /"inside":true[^}]*"slot":"(goOn|leave)"/.test(text)
  })
}
