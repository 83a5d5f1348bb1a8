import { PROTOCOL_VERSION } from '@grotto/protocol'
import { records } from '../fuzz/cases/samples.ts'
import { longRecord } from '../test-kit/long-record.ts'
import { MISCHIEF_TOGETHER } from './mischief-together.ts'
import { act, type Mischief, made, PLAY } from './town.ts'

const SHORT = JSON.stringify(records()[0])
const LONG = JSON.stringify(longRecord({ entries: 1_000, undos: 50 }))
const CROWDED = { ...PLAY, options: { players: 8 } }
/** Long: nobody waits for bots to bring it to its end. */
const CAVE = { game: 'sub-terra', options: { players: 1 } }

/** Everything that clients can break off, by name. Whoever did it is gone a moment later. */
export const MISCHIEF: Readonly<Record<string, Mischief>> = {
  ...MISCHIEF_TOGETHER,

  async 'a connection without a word'(guest) {
    await guest.blurt('', 200)
  },

  async 'half the head of a request'(guest) {
    const head = guest.head('GET /api/my/tables')
    await guest.blurt(head.slice(0, guest.below(head.length)), 60)
  },

  async 'a body that is cut off'(guest) {
    const head = guest.head('POST /api/tables', 'Content-Type: application/json', 'Content-Length: 4000')
    await guest.blurt(`${head}{"game":"diamant","options":{`, 60)
  },

  async 'an import that is cut off'(guest) {
    const head = guest.head('POST /api/records', 'Content-Type: application/json', `Content-Length: ${LONG.length}`)
    await guest.blurt(head + LONG.slice(0, guest.below(LONG.length)), 60)
  },

  async 'an import nobody waits for'(guest) {
    guest.call('POST', '/api/records', guest.oneOf([SHORT, LONG]))
    await guest.moment(80)
  },

  async 'a socket cut while it opens'(guest) {
    await guest.blurt(guest.upgrade.slice(0, -guest.below(40)), 20)
  },

  async 'a socket cut in the middle of a frame'(guest, town) {
    const table = guest.oneOf(town.tables) ?? ''
    const hello = frame(`{"id":"h","type":"hello","protocol":${PROTOCOL_VERSION}}`)
    const watch = frame(`{"id":"w","type":"watch","table":"${table}"}`)
    const act = frame(`{"id":"a","type":"chat","table":"${table}","text":"${'x'.repeat(200)}"}`)
    const cut = act.subarray(0, 1 + guest.below(act.length - 1))
    await guest.blurt(Buffer.concat([Buffer.from(guest.upgrade), hello, watch, cut]), 40)
  },

  async 'a stream ended at any moment'(guest, town) {
    const call = guest.call('GET', `/api/tables/${guest.oneOf(town.tables)}/events`)
    if (guest.below(2) === 0) await guest.answerTo(call)
    await guest.moment(60)
  },

  async 'streams nobody reads'(guest, town) {
    for (let i = 0; i < 5; i++)
      guest.call('GET', `/api/tables/${guest.oneOf(town.tables)}/events`).on('response', answer => answer.pause())
    await guest.moment(200)
  },

  async 'looks on and never says that she goes'(guest, town) {
    await guest.connect()
    for (let i = 0; i < 8; i++) await guest.say({ type: 'watch', table: guest.oneOf(town.tables)! })
    await guest.moment(100)
  },

  async 'sits down and vanishes'(guest, town) {
    await guest.connect()
    const table = town.add(await made(guest, '/api/tables', { game: 'diamant', settings: { visibility: 'public' } }))
    await guest.say({ type: 'watch', table })
    await guest.say({ type: 'ready', table, ready: true, commitment: '0'.repeat(64) })
    const other = guest.oneOf(town.tables)!
    await guest.say({ type: 'sit', table: other })
    await guest.say({ type: 'intend', table: other, plan: { type: 'go' } })
  },

  async 'a table made and left'(guest, town) {
    const table = town.add(await made(guest, '/api/tables', { game: guest.oneOf(['diamant', 'sub-terra']) }))
    if (guest.below(2) === 0) await guest.http('POST', '/api/commands', { id: 'l', type: 'leave', table })
  },

  async 'a game left to the bots'(guest, town) {
    const table = town.add(await made(guest, '/api/play-now', guest.oneOf([PLAY, CROWDED])))
    await guest.connect()
    await guest.say({ type: 'watch', table })
    await act(guest, table, guest.below(4))
    await guest.say({ type: 'leave', table })
  },

  async 'a game that is not played on'(guest, town) {
    const table = town.add(await made(guest, '/api/play-now', CAVE))
    await guest.connect()
    await guest.say({ type: 'watch', table })
    await act(guest, table, guest.below(10))
    guest.raw(JSON.stringify(guest.newCommand({ type: 'undo', table })))
  },

  async 'a game to its end, and again'(guest, town) {
    const table = town.add(await made(guest, '/api/play-now', PLAY))
    await guest.connect()
    await guest.say({ type: 'watch', table })
    await act(guest, table, 200)
    const again = await guest.say({ type: 'rematch', table })
    if (again.result === 'ok') town.add(again.table)
  },

  async 'forgotten in the middle of it'(guest, town) {
    const table = town.add(await made(guest, '/api/play-now', PLAY))
    await guest.connect()
    guest.call('GET', `/api/tables/${table}/events`)
    await guest.say({ type: 'watch', table })
    const words = Array.from({ length: 5 }, (_, i) => guest.newCommand({ type: 'chat', table, text: `word ${i}` }))
    for (const word of words) guest.raw(JSON.stringify(word))
    const forgotten = guest.http('DELETE', '/api/me')
    for (let i = 0; i < 5; i++) guest.raw(JSON.stringify(guest.newCommand({ type: 'undo', table })))
    if (guest.below(3) > 0) await forgotten
    else forgotten.catch(() => {})
  },

  async 'a token that is revoked while it is used'(guest, town) {
    const { id, token } = (await guest.http('POST', '/api/me/token', {})) as { id: string; token: string }
    const program = { ...guest.headers }
    guest.headers = { ...program, authorization: `Bearer ${token}` }
    guest.call('GET', `/api/tables/${guest.oneOf(town.tables)}/events`)
    await guest.moment(30)
    guest.headers = program
    await guest.http('DELETE', `/api/me/tokens/${id}`)
  },

  async 'the same command on two lines, neither waits'(guest, town) {
    const table = town.add(await made(guest, '/api/play-now', PLAY))
    await guest.connect()
    const command = guest.newCommand({ type: 'act', table, action: { type: 'goOn' } })
    guest.call('POST', '/api/commands', command)
    guest.raw(JSON.stringify(command))
    await guest.moment(10)
  },

  async 'commands without end'(guest, town) {
    await guest.connect()
    for (let i = 0; i < 400; i++)
      guest.raw(JSON.stringify(guest.newCommand({ type: 'watch', table: guest.oneOf(town.tables)! })))
    await guest.moment(50)
  },

  async 'lists, records and forks nobody waits for'(guest, { finished }) {
    for (const path of [
      '/api/tables',
      '/api/my/tables',
      `/api/tables/${finished}/record`,
      `/api/tables/${finished}/log`,
    ])
      guest.call('GET', path)
    guest.call('POST', `/api/tables/${finished}/fork`, { move: 2 })
    await guest.moment(20)
  },

  async 'another name, a code for another device, a report'(guest, town) {
    await guest.http('PUT', '/api/me', { name: `Guest ${guest.below(1000)}` })
    guest.call('POST', '/api/me/move')
    guest.call('POST', '/api/me/claim', { code: '2222222222' })
    guest.call('POST', '/api/me/recovery')
    guest.call('POST', '/api/me/recover', { phrase: 'abandon '.repeat(12) })
    guest.call('POST', `/api/tables/${guest.oneOf(town.tables)}/reports`, { person: guest.id, kind: 'name' })
    await guest.moment(20)
  },
}

/** A frame as a client sends it (RFC 6455, 5.2), masked with nothing. */
function frame(text: string): Buffer {
  const length = Buffer.byteLength(text)
  const size = length < 126 ? [0x80 | length] : [0x80 | 126, length >> 8, length & 0xff]
  return Buffer.concat([Buffer.from([0x81, ...size, 0, 0, 0, 0]), Buffer.from(text)])
}
