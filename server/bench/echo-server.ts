import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SqliteStore } from '@grotto/storage'
import { type WebSocket, WebSocketServer } from 'ws'

/**
 * The ceiling: no rules, no views, no validation, and nothing that keeps a move from being done twice. A move is written
 * as an entry of the same form by the same store, acknowledged after the same commit, and an update of the same size
 * goes to everybody at its table. `?table=&bytes=` says where.
 */
const store = new SqliteStore(join(mkdtempSync(join(tmpdir(), 'grotto-echo-')), 'echo.db'))
const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false })
const tables = new Map<string, { members: Set<WebSocket>; sequence: number; filler: string }>()

server.on('connection', (socket, request) => {
  const { searchParams } = new URL(request.url!, 'http://echo')
  const name = searchParams.get('table')!
  const bytes = Number(searchParams.get('bytes'))
  const table = tables.get(name) ?? { members: new Set(), sequence: 0, filler: 'x'.repeat(Math.max(0, bytes - 60)) }
  tables.set(name, table)
  table.members.add(socket)
  socket.on('close', () => table.members.delete(socket))
  socket.on('message', async data => {
    const { id, action } = JSON.parse(String(data)) as { id: string; action: { type: string } }
    const at = Date.now()
    table.sequence += 1
    const { sequence } = table
    await store.write({
      table: name,
      entries: [
        {
          sequence,
          at,
          body: { type: 'played', entry: { type: 'act', seat: 0, at, action, chance: [] }, by: 'human' },
        },
      ],
    })
    socket.send(JSON.stringify({ type: 'answer', id, result: 'ok', version: sequence }))
    const update = JSON.stringify({ type: 'update', version: sequence, filler: table.filler })
    for (const member of table.members) member.send(update)
  })
})

server.on('listening', () => {
  const { port } = server.address() as { port: number }
  console.log(`echo at http://localhost:${port}`)
})
process.on('SIGTERM', () => process.exit(0))
