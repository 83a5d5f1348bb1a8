import { connect } from 'node:net'
import type { ClubFound, ClubInfo, ReviewLink, TableMade } from '@grotto/protocol'
import { HEADS, LENGTHS, RATES } from '../src/budgets/limits.ts'
import { MOST_REVIEWERS } from '../src/reviews/reviews.ts'
import { longRecord } from '../test-kit/long-record.ts'
import type { Attacker, AttackSocket } from './guests.ts'

/** Something that an address does as much of as it is allowed, and then some. */
export interface Attack {
  readonly says: string
  /** Identities that it needs. */
  readonly guests?: number
  /** An answer without which it came to nothing, and proves nothing. */
  readonly strikes: string
  readonly run: (attacker: Attacker) => Promise<void>
}

const sleep = (milliseconds: number) => new Promise(done => setTimeout(done, milliseconds))
const times = <T>(count: number, make: (i: number) => T): T[] => Array.from({ length: count }, (_, i) => make(i))

/** Everything at once, then as often as it comes back, with a tenth more on top. */
async function atLimit({ atOnce, perSecond }: { atOnce: number; perSecond: number }, strike: (i: number) => unknown) {
  let struck = 0
  for (; struck < atOnce; struck++) void strike(struck)
  for (;;) {
    await sleep(Math.max(10, 900 / perSecond))
    for (let i = 0; i < Math.max(1, perSecond / 90); i++) void strike(struck++)
  }
}

const open = async (attacker: Attacker, count: number): Promise<AttackSocket[]> =>
  (await Promise.all(times(count, i => attacker.socket(i)))).filter(socket => socket !== undefined)

const newTable = async (attacker: Attacker, guest: number, wish: object = PLAY): Promise<string> =>
  ((await attacker.call('POST', '/api/play-now', guest, wish)) as TableMade).id

const PLAY = { game: 'diamant', options: { players: 8 }, bots: ['random'] }
const STRONG = { game: 'diamant', options: { players: 8 }, bots: ['diamant-strong'] }

