import { fastChance } from '@grotto/kernel'
import type { TableMade } from '@grotto/protocol'
import { MemoryStore } from '@grotto/storage'
import { expect, test } from 'vitest'
import { Client } from '../test-kit/client.ts'
import { openServer } from '../test-kit/open-server.ts'
import type { Clock } from './clock.ts'

/**
 * Views only leave the server: the same evening is played twice, with other secrets, and everything that anybody else
 * hears must be the same to the byte. Bo's face-down choice is the secret; until it is revealed nobody may notice.
 */
async function evening(
  secret: 'goOn' | 'leave',
  options: object,
  otherCards = false,
): Promise<Record<string, string[]>> {
  let at = 1_000_000
  const clock: Clock = { now: () => at++, after: (ms, run) => timer(ms, run) }
  const chance = fastChance('the same bytes each evening')
  let draws = 0
  // Four people arrive, then the table's five seals are drawn: all but the first may be others.
  const isLaterSeal = () => otherCards && draws > 5 && draws <= 9
  const bytes = (count: number) => {
    if (count === 32) draws += 1
    const flip = isLaterSeal() && count === 32 ? 0xff : 0
    return Uint8Array.from({ length: count }, () => chance('byte', 256) ^ flip)
  }
  const server = await openServer({ clock, bytes }, { store: new MemoryStore() })
  const people: Client[] = []
  for (const name of ['ada', 'bo', 'cy', 'watcher']) {
    const person = await Client.arrive(server.address, name, name)
    await person.connect()
    people.push(person)
  }
  const [ada, bo, cy, watcher] = people as [Client, Client, Client, Client]
  const heard: Record<string, string[]> = {}
  const body = { game: 'diamant', options: { players: 3, ...options } }
  const { id: table } = (await ada.http('POST', '/api/tables', body)) as TableMade
  for (const person of [ada, bo, cy]) {
    await person.ok({ type: 'sit', table })
    await person.ok({ type: 'ready', table, ready: true })
  }
  for (const person of people) await person.ok({ type: 'watch', table })
  await ada.ok({ type: 'start', table })
  for (const person of people) await person.until(table, known => known.info.status === 'playing')

  // The secret, a change of mind, and everything others could try to find it out.
  await bo.ok({ type: 'act', table, action: { type: secret === 'leave' ? 'goOn' : 'leave' } })
  await bo.ok({ type: 'act', table, action: { type: secret } })
  await cy.ok({ type: 'act', table, action: { type: 'goOn' } })
  for (const snoop of [cy, watcher]) {
    await snoop.say({ type: 'act', table, action: { type: 'nonsense' } })
    await snoop.say({ type: 'act', table, action: { type: 'goOn' }, version: 1 })
    await snoop.say({ type: 'undo', table })
    await snoop.ok({ type: 'watch', table })
    await snoop.ok({ type: 'watch', table, since: 3 })
    const { json: info } = await snoop.request('GET', `/api/tables/${table}`)
    const { json: log } = await snoop.request('GET', `/api/tables/${table}/log`)
    const { json: record } = await snoop.request('GET', `/api/tables/${table}/record`)
    const { json: mine } = await snoop.request('GET', '/api/my/tables')
    snoop.heard.push(JSON.stringify([info, log, record, mine]))
  }
  for (const [name, person] of Object.entries({ ada, cy, watcher, bo })) heard[name] = [...person.heard]

  // Once Ada chooses, everything comes out: now the evenings must differ, or this test proves nothing.
  await ada.ok({ type: 'act', table, action: { type: 'goOn' } })
  await watcher.until(table, known => JSON.stringify(known.log).includes('choicesRevealed'))
  heard.revealed = [JSON.stringify(watcher.known.get(table)!.view)]
  for (const person of people) person.drop()
  await server.remove()
  return heard
}

function timer(milliseconds: number, run: () => void): () => void {
  const handle = setTimeout(run, Math.max(0, milliseconds))
  return () => clearTimeout(handle)
}

test.each([{}, { hideChosen: true }])('nobody hears a secret before it is revealed (%j)', async options => {
  const [one, other] = [await evening('goOn', options), await evening('leave', options)]
  for (const name of ['ada', 'cy', 'watcher']) expect(one[name], name).toEqual(other[name])
  expect(one.bo).not.toEqual(other.bo)
  expect(one.revealed).not.toEqual(other.revealed)
})

test('who hides that she has chosen is not betrayed by the number of steps', async () => {
  const { ada } = await evening('leave', { hideChosen: true })
  const updates = ada!.map(text => JSON.parse(text)).filter(({ type, view }) => type === 'update' && view)
  const versions = new Set(updates.map(({ version }) => version))
  expect(versions.size).toBe(1)
})

test('nobody can tell which cards the later expeditions will bring', async () => {
  const [one, other] = [await evening('goOn', {}), await evening('goOn', {}, true)]
  const commitments = /"expedition-[2-5]":"[0-9a-f]{64}"/g
  const apart = (texts: string[] | undefined) => texts!.map(text => text.replace(commitments, ''))
  for (const name of ['ada', 'bo', 'cy', 'watcher']) expect(apart(one[name]), name).toEqual(apart(other[name]))
  // They do differ in what was committed to, or this test proves nothing.
  expect(one.watcher).not.toEqual(other.watcher)
})
