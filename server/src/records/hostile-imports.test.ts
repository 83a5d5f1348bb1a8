import type { TableMade } from '@grotto/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '../../test-kit/client.ts'
import { friends, reasonOf, startGame } from '../../test-kit/friends.ts'
import { longRecord } from '../../test-kit/long-record.ts'
import { ProbedServer } from '../../test-kit/probed-server.ts'
import { LENGTHS } from '../budgets/limits.ts'

let server: ProbedServer
let people: Client[]
let table: string
beforeAll(async () => {
  server = new ProbedServer({ GROTTO_LOG: 'silent' })
  await server.start()
  people = await friends(server.address, 'Ada', 'Bo', 'Cy')
  table = await newGame()
})
const newGame = () => startGame(people, { game: 'diamant', options: { players: 3 } })
afterAll(async () => {
  for (const person of people) person.drop()
  await server.remove()
})

const send = async (text: string): Promise<{ status: number; json: unknown }> => {
  const headers = { 'content-type': 'application/json', cookie: people[0]!.cookie }
  const response = await fetch(`${server.address}/api/records`, { method: 'POST', headers, body: text })
  return { status: response.status, json: await response.json() }
}

/** Milliseconds the event loop stood still since this was last asked, at the most: not what it lost to other programs. */
async function longestBusy(): Promise<number> {
  const { lag, work } = await server.read()
  return Math.min(lag, work)
}

/** Somebody changes her mind, again and again, and hears of it each time: it is written. */
async function playOn(until: Promise<unknown>): Promise<void> {
  let over = false
  void until.finally(() => {
    over = true
  })
  for (let moves = 0; !over || moves < 20; moves++) {
    choice = choice === 'leave' ? 'goOn' : 'leave'
    const heard = reasonOf(await people[0]!.say({ type: 'act', table, action: { type: choice } }))
    // Nobody changes her mind for ever: there is another game for that.
    if (heard === 'mindMadeUp') table = await newGame()
    else expect(heard).toBe('ok')
    expect((await fetch(`${server.address}/healthz`)).status).toBe(200)
  }
}
let choice = 'goOn'

/** Milliseconds: nobody waits for longer than this because of somebody else's record. */
const TOO_LONG = 100

// A machine that is busy with other things may hold it up, but not three times.
describe('the event loop stays free', { retry: 2 }, () => {
  test('while the largest record that is taken comes in and goes out', async () => {
    const text = JSON.stringify(longRecord({ entries: 4_000, undos: 300 }))
    await longestBusy()
    const imports = Promise.all([send(text), send(text), send(text)])
    await playOn(imports)
    const [{ status, json }] = await imports
    expect(status).toBe(200)
    const { id } = json as TableMade
    const gets = Promise.all(Array.from({ length: 20 }, () => people[1]!.request('GET', `/api/tables/${id}/record`)))
    await playOn(gets)
    const { entries, outcome, hashes, ...head } = JSON.parse(text)
    const written = JSON.stringify({ ...head, imported: 'whole', entries, outcome, hashes })
    expect((await gets).every(got => got.status === 200 && JSON.stringify(got.json) === written)).toBe(true)
    expect(await longestBusy()).toBeLessThan(TOO_LONG)
  })

  test('while records come that are longer, or have more people than seats', async () => {
    const record = longRecord({ entries: 1_000, undos: 10 })
    const crowd = { ...record, sitters: Array.from({ length: 30_000 }, () => ({ name: 'x' })) }
    const [setup, ...rest] = record.entries
    const long = { ...record, entries: [setup, ...rest, ...rest, ...rest, ...rest, ...rest], hashes: undefined }
    const back = {
      ...record,
      entries: [...record.entries, ...undosOf(1_200, record.entries.length)],
      hashes: undefined,
    }
    // Whole and true, but more than anybody may take back, or than a record may have.
    const whole = [longRecord({ entries: 2_000, undos: LENGTHS.undos + 1 }), longRecord({ entries: 4_041, undos: 0 })]
    await longestBusy()
    const refused = Promise.all([crowd, long, back, ...whole].map(each => send(JSON.stringify(each))))
    await playOn(refused)
    for (const { status, json } of await refused)
      expect([status, json]).toMatchObject([422, { error: 'brokenRecord', refusal: { rule: 'record' } }])
    expect(await longestBusy()).toBeLessThan(TOO_LONG)
  })
})

const undosOf = (count: number, from: number) =>
  Array.from({ length: count }, (_, i) => ({ type: 'undo', seat: 0, at: 0, to: from - 2 - i }))

test('forty poisoned records later nobody has lost a connection or a move', async () => {
  const record = longRecord({ entries: 100, undos: 0 })
  const nested = `${'['.repeat(9_000)}${']'.repeat(9_000)}`
  const poison = (place: object) => JSON.stringify({ ...record, ...place }).replace('"HERE"', nested)
  const places = [{ more: 'HERE' }, { from: 'HERE' }, { outcome: 'HERE' }, { options: { players: 'HERE' } }]
  const posts = Promise.all(Array.from({ length: 40 }, (_, i) => send(poison(places[i % places.length]!))))
  await playOn(posts)
  const statuses = (await posts).map(({ status }) => status)
  expect([...new Set(statuses)].sort()).toEqual([400, 429].filter(status => statuses.includes(status)))
  expect(statuses).toContain(400)
  expect(people.map(person => person.connected)).toEqual([true, true, true])
  expect(people.flatMap(({ heard }) => heard.filter(text => text.startsWith('{"type":"bye"')))).toEqual([])
})

test('only what belongs to a record is kept, and names as others see them', async () => {
  const record = longRecord({ entries: 100, undos: 2 })
  const sitters = [{ name: `\u202eA\u200bda${'🦇'.repeat(30)}`, more: 1 }, ...record.sitters.slice(1)]
  const { json } = await send(JSON.stringify({ ...record, sitters, more: { and: 'more' } }))
  const { id } = json as TableMade
  const kept = (await people[0]!.http('GET', `/api/tables/${id}/record`)) as typeof record
  expect(Object.keys(kept)).not.toContain('more')
  expect(kept.sitters[0]).toEqual({ name: `Ada${'🦇'.repeat(10)}` })
  const bots = [{ name: 'B', bot: { name: '<b>', version: 1 } }, ...record.sitters.slice(1)]
  expect((await send(JSON.stringify({ ...record, sitters: bots }))).status).toBe(422)
})
