import { mkdtempSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SqliteStore } from '@grotto/storage'
import { type WebSocket, WebSocketServer } from 'ws'
import { FrameWriter } from '../src/sockets/frame-writer.ts'
import type { Recording } from './recording.ts'

/**
 * The ceiling: no rules, no views, no validation, and nothing that keeps a move from being done twice. A move is written
 * as an entry of the same form by the same store, acknowledged after the same commit, and everybody at its table is sent,
 * in frames made and gathered by the same writer, what the server said at the same point of a game. `GROTTO_RECORDINGS`
 * is the file of what it said; every table gets one of these games, over and over.
 */
const recordings = JSON.parse(readFileSync(process.env.GROTTO_RECORDINGS!, 'utf8')) as Recording[]
const store = new SqliteStore(join(mkdtempSync(join(tmpdir(), 'grotto-echo-')), 'echo.db'))

interface EchoTable {
  readonly recording: Recording
  readonly members: Map<WebSocket, FrameWriter>
  sequence: number
  /** How many moves of the game have been made. */
  moves: number
}
const tables = new Map<string, EchoTable>()

interface Said {
  readonly id: string
  readonly type: string
  readonly table: string
  readonly action: { readonly type: string }
}

const answer = (id: string, result: string, version?: number) =>
  JSON.stringify({ type: 'answer', id, result, ...(version === undefined ? {} : { version }) })

/** The same said of another table. */
function toldAs(name: string, { table, shown, told }: Recording): Recording {
  const renamed = (texts: readonly string[]) => texts.map(text => text.replaceAll(table, name))
  return { table: name, shown: renamed(shown), told: told.map(renamed) }
}

function tableOf(name: string): EchoTable {
  const table = tables.get(name) ?? {
    recording: toldAs(name, recordings[tables.size % recordings.length]!),
    members: new Map(),
    sequence: 0,
    moves: 0,
  }
  tables.set(name, table)
  return table
}

function watch(socket: WebSocket, writer: FrameWriter, { id, table: name }: Said): void {
  const table = tableOf(name)
  const { told, shown } = table.recording
  // The game is over: the next one begins when everybody has gone.
  if (table.moves >= told[0]!.length && table.members.size === 0) table.moves = 0
  const seat = table.members.size
  table.members.set(socket, writer)
  writer.write(answer(id, 'ok'))
  writer.write(shown[seat]!)
}

async function act(writer: FrameWriter, { id, table: name, action }: Said): Promise<void> {
  const table = tableOf(name)
  const { told } = table.recording
  // Where several choose at once, somebody else than in the recording may have been the last.
  if (table.moves >= told[0]!.length) return writer.write(answer(id, 'refused'))
  const move = table.moves++
  const sequence = ++table.sequence
  const at = Date.now()
  const entry = { type: 'act', seat: 0, at, action, chance: [] }
  await store.write({ table: name, entries: [{ sequence, at, body: { type: 'played', entry, by: 'human' } }] })
  writer.write(answer(id, 'ok', sequence))
  let seat = 0
  for (const member of table.members.values()) member.write(told[seat++]![move]!)
}

const http = createServer((_, response) => response.setHeader('content-type', 'application/json').end('{}'))
const server = new WebSocketServer({ server: http, perMessageDeflate: false })
server.on('connection', (socket, { socket: stream }) => {
  const writer = new FrameWriter(stream)
  socket.on('message', data => {
    const said = JSON.parse(String(data)) as Said
    if (said.type === 'act') return void act(writer, said)
    if (said.type === 'watch') return watch(socket, writer, said)
    if (said.type === 'unwatch') tableOf(said.table).members.delete(socket)
    writer.write(answer(said.id, 'ok'))
  })
})
http.listen(0, '127.0.0.1', () => {
  const { port } = http.address() as { port: number }
  console.log(`echo at http://localhost:${port}`)
})
process.on('SIGTERM', () => process.exit(0))
