import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { PassThrough } from 'node:stream'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { FrameWriter, frameOf } from './frame-writer.ts'

const http = createServer()
const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false })
const lines: FrameWriter[] = []
http.on('upgrade', (request, socket, head) =>
  sockets.handleUpgrade(request, socket, head, () => lines.push(new FrameWriter(socket))),
)
beforeAll(() => new Promise<void>(done => http.listen(0, '127.0.0.1', done)))
afterAll(() => {
  for (const client of sockets.clients) client.terminate()
  http.close()
})

/** What a client hears of these texts. */
async function heard(texts: readonly string[]): Promise<string[]> {
  const client = new WebSocket(`ws://127.0.0.1:${(http.address() as AddressInfo).port}`)
  const all: string[] = []
  const complete = new Promise(done =>
    client.on('message', data => all.push(String(data)) === texts.length && done(undefined)),
  )
  await new Promise(done => client.once('open', done))
  for (const text of texts) lines.at(-1)!.write(text)
  await complete
  client.terminate()
  return all
}

describe('a line', () => {
  test('brings texts of every size and alphabet in order', async () => {
    const sizes = [0, 1, 125, 126, 127, 65_535, 65_536, 200_000]
    const texts = [...sizes.map(size => 'x'.repeat(size)), 'Höhle – grotte – cueva ⛏', 'é'.repeat(63)]
    expect(await heard(texts)).toEqual(texts)
  })

  test('sends what is said in one go in one piece', async () => {
    const pieces: number[] = []
    const socket = new PassThrough({
      writev(chunks, done) {
        pieces.push(chunks.length)
        done()
      },
    })
    const line = new FrameWriter(socket)
    for (const text of ['an answer', 'news', 'more news']) line.write(text)
    await new Promise(setImmediate)
    expect(pieces).toEqual([3])
  })

  test('the same text is framed once', () => {
    expect(frameOf('the same')).toBe(frameOf(['the', 'same'].join(' ')))
    expect(frameOf('another').subarray(2).toString()).toBe('another')
  })
})
