import { entropyCommitment } from '@grotto/kernel'
import { Command, MAX_COMMAND_BYTES, Plan, PROTOCOL_VERSION, type Request } from '@grotto/protocol'
import * as v from 'valibot'
import { Client } from '../test-kit/client.ts'
import { choicesOf } from '../test-kit/friends.ts'
import { type Known, largest } from './largest.ts'
import type { Budget, Ready } from './measure.ts'
import { LONGEST_LINE, LONGEST_MARKS, REVIEW_COMMANDS } from './review-commands.ts'
import { DIAMANT, type World } from './world.ts'

type Type = Command['type']
/** Who says it, and what of it must fit the world for it to be done; the rest is as large as it may be. */
interface SampleCommand {
  readonly by: Client
  readonly fields: Readonly<Record<string, unknown>>
}
export interface Case extends Budget {
  readonly said: (world: World) => Promise<readonly SampleCommand[]>
}

const ENTROPY = 'e'.repeat(64)
const INVITATION = 'i'.repeat(40)
const BOT = 'diamant-strong'
/** What a command is besides its largest field. */
const AROUND = 200

/** As long as its check allows. */
const LONGEST_PLAN = { type: 'x'.repeat(24), to: 'y'.repeat(600 - 24 - 19) }
const KNOWN: Known = new Map<unknown, unknown>([[Plan, LONGEST_PLAN], LONGEST_LINE, LONGEST_MARKS])

/**
 * Each command at its largest, where it has most to do. Beside each budget what was measured (processor time and heap, on
 * two cores of a shared machine); about four times that is allowed.
 */
export const COMMANDS: Readonly<Record<Type, Case>> = {
  // 29 ms, 1,031 kB
  hello: {
    cpu: 120,
    heap: 4_000,
    async said({ host, server, long, finished, cave, mine }) {
      const tables = [long, finished, cave, ...mine].slice(0, 100).map(id => [id, 0])
      const more = Array.from({ length: 100 }, (_, i) => [`Z${String(i).padStart(31, '0')}`, 0])
      const again = new Client(server.address)
      again.cookie = host.cookie
      await again.connect(false)
      const fields = { protocol: PROTOCOL_VERSION, tables: Object.fromEntries([...tables, ...more]) }
      return [{ by: again, fields }]
    },
  },
  // 3.6 ms, 0 kB
  watch: {
    cpu: 15,
    heap: 500,
    said: async ({ host, long, cave, finished }) =>
      [long, cave, finished].flatMap(table => [
        { by: host, fields: { table, since: undefined } },
        { by: host, fields: { table, since: 0 } },
      ]),
  },
  // 1.0 ms, 0 kB
  unwatch: {
    cpu: 12,
    heap: 500,
    said: async ({ onlookers, long }) => [{ by: onlookers[0]!, fields: { table: long } }],
  },
  // 0.9 ms, 5 kB
  look: {
    cpu: 12,
    heap: 500,
    async said({ host, mine }) {
      for (const table of mine.slice(0, 28)) await host.ok({ type: 'watch', table })
      return [{ by: host, fields: {} }]
    },
  },
  // 1.2 ms, 19 kB
  sit: {
    cpu: 12,
    heap: 500,
    async said(world) {
      const table = await world.lobby()
      await world.host.ok({ type: 'invite', table, seat: 7, invitation: INVITATION })
      return [{ by: world.people[7]!, fields: { table, seat: 7, invitation: INVITATION } }]
    },
  },
  // 1.9 ms, 13 kB
  invite: {
    cpu: 12,
    heap: 500,
    said: async world => [{ by: world.host, fields: { table: await world.lobby(), seat: 7 } }],
  },
  // 1.4 ms, 15 kB
  leave: {
    cpu: 12,
    heap: 500,
    said: async world => [
      { by: world.host, fields: { table: await world.full() } },
      { by: world.people[6]!, fields: { table: world.long } },
    ],
  },
  // 1.1 ms, 14 kB
  ready: {
    cpu: 12,
    heap: 500,
    said: async world => [{ by: world.host, fields: { table: await world.full(), ready: true } }],
  },
  // 3.3 ms, 13 kB
  setBot: {
    cpu: 15,
    heap: 500,
    said: async world => [{ by: world.host, fields: { table: await world.lobby(), seat: 7, bot: BOT } }],
  },
  // 1.0 ms, 19 kB
  removeSeat: {
    cpu: 12,
    heap: 500,
    said: async world => [{ by: world.host, fields: { table: await world.lobby(), seat: 6 } }],
  },
  // Not measured yet; its budget is that of the commands beside it.
  choosePieces: {
    cpu: 12,
    heap: 500,
    async said(world) {
      const table = await world.make('/api/tables', { game: 'sub-terra', options: { players: 2 } })
      return [{ by: world.host, fields: { table, seat: 0, pieces: ['geologist', 'bodyguard'] } }]
    },
  },
  // 4.9 ms, 14 kB
  configure: {
    cpu: 20,
    heap: 500,
    async said(world) {
      const table = await world.full()
      const lobby = await world.make('/api/tables', { game: 'sub-terra' })
      return [
        { by: world.host, fields: { table } },
        { by: world.host, fields: { table: lobby, options: { tiles: filled() } } },
        { by: world.host, fields: { table, options: DIAMANT } },
      ]
    },
  },
  // 5.6 ms, 36 kB
  start: { cpu: 25, heap: 500, said: async world => [{ by: world.host, fields: { table: await world.full() } }] },
  // 6.9 ms, 88 kB
  reveal: {
    cpu: 30,
    heap: 500,
    async said(world) {
      const table = await world.full()
      await world.all({ type: 'watch', table })
      await world.all({ type: 'ready', table, ready: true, commitment: entropyCommitment(ENTROPY) })
      await world.host.ok({ type: 'start', table })
      for (const person of world.people.slice(1)) await person.ok({ type: 'reveal', table, entropy: ENTROPY })
      await Promise.all(world.people.map(person => person.ok({ type: 'unwatch', table })))
      return [{ by: world.host, fields: { table, entropy: ENTROPY } }]
    },
  },
  // 5.8 ms, 8 kB
  act: {
    cpu: 25,
    heap: 500,
    async said({ host, people, long, cave }) {
      const known = host.known.get(cave) ?? (await shown(host, cave))
      const move = choicesOf(known)[0]!
      return [
        { by: people[5]!, fields: { table: long, version: undefined } },
        { by: people[5]!, fields: { table: long, version: undefined, action: { type: 'leave' } } },
        { by: host, fields: { table: cave, version: undefined, action: move } },
      ]
    },
  },
  // 8.3 ms, 11 kB
  undo: {
    cpu: 35,
    heap: 500,
    async said({ host, people, long, cave }) {
      const known = host.known.get(cave) ?? (await shown(host, cave))
      await host.say({ type: 'act', table: cave, action: choicesOf(known)[0]! })
      return [
        { by: host, fields: { table: cave } },
        { by: people[1]!, fields: { table: long } },
      ]
    },
  },
  // 5.0 ms, 0 kB
  vote: {
    cpu: 20,
    heap: 500,
    said: async ({ people, long }) => [
      { by: people[2]!, fields: { table: long, about: 'remove', seat: 7, agree: true } },
      { by: people[3]!, fields: { table: long, about: 'remove', seat: 7, agree: true } },
      { by: people[3]!, fields: { table: long, about: 'remove', seat: 7, agree: false } },
    ],
  },
  // 7.6 ms, 3 kB
  standIn: {
    cpu: 35,
    heap: 500,
    said: async ({ people, long }) => [
      { by: people[4]!, fields: { table: long, seat: 4, bot: BOT } },
      { by: people[4]!, fields: { table: long, seat: 4, bot: undefined } },
    ],
  },
  // 7.7 ms, 1 kB
  handOver: {
    cpu: 35,
    heap: 500,
    said: async ({ people, onlookers, long }) => [
      { by: people[5]!, fields: { table: long, to: onlookers[9]!.id } },
      { by: onlookers[9]!, fields: { table: long, to: people[5]!.id } },
    ],
  },
  // 5.9 ms, 58 kB
  rematch: {
    cpu: 25,
    heap: 500,
    async said(world) {
      const table = await world.begun()
      await world.all({ type: 'vote', table, about: 'abandon', agree: true })
      return [{ by: world.host, fields: { table } }]
    },
  },
  // 5.4 ms, 3 kB
  rename: { cpu: 25, heap: 500, said: async ({ host }) => [{ by: host, fields: {} }] },
  // 5.1 ms, 3 kB
  mute: {
    cpu: 25,
    heap: 500,
    said: async ({ host, onlookers, long }) =>
      [true, false].map(muted => ({ by: host, fields: { table: long, person: onlookers[3]!.id, muted } })),
  },
  // 3.3 ms, 0 kB
  chat: { cpu: 15, heap: 500, said: async ({ people, long }) => [{ by: people[2]!, fields: { table: long } }] },
  // 3.5 ms, 0 kB
  phrase: { cpu: 15, heap: 500, said: async ({ people, long }) => [{ by: people[2]!, fields: { table: long } }] },
  // 2.0 ms, 6 kB
  point: { cpu: 12, heap: 500, said: async ({ people, long }) => [{ by: people[2]!, fields: { table: long } }] },
  // 2.3 ms, 0 kB
  intend: { cpu: 12, heap: 500, said: async ({ people, long }) => [{ by: people[2]!, fields: { table: long } }] },
  ...REVIEW_COMMANDS,
}

