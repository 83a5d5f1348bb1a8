import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SqliteStore } from '@grotto/storage'
import { buildPreload, type Fault, preloaded, whyNoFaults } from '@grotto/storage/test-kit/disk'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ChildServer } from '../../test-kit/child-server.ts'
import type { Client, Known } from '../../test-kit/client.ts'
import { choicesOf, friends, startGame } from '../../test-kit/friends.ts'

const whyNot = whyNoFaults()
if (whyNot) console.warn(`a server on a failing disk is not tested: ${whyNot}`)

const folder = mkdtempSync(join(tmpdir(), 'grotto-faults-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe.skipIf(whyNot)('a server whose disk fails', () => {
  const library = whyNot ? '' : buildPreload(folder)
  const [trouble, people] = [join(folder, 'trouble'), [] as Client[]]
  let server: ChildServer
  beforeEach(() => {
    server = new ChildServer({ GROTTO_LOG: 'fatal' })
  })
  afterEach(async () => {
    for (const person of people.splice(0)) person.drop()
    rmSync(trouble, { force: true })
    await server.remove()
  })

  const startWith = (fault: Omit<Fault, 'when'>) =>
    server.start(preloaded(library, { folder: server.data, fault: { ...fault, when: trouble } }))
  const beginTrouble = () => writeFileSync(trouble, '')
  const endTrouble = () => rmSync(trouble)

  async function party(): Promise<{ ada: Client; bo: Client; table: string }> {
    const [ada, bo] = (await friends(server.address, 'Ada', 'Bo')) as [Client, Client]
    people.push(ada, bo)
    const table = await startGame([ada, bo], { game: 'diamant', options: { players: 3 } })
    return { ada, bo, table }
  }

  test('says goodbye, ends with a sentence, and has everything acknowledged when it is back', async () => {
    await startWith({ call: 'sync', suffix: '-wal', error: 'EIO', count: 1 })
    const { ada, bo, table } = await party()
    const acknowledged = [await act(ada, table)]
    const [ended, told] = [server.ended(), [ada, bo].map(person => person.hear(({ type }) => type === 'bye'))]
    beginTrouble()
    const [unanswered, heard] = [act(bo, table), bo.heard.length]
    expect(await Promise.all(told)).toMatchObject([{ why: 'stopping' }, { why: 'stopping' }])
    expect(await ended).toBe(74)
    expect(server.complained).toMatch(/^grotto: the disk failed: disk I\/O error .* to be started again/)
    expect(server.complained.trim().split('\n')).toHaveLength(1)
    // Nobody was told that it was done, or that it was not.
    expect(bo.heard.slice(heard).filter(text => text.includes('"answer"'))).toEqual([])
    expect(await Promise.race([unanswered, 'nothing'])).toBe('nothing')

    endTrouble()
    await server.start()
    expect(await receiptsOf(server, table)).toEqual(expect.arrayContaining(acknowledged))
    await backAt(ada, server)
    const { version } = await ada.until(table, () => true)
    await act(ada, table)
    expect((await ada.until(table, known => known.version > version)).info.status).not.toBe('frozen')
  })

  test('that is full refuses, forgets what it could not keep, and goes on when there is room', async () => {
    await startWith({ call: 'write', suffix: '-wal', error: 'ENOSPC' })
    const { ada, bo, table } = await party()
    const acknowledged = [await act(ada, table)]
    const before = ada.known.get(table)!
    beginTrouble()
    // Everybody at the table is sent for the whole table: memory had what was not kept.
    const gone = [ada, bo].map(person => person.hear(({ type }) => type === 'bye'))
    const command = bo.newCommand({ type: 'act', table, action: { type: 'goOn' } })
    void bo.send(command)
    expect(await Promise.all(gone)).toMatchObject([{ why: 'gone' }, { why: 'gone' }])
    expect((await ada.request('PUT', '/api/me', { name: 'Eve' })).status).toBe(503)
    const status = async (path: string) => (await fetch(`${server.address}${path}`)).status
    await expect.poll(() => status('/readyz'), { timeout: 10_000 }).toBe(503)
    expect(await status('/healthz')).toBe(200)
    expect(await receiptsOf(server, table)).toEqual(acknowledged)

    endTrouble()
    for (const person of [ada, bo]) await backAt(person, server)
    expect((await ada.until(table, () => true)).version).toBe(before.version)
    // The same command, sent again as the page does it.
    expect(await bo.send(command)).toMatchObject({ result: 'ok' })
    expect(await receiptsOf(server, table)).toEqual([...acknowledged, command.id])
    await expect.poll(() => status('/readyz'), { timeout: 10_000 }).toBe(200)
  })
})

describe('a folder of data', () => {
  test('belongs to one server: a second says so and ends; after a kill it is free again', async () => {
    const [first, second] = [new ChildServer(), new ChildServer()]
    try {
      await first.start()
      await expect(second.start({ GROTTO_DATA: first.data })).rejects.toThrow('ended with 2')
      expect(second.complained).toBe(
        `grotto: GROTTO_DATA must be a folder for one server, and another one is using ${first.data}.\n`,
      )
      expect((await fetch(`${first.address}/readyz`)).status).toBe(200)
      await first.end('SIGKILL')
      await second.start({ GROTTO_DATA: first.data })
    } finally {
      await Promise.all([first.remove(), second.remove()])
    }
  })
})

/** Does whatever is allowed; gives the command that was acknowledged. */
async function act(person: Client, table: string): Promise<string> {
  const mayAct = ({ you, toAct }: Known) => you !== null && toAct.includes(you)
  const action = choicesOf(await person.until(table, mayAct))[0]!
  const command = person.newCommand({ type: 'act', table, action } as Parameters<Client['newCommand']>[0])
  const answer = await person.send(command)
  expect(answer).toMatchObject({ result: 'ok' })
  return command.id
}

async function backAt(person: Client, server: ChildServer): Promise<void> {
  person.drop()
  person.address = server.address
  await person.connect()
}

/** The commands of people that the database has for this table, beyond sitting down and starting. */
async function receiptsOf(server: ChildServer, table: string): Promise<string[]> {
  const store = new SqliteStore(join(server.data, 'grotto.db'))
  const entries = await store.entries(table)
  await store.close()
  return entries.flatMap(({ body, receipt }) =>
    (body as { type: string }).type === 'played' && receipt ? [receipt.command] : [],
  )
}
