import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { damage, flipBit } from '@grotto/storage/test-kit/disk'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '../../test-kit/client.ts'
import { choicesOf, friends, startGame } from '../../test-kit/friends.ts'
import { openServer, type TestServer } from '../../test-kit/open-server.ts'

let server: TestServer
let evening: { ada: Client; table: string; version: number; view: unknown; data: string }

/** A game that was played for a while and then left alone: where it stands, and the server closed. */
beforeAll(async () => {
  server = await openServer()
  const [ada] = (await friends(server.address, 'Ada')) as [Client]
  const table = await startGame([ada], { game: 'sub-terra' })
  for (let move = 0; move < 4; move++) {
    const known = await ada.until(table, ({ you, toAct }) => toAct.includes(you!))
    await ada.ok({ type: 'act', table, action: choicesOf(known)[0]! })
  }
  // Nothing moves without Ada.
  const { version, view } = await ada.until(table, ({ you, toAct }) => toAct.includes(you!))
  ada.drop()
  await server.close()
  evening = { ada, table, version, view, data: server.data }
})
afterAll(() => rmSync(evening.data, { recursive: true }))
afterEach(() => server.remove())

/** The same evening, in a folder of its own. */
function copied(): typeof evening {
  const data = mkdtempSync(join(tmpdir(), 'grotto-snapshot-'))
  cpSync(evening.data, data, { recursive: true })
  return { ...evening, data }
}

async function reopened({ ada, table, data }: typeof evening) {
  server = await openServer({ data, logLevel: 'silent' })
  ada.address = server.address
  ada.known.clear()
  await ada.connect()
  await ada.ok({ type: 'watch', table })
  return ada.known.get(table)!
}

const set = (column: string) => (path: string) => damage(path, `UPDATE snapshots SET ${column}`)
const metric = async (name: string): Promise<string | undefined> => {
  const text = await (await fetch(`${server.address}/metrics`)).text()
  return new RegExp(`^${name} (.*)$`, 'm').exec(text)?.[1]
}

describe('a snapshot that cannot be trusted is thrown away, and the table is what its entries say', () => {
  test.each([
    ['no object of a snapshot', set("body = '{}'")],
    ['no JSON', set("body = '{'")],
    ['nothing', set("body = ''")],
    ['something else', set("body = '[1,2,3]'")],
    ['one figure changed', set(`body = replace(body, '"version":', '"version":1')`)],
    ['one bit flipped', (path: string) => flipBit(path, 'snapshots', 'body', 700)],
    ['another number', set('sequence = sequence - 1')],
    ['a number beyond the log', set('sequence = 99999')],
  ])('%s', async (_, spoil) => {
    const evening = copied()
    const { ada, table, version, view, data } = evening
    spoil(join(data, 'grotto.db'))
    const known = await reopened(evening)
    expect(known).toMatchObject({ info: { status: 'playing' }, version, view })
    expect(await metric('grotto_snapshots_discarded_total')).toBe('1')
    await ada.ok({ type: 'act', table, action: choicesOf(known)[0]! })
    ada.drop()
    // A good one takes its place.
    await server.close()
    await reopened(evening)
    expect(await metric('grotto_snapshots_discarded_total')).toBe('0')
    ada.drop()
  })

  test('also where the store cannot know: the form is checked, and what follows must replay', async () => {
    const evening = copied()
    const { ada, table, version, view, data } = evening
    server = await openServer({ data })
    const { sequence, body, ...rest } = (await server.store.snapshot(table))!
    const cache = body as { play: { position: object } }
    for (const wrong of [
      {},
      null,
      { ...cache, version: 'many' },
      { ...cache, play: { ...cache.play, position: {} } },
    ]) {
      await server.store.keepSnapshot({ ...rest, sequence, body: wrong as never })
      await server.close()
      const known = await reopened(evening)
      expect(known).toMatchObject({ info: { status: 'playing' }, version, view })
      ada.drop()
    }
  })
})