/** A box of one's own with as many tiles as there may be. */
const filled = () => [
  { kind: 'start', open: 'NESW' },
  { kind: 'exit', open: 'NESW' },
  ...Array.from({ length: 126 }, () => ({ kind: 'water', open: 'NESW' })),
]

async function shown(client: Client, table: string) {
  await client.ok({ type: 'watch', table })
  return client.until(table, () => true)
}

/** What is sent, ready to be. Whatever does not fit the schema would measure nothing. */
export async function commandsOf(world: World, type: Type): Promise<Ready[]> {
  const schema = Command.options.find(option => option.entries.type.literal === type) as unknown as v.GenericSchema
  const most = largest(schema, KNOWN, MAX_COMMAND_BYTES - AROUND) as Request
  await world.gather()
  return (await COMMANDS[type].said(world)).map(({ by, fields }) => {
    const command = by.newCommand(withoutGaps({ ...most, ...fields }) as unknown as Request)
    if (!v.is(schema, command)) throw new Error(`not a command: ${JSON.stringify(command).slice(0, 300)}`)
    const bytes = Buffer.byteLength(JSON.stringify(command))
    if (bytes > MAX_COMMAND_BYTES) throw new Error(`${type} takes ${bytes} bytes`)
    return () => heard(by, command)
  })
}

const TOO_LONG = 30_000

/** The answer; and after a greeting everything that is shown, which comes before the next answer. */
async function heard(by: Client, command: Command): Promise<unknown> {
  const answered = by.send(command).then(answer => (command.type === 'hello' ? by.say(LOOKING) : answer))
  let timer: NodeJS.Timeout | undefined
  const late = new Promise((_, failed) => {
    timer = setTimeout(() => failed(new Error(`${command.type} was not answered`)), TOO_LONG)
  })
  return Promise.race([answered, late]).finally(() => clearTimeout(timer))
}

const LOOKING = { type: 'look', looking: true } as const

const withoutGaps = (fields: object): object =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
