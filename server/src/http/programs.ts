import { Answer, Command, LegalActions, Message } from '@grotto/protocol'
import type { Budgets } from '../budgets/budgets.ts'
import type { CommandRunner } from '../commands/command-runner.ts'
import type { Clock } from '../process/clock.ts'
import type { SlowReaders } from '../sockets/slow-readers.ts'
import { legalActions } from '../table/legal-actions.ts'
import { noteVisitor } from '../tables/tables.ts'
import { EventStream } from './event-streams.ts'
import { Problem, tooMany } from './problem.ts'
import { type AnyRoute, type Call, route } from './route.ts'
import type { Visible } from './visible.ts'

interface Ports {
  readonly commandRunner: CommandRunner
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
      operation: 'sendCommand',
      says: 'Does something at a table: sits down, is ready, acts. The answer is the same as over the socket; ‘refused’ is an answer too, and names the rule.',
      body: Command,
      answer: Answer,
      async handle({ person, address, body }) {
        if (!('table' in body)) throw new Problem(400, 'malformed')
        const wait = ports.budgets.take('commands', { person: person.id, address })
        if (wait > 0) throw tooMany(wait)
        const { commandRunner } = ports
        return new Promise((answered, failed) => {
          commandRunner.run(person, address, body, answered).catch(failed)
        })
      },
    }),
    route({
      method: 'GET',
      path: '/api/tables/:id/events',
      operation: 'streamEvents',
      says: 'An event stream (text/event-stream): each line that begins with “data: ” is a message. First a ‘table’, then an ‘update’ with the whole view for every step, until you close it.',
      streams: Message,
      handle: call => stream(ports, call),
    }),
    route({
      method: 'GET',
      path: '/api/tables/:id/actions',
      operation: 'listActions',
      says: 'Everything my seat may do just now: for programs that do not know the rules. Empty when I am not asked.',
      answer: LegalActions,
      handle: ({ person, params }) => ports.visible(params.id, person, ({ table }) => legalActions(table, person.id)),
    }),
  ]
}

/** The reader may go at any moment, before the table is found too: what was taken is given back when the line closes. */
async function stream(
  ports: Ports,
  { person, generation, address, params, reply }: Call<undefined, 'id'>,
): Promise<void> {
  const { budgets, visible, clock, readers } = ports
  const { raw } = reply
  if (raw.destroyed) return void reply.hijack()
  const leave = budgets.enter('streams', { person: person.id, address })
  if (!leave) throw tooMany()
  const stream = new EventStream(raw, { person, generation }, address, clock)
  const forget = readers.add(stream)
  raw.once('close', () => {
    forget()
    leave()
  })
  await visible(params.id, person, loaded => {
    noteVisitor(loaded, { person: person.id, address })
    stream.show(loaded, reply)
  })
}
