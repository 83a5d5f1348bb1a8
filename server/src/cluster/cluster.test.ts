import { gameById } from '@grotto/catalog'
import type { Game } from '@grotto/kernel'
import type { Message, TableMade } from '@grotto/protocol'
import { PostgresStore } from '@grotto/storage'
import { describe, expect, test } from 'vitest'
import { Client, type Known } from '../../test-kit/client.ts'
import { startGame } from '../../test-kit/friends.ts'
import { at, isOver, mustAct, playOn, SeveralNodes } from '../../test-kit/several-nodes.ts'
import { loadTable } from '../table/load.ts'

const several = SeveralNodes.forTests()
const { nodes, people } = several

describe('several nodes on one database', () => {
  test('people on different nodes play a whole game and see the same', async () => {
    await several.open(3)
    const [ada, bo, cy] = (await several.arrive('Ada', 'Bo', 'Cy')) as [Client, Client, Client]
    const table = await startGame([ada, bo, cy], { game: 'diamant', options: { players: 4 } })
    await Promise.all([ada, bo, cy].map(person => playOn(person, table)))

    const { table: replayed, broken } = loadTable(table, gameById, await several.store.entries(table))
    expect(broken).toBeUndefined()
    for (const person of [ada, bo, cy]) {
      const known = person.known.get(table)!
      expect(known.version).toBe(replayed.version)
      expect(known.view).toEqual(replayed.view(known.you!))
      expect(known.log).toEqual(replayed.log.slice(-known.log.length))
    }
    // One node each saw to the bots: had all three done so, they would have been asked three times as often.
    const bots = (await several.entriesOf(table)).filter(({ by }) => by === 'bot')
    expect(bots.length).toBeGreaterThan(0)
    expect(several.decisions).toBeLessThan(2 * bots.length)

    // Nobody heard what others chose face down before it was shown.
    const slots = (text: string) => JSON.parse(text) as { view?: { seats?: { slot?: string }[] }; you?: number | null }
    for (const person of [ada, bo, cy])
      for (const { view, you } of person.heard.map(slots))
        for (const [seat, { slot }] of (view?.seats ?? []).entries())
          if (seat !== you) expect(['goOn', 'leave']).not.toContain(slot)
  })

  test('a node stops in the middle; its people go on at another one', async () => {
    await several.open(2)
    const [ada, bo] = (await several.arrive('Ada', 'Bo')) as [Client, Client]
    const table = await startGame([ada, bo], { game: 'diamant', options: { players: 3 } })
    const some = ({ version, info }: Known) => version > 25 || info.status === 'finished'
    await Promise.all([ada, bo].map(person => playOn(person, table, some)))
    await nodes.shift()!.remove()
    const back = at(ada, nodes[0]!.address)
    people.push(back)
    await back.connect()
    await Promise.all([back, bo].map(person => playOn(person, table)))
    expect(back.known.get(table)!.view).toEqual({ ...(bo.known.get(table)!.view as object) })
    expect(isOver(back.known.get(table)!)).toBe(true)
  })

  test('a command sent to two nodes is done once, and answered the same', async () => {
    await several.open(2)
    const [ada, bo] = (await several.arrive('Ada', 'Bo')) as [Client, Client]
    const table = await startGame([ada, bo], { game: 'diamant', options: { players: 3 } })
    const twin = at(ada, nodes[1]!.address)
    people.push(twin)
    await twin.connect()
    await ada.until(table, mustAct)
    const command = ada.newCommand({ type: 'act', table, action: { type: 'goOn' } })
    const answers = await Promise.all([ada.send(command), twin.send(command)])
    expect(answers[0]).toMatchObject({ result: 'ok' })
    expect(answers[1]).toEqual(answers[0])
    const mine = (await several.entriesOf(table)).filter(({ by }) => by === 'human')
    expect(mine).toHaveLength(1)
  })

  test('everybody acts at the same moment on different nodes: all of it happens, in one order', async () => {
    await several.open(3)
    const friends = await several.arrive('Ada', 'Bo', 'Cy', 'Di', 'Eve', 'Flo')
    const table = await startGame(friends, { game: 'diamant', options: { players: 6 } })
    await Promise.all(friends.map(person => person.until(table, mustAct)))
    const answers = await Promise.all(
      friends.map(person => person.say({ type: 'act', table, action: { type: 'goOn' } })),
    )
    expect(answers.map(({ result }) => result)).toEqual(friends.map(() => 'ok'))
    const entries = await several.store.entries(table)
    expect(entries.map(({ sequence }) => sequence)).toEqual(entries.map((_, index) => index + 1))
    expect((await several.entriesOf(table)).filter(({ by }) => by === 'human')).toHaveLength(6)
  })

  test('a node that heard no notification refuses nothing and shows nothing by old knowledge', async () => {
    await several.open(2)
    const [ada, bo, cy] = (await several.arrive('Ada', 'Bo', 'Cy')) as [Client, Client, Client]
    const table = await startGame([ada, bo, cy], { game: 'diamant', options: { players: 3 } })
    const seated = ada.known.get(table)!.you!
    // Written behind the backs of both, as by a node whose notifications are all lost: a bot stands in for Ada.
    const at2 = await nodes[1]!.tables.open(table)
    const quiet = await PostgresStore.open(several.database)
    const sitter = at2!.table.seats[seated]!
    const body = { type: 'sat', seat: seated, sitter: { ...sitter, standIn: 'random' } } as never
    quiet.cluster.notifier.appended = () => {}
    await quiet.write({ table, entries: [{ sequence: at2!.table.sequence + 1, at: Date.now(), body }] })
    await quiet.close()
    const answer = await bo.say({ type: 'act', table, action: { type: 'leave' } })
    expect(answer.result).toBe('ok')
    expect(bo.known.get(table)!.info.seats[seated]).toMatchObject({ standIn: 'random' })
    // Ada's node did nothing: it finds out by looking.
    await ada.until(table, ({ info }) => 'standIn' in info.seats[seated]!)
  })

  test('bots go on when the node that moved the table last is gone', async () => {
    await several.open(2, undefined, { botPace: 1_500 })
    const ada = await Client.arrive(nodes[0]!.address, 'Ada')
    const { id: table } = (await ada.http('POST', '/api/play-now', { game: 'diamant' })) as TableMade
    await nodes.shift()!.remove()
    const before = (await several.entriesOf(table)).length
    await expect.poll(async () => (await several.entriesOf(table)).length, { timeout: 15_000 }).toBeGreaterThan(before)
  })

  test('a node that gets the job of a table it knows of old catches up before its bots think', async () => {
    await several.open(2, undefined, { botPace: 3_000 })
    const [ada] = (await several.arrive('Ada')) as [Client]
    const { id: table } = (await ada.http('POST', '/api/play-now', { game: 'diamant' })) as TableMade
    const { tables } = nodes[1]!
    await tables.open(table)
    tables.onNotify = async () => {}
    tables.onAppended = async () => {}
    await ada.ok({ type: 'watch', table })
    await ada.ok({ type: 'act', table, action: { type: 'goOn' } })
    await nodes.shift()!.remove()
    const bots = async () => (await several.entriesOf(table)).filter(({ by }) => by === 'bot').length
    await expect.poll(bots, { timeout: 20_000 }).toBeGreaterThan(0)
    expect(several.decisions).toBe(await bots())
  })

  test('a node without the rules of a table leaves it to others', async () => {
    const newer = { ...gameById('diamant')!, rulesVersion: 99 } as Game
    const findGame = (id: string) => (id === 'diamant' ? newer : gameById(id))
    await several.open(2, node => (node === 0 ? { findGame } : {}))
    const [ada] = (await several.arrive('Ada')) as [Client]
    const { id: table } = (await ada.http('POST', '/api/tables', { game: 'diamant' })) as TableMade
    await ada.ok({ type: 'watch', table })
    const old = at(ada, nodes[1]!.address)
    people.push(old)
    const bye = old.hear(({ type }) => type === 'bye')
    await old.connect()
    old.raw(JSON.stringify(old.newCommand({ type: 'ready', table, ready: true })))
    expect(await bye).toMatchObject({ why: 'gone' })
    await ada.ok({ type: 'ready', table, ready: true })
    expect((await several.entriesOf(table)).map(({ type }) => type)).toEqual(['created', 'sat'])
  })

  test('nodes are replaced by newer ones under a live game: its people follow it there', async () => {
    await several.open(2)
    const [ada, bo] = (await several.arrive('Ada', 'Bo')) as [Client, Client]
    const table = await startGame([ada, bo], { game: 'diamant', options: { players: 3 } })
    await ada.until(table, mustAct)
    await nodes.shift()!.remove()
    const newer = { ...gameById('diamant')!, rulesVersion: 99 } as Game
    await several.join({ findGame: id => (id === 'diamant' ? newer : gameById(id)) })
    const current = nodes.at(-1)!.address

    const moved = at(ada, current)
    people.push(moved)
    await moved.connect()
    const bye = bo.hear(({ type }) => type === 'bye')
    await moved.ok({ type: 'act', table, action: { type: 'goOn' } })
    expect(await several.store.table(table)).toMatchObject({ rulesVersion: 99 })
    // The old node may not even follow what it does not understand.
    expect(await bye).toMatchObject({ why: 'gone' })
    const followed = at(bo, current)
    people.push(followed)
    await followed.connect()
    await Promise.all([moved, followed].map(person => playOn(person, table)))
    expect(moved.known.get(table)!.version).toBe(followed.known.get(table)!.version)
    expect((await several.entriesOf(table)).some(({ by }) => by === 'bot')).toBe(true)
  })

  test('people, words and codes reach every node', async () => {
    await several.open(2)
    const [ada, bo] = (await several.arrive('Ada', 'Bo')) as [Client, Client]
    const { id: table } = (await ada.http('POST', '/api/play-now', { game: 'diamant' })) as TableMade
    const together = (message: Message) => message.type === 'presence' && message.watching.length === 1
    const seen = ada.hear(together)
    await ada.ok({ type: 'watch', table })
    await bo.ok({ type: 'watch', table })
    expect(await seen).toMatchObject({ online: [0], watching: [{ person: bo.id, name: 'Bo' }] })

    const [chat, point] = [bo.hear(({ type }) => type === 'chat'), bo.hear(({ type }) => type === 'point')]
    await ada.ok({ type: 'chat', table, text: 'Hello over there' })
    expect(await chat).toMatchObject({ text: 'Hello over there', name: 'Ada' })
    await ada.ok({ type: 'point', table, at: { seat: 1 } })
    expect(await point).toMatchObject({ name: 'Ada' })

    const gone = ada.hear(message => message.type === 'presence' && message.watching.length === 0)
    bo.drop()
    await gone

    const { code } = (await ada.http('POST', '/api/me/move')) as { code: string }
    const phone = new Client(nodes[1]!.address)
    expect(await phone.http('POST', '/api/me/claim', { code })).toMatchObject({ id: ada.id })
  })
})
