import { Answer, Command } from '@grotto/protocol'
import type { Clock } from '../clock.ts'
import type { Conversation } from '../conversation.ts'
import { presenceOf, tellPresence } from '../presence.ts'
import { tableMessage } from '../table/picture.ts'
import type { Watcher } from '../tables.ts'
import { Problem } from './problem.ts'
import { type AnyRoute, type Call, route } from './route.ts'
import type { Visible } from './visible.ts'

interface Ports {
  readonly conversation: Conversation
  readonly visible: Visible
  readonly clock: Clock
}

const HEARTBEAT = 20_000

/** What programs use that do not want a socket: the same commands, the same messages. */
export function programRoutes(ports: Ports): AnyRoute[] {
  return [
    route({
      method: 'POST',
      path: '/api/commands',
      says: 'Any command of docs/protocol.md that changes a table; the answer is the same as over the socket.',
      body: Command,
      answer: Answer,
      async handle({ person, body }) {
        if (!('table' in body)) throw new Problem(400, 'malformed')
        return new Promise((answered, failed) => ports.conversation.command(person, body, answered).catch(failed))
      },
    }),
    route({
      method: 'GET',
      path: '/api/tables/:id/events',
      says: 'An event stream (text/event-stream): a "table" message, then an "update" for every step.',
      handle: call => stream(ports, call),
    }),
  ]
}

async function stream({ visible, clock }: Ports, { person, params, request, reply }: Call<undefined>): Promise<void> {
  const { raw } = reply
  const watcher: Watcher = {
    person: person.id,
    name: person.name,
    send: text => void raw.write(`data: ${text}\n\n`),
    lost: () => raw.end(),
  }
  const live = await visible(params.id!, person, live => {
    reply.hijack()
    raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'x-accel-buffering': 'no' })
    watcher.send(JSON.stringify(tableMessage(live.table, live.table.seatOf(person.id) ?? null)))
    live.watchers.add(watcher)
    return live
  })
  watcher.send(JSON.stringify(presenceOf(live)))
  const heartbeat = setInterval(() => raw.write(': still here\n\n'), HEARTBEAT).unref()
  request.raw.once('close', () => {
    clearInterval(heartbeat)
    live.watchers.delete(watcher)
    live.leftAt.set(person.id, clock.now())
    tellPresence(live)
  })
}
