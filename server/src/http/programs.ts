import { Answer, Command } from '@grotto/protocol'
import type { Budgets } from '../budgets/budgets.ts'
import type { Clock } from '../clock.ts'
import type { Conversation } from '../conversation.ts'
import type { SlowReaders } from '../slow-readers.ts'
import { noteVisitor } from '../tables.ts'
import { EventStream } from './event-streams.ts'
import { Problem, tooMany } from './problem.ts'
import { type AnyRoute, type Call, route } from './route.ts'
import type { Visible } from './visible.ts'

interface Ports {
  readonly conversation: Conversation
  readonly visible: Visible
  readonly clock: Clock
  readonly budgets: Budgets
  readonly readers: SlowReaders
}

/** What programs use that do not want a socket: the same commands, the same messages. */
export function programRoutes(ports: Ports): AnyRoute[] {
  return [
    route({
      method: 'POST',
      path: '/api/commands',
      says: 'Any command of docs/protocol.md that changes a table; the answer is the same as over the socket.',
      body: Command,
      answer: Answer,
      async handle({ person, address, body }) {
        if (!('table' in body)) throw new Problem(400, 'malformed')
        const wait = ports.budgets.take('commands', { person: person.id, address })
        if (wait > 0) throw tooMany(wait)
        const { conversation } = ports
        return new Promise((answered, failed) => {
          conversation.command(person, address, body, answered).catch(failed)
        })
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

/** The reader may go at any moment, before the table is found too: what was taken is given back when the line closes. */
async function stream(ports: Ports, { person, address, params, reply }: Call<undefined>): Promise<void> {
  const { budgets, visible, clock, readers } = ports
  const { raw } = reply
  if (raw.destroyed) return void reply.hijack()
  const leave = budgets.enter('streams', { person: person.id, address })
  if (!leave) throw tooMany()
  const stream = new EventStream(raw, person, address, clock)
  const forget = readers.add(stream)
  raw.once('close', () => {
    forget()
    leave()
  })
  await visible(params.id!, person, live => {
    noteVisitor(live, { person: person.id, address })
    stream.show(live, reply)
  })
}