export const ATTACKS: Readonly<Record<string, Attack>> = {
  sockets: {
    says: 'as many sockets as an address may have, all at one table, and more are tried',
    strikes: 'socket opened',
    async run(attacker) {
      const table = await newTable(attacker, 0)
      const sockets = await open(attacker, HEADS.sockets.address)
      for (const socket of sockets) socket.send({ type: 'watch', table })
      await atLimit({ atOnce: 0, perSecond: RATES.calls.address.perSecond }, i => attacker.socket(i))
    },
  },
  streams: {
    says: 'as many event streams as an address may have, none of them read, at a table where much happens',
    strikes: 'stream 200',
    async run(attacker) {
      const table = await newTable(attacker, 0)
      for (const i of times(HEADS.streams.address + 20, i => i)) deafStream(attacker, table, i)
      const [socket] = await open(attacker, 1)
      await atLimit(RATES.commands.person, () => socket?.send({ type: 'configure', table, settings: { botPace: 200 } }))
    },
  },
  commands: {
    says: 'as many commands as an address may send, over sockets of forty guests, each answered with a picture',
    strikes: 'answer ok',
    async run(attacker) {
      const table = await newTable(attacker, 0)
      const sockets = await open(attacker, 40)
      await atLimit(RATES.commands.address, i => sockets[i % sockets.length]?.send({ type: 'watch', table }))
    },
  },
  moves: {
    says: 'as many moves as an address may send, taken back and done again, before a hundred and fifty onlookers',
    strikes: 'answer ok',
    async run(attacker) {
      const wish = { game: 'sub-terra', options: { players: 1 } }
      const tables = await Promise.all(times(5, guest => newTable(attacker, guest, wish)))
      const [players, onlookers] = [await open(attacker, 5), await open(attacker, 150)]
      for (const socket of [...players, ...onlookers]) for (const table of tables) socket.send({ type: 'watch', table })
      await sleep(2_000)
      await atLimit(RATES.commands.address, i => {
        const [player, table] = [players[i % 5], tables[i % 5]]
        player?.send(i % 10 < 5 ? { type: 'act', table, action: { type: 'endTurn' } } : { type: 'undo', table })
      })
    },
  },
  tables: {
    says: 'as many new tables as an address may make, each with seven bots',
    strikes: 'POST 200',
    async run(attacker) {
      await atLimit(RATES.tables.address, i => attacker.call('POST', '/api/play-now', i, PLAY))
    },
  },
  chat: {
    says: 'as many words as an address may say, before a hundred and fifty onlookers',
    strikes: 'answer ok',
    async run(attacker) {
      const table = await newTable(attacker, 0)
      const sockets = await open(attacker, 150)
      for (const socket of sockets) socket.send({ type: 'watch', table })
      const text = 'x'.repeat(280)
      await atLimit(RATES.words.address, i => sockets[i % 60]?.send({ type: 'chat', table, text }))
    },
  },
  imports: {
    says: 'as many records as an address may bring, each as long as a record may be',
    strikes: 'POST 200',
    async run(attacker) {
      const record = longRecord({ entries: 3_900, undos: LENGTHS.undos })
      await atLimit(RATES.tables.address, i => attacker.call('POST', '/api/records', i, record))
    },
  },
  bots: {
    says: 'seven strong bots at each of ten tables, with a guest of her own at each, who watches',
    strikes: 'answer ok',
    async run(attacker) {
      const tables = await Promise.all(times(10, guest => newTable(attacker, guest, STRONG)))
      const sockets = await Promise.all(tables.map((_, guest) => attacker.socket(guest)))
      const all = (request: object) => {
        for (const [i, table] of tables.entries()) sockets[i]?.send({ ...request, table })
      }
      all({ type: 'watch' })
      for (;;) {
        all({ type: 'act', action: { type: 'goOn' } })
        await sleep(500)
      }
    },
  },
  slow: {
    says: 'as many sockets as an address may have, each asking for pictures and reading nothing',
    strikes: 'socket opened',
    async run(attacker) {
      const table = await newTable(attacker, 0)
      const sockets = await open(attacker, HEADS.sockets.address)
      for (const socket of sockets) socket.stopReading()
      await atLimit(RATES.commands.address, i => sockets[i % sockets.length]?.send({ type: 'watch', table }))
    },
  },
  forget: {
    says: 'as many want to be forgotten as an address may send, each with a table',
    strikes: 'DELETE 200',
    async run(attacker) {
      await Promise.all(times(40, guest => newTable(attacker, guest)))
      await atLimit(RATES.forgets.address, guest => attacker.call('DELETE', '/api/me', guest))
    },
  },
  lists: {
    says: 'as many lists as an address may ask for, of somebody with twenty tables',
    strikes: 'GET 200',
    async run(attacker) {
      await Promise.all(times(20, () => newTable(attacker, 0, { ...PLAY, settings: { visibility: 'public' } })))
      await atLimit(RATES.calls.address, i => attacker.call('GET', i % 2 ? '/api/tables' : '/api/my/tables', 0))
    },
  },
  names: {
    says: 'as many new names as an address may take, by guests who sit at tables',
    strikes: 'PUT 200',
    async run(attacker) {
      await Promise.all(times(40, guest => newTable(attacker, guest)))
      await atLimit(RATES.names.address, i => attacker.call('PUT', '/api/me', i % 40, { name: `Name ${i}` }))
    },
  },
  clubs: {
    says: 'a club of forty: its page, its figures and its name, as often as an address may ask for and change them',
    strikes: 'PUT 200',
    async run(attacker) {
      const { id } = (await attacker.call('POST', '/api/clubs', 0, { name: 'Siege' })) as ClubFound
      const { code } = (await attacker.call('GET', `/api/clubs/${id}`, 0)) as ClubInfo
      await Promise.all(times(39, guest => attacker.call('POST', '/api/clubs/join', guest + 1, { code })))
      const figures = ['statistics', 'ratings', 'seasons/1']
      await Promise.all([
        atLimit(RATES.clubs.address, i => attacker.call('PUT', `/api/clubs/${id}`, 0, { name: `Siege ${i}` })),
        atLimit(RATES.figures.address, i => attacker.call('GET', `/api/clubs/${id}/${figures[i % 3]}`, i % 40)),
        atLimit(RATES.calls.address, i => attacker.call('GET', `/api/clubs/${id}`, i % 40)),
      ])
    },
  },
  reviews: {
    says: 'as many as may look at one long game together, all pointing, one showing moves as fast as she may',
    strikes: 'answer ok',
    async run(attacker) {
      const record = longRecord({ entries: 3_900, undos: LENGTHS.undos })
      const { id: table } = (await attacker.call('POST', '/api/records', 0, record)) as TableMade
      const { review } = (await attacker.call('POST', `/api/tables/${table}/review`, 0)) as ReviewLink
      const sockets = await open(attacker, MOST_REVIEWERS)
      for (const socket of sockets) socket.send({ type: 'joinReview', review })
      await Promise.all([
        atLimit(RATES.words.address, i => sockets[i % 50]?.send({ type: 'point', table, at: { seat: 0 } })),
        atLimit(RATES.commands.person, i => sockets[0]?.send({ type: 'show', table, move: i % 3_000 })),
      ])
    },
  },
  guests: {
    says: 'a thousand fresh guests: each calls, opens a socket, makes a table, speaks and acts as often as it is let',
    strikes: 'answer ok',
    guests: 1_000,
    async run(attacker) {
      const strike = async (guest: number): Promise<void> => {
        const made = (await attacker.call('POST', '/api/play-now', guest, PLAY)) as Partial<TableMade> | undefined
        const socket = await attacker.socket(guest)
        if (!socket || !made?.id) return
        socket.send({ type: 'watch', table: made.id })
        for (let i = 0; i < 20; i++) socket.send({ type: 'act', table: made.id, action: { type: 'goOn' } })
        for (let i = 0; i < 5; i++) socket.send({ type: 'chat', table: made.id, text: 'hello' })
      }
      await atLimit(RATES.calls.address, strike)
    },
  },
  files: {
    says: 'pages, files and questions of health without end, over two hundred connections',
    strikes: 'GET 200',
    async run(attacker) {
      const paths = ['/', '/healthz', '/rules/sub-terra', '/readyz']
      const ask = async (i: number): Promise<void> => {
        for (;;) await attacker.call('GET', paths[i++ % paths.length]!, i)
      }
      await Promise.all(times(200, ask))
    },
  },
  crumbs: {
    says: 'bodies in pieces of one byte, over as many connections as an address may open, each until it is cut',
    strikes: 'crumbs 411',
    async run(attacker) {
      await atLimit({ atOnce: 100, perSecond: RATES.connects.address.perSecond }, i => crumbs(attacker, i))
    },
  },
  flood: {
    says: 'no limit is kept: commands without end on twenty sockets',
    strikes: 'socket closed',
    async run(attacker) {
      for (;;) {
        const sockets = await open(attacker, 20)
        while (sockets.some(({ isOpen }) => isOpen)) {
          for (const socket of sockets) for (let i = 0; i < 50; i++) socket.send({ type: 'look', looking: true })
          await sleep(10)
        }
        await sleep(1_000)
      }
    },
  },
}

const PIECES = '1\r\n \r\n'.repeat(10_000)

function crumbs(attacker: Attacker, guest: number): void {
  const { hostname, port } = new URL(attacker.address)
  const socket = connect(Number(port), hostname)
  const headers = Object.entries(attacker.headers(guest)).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.on('error', () => {})
  socket.on('drain', () => socket.write(PIECES))
  socket.write(`GET /healthz HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n${headers.join('')}\r\n${PIECES}`)
  socket.once('data', data => attacker.note(`crumbs ${String(data).split(' ')[1]}`))
  setTimeout(() => socket.destroy(), 5_000).unref()
}

function deafStream(attacker: Attacker, table: string, guest: number): void {
  const { hostname, port } = new URL(attacker.address)
  const socket = connect(Number(port), hostname)
  const headers = Object.entries(attacker.headers(guest)).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.on('error', () => {})
  socket.once('close', () => attacker.note('stream closed'))
  socket.write(`GET /api/tables/${table}/events HTTP/1.1\r\nhost: x\r\n${headers.join('')}\r\n`)
  socket.once('data', data => {
    attacker.note(`stream ${String(data).split(' ')[1]}`)
    socket.pause()
  })
}
