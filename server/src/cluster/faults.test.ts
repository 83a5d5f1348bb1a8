import { afterEach, describe, expect, test } from 'vitest'
import { ChildServer } from '../../test-kit/child-server.ts'
import { Client } from '../../test-kit/client.ts'
import { startGame } from '../../test-kit/friends.ts'
import { at, isOver, mustAct, playOn, SeveralNodes } from '../../test-kit/several-nodes.ts'

const several = SeveralNodes.forTests()
let processes: ChildServer[] = []
afterEach(async () => {
  for (const node of processes) await node.remove()
  processes = []
})

/** Nodes that can be killed and paused. The database is asked through one more, which nobody plays on. */
async function startNodes(count: number, pace: number): Promise<void> {
  await several.open(1, undefined, { botPace: pace })
  const { database } = several
  const environment = { DATABASE_URL: database, GROTTO_BOT_PACE: String(pace), GROTTO_LOG: 'fatal' }
  processes = Array.from({ length: count }, () => new ChildServer(environment))
  await Promise.all(processes.map(node => node.start()))
}

async function arrive(name: string, node: ChildServer): Promise<Client> {
  const person = await Client.arrive(node.address, name)
  several.people.push(person)
  await person.connect()
  return person
}

const played = async (table: string, by: string): Promise<number> =>
  (await several.entriesOf(table)).filter(entry => entry.type === 'played' && entry.by === by).length

const goOn = (table: string) => ({ type: 'act', table, action: { type: 'goOn' } }) as const

describe('a node of several', { timeout: 180_000 }, () => {
  test('that is paused and wakes with old knowledge does what it was asked on new ground, once', async () => {
    await startNodes(2, 100)
    const [paused, other] = processes as [ChildServer, ChildServer]
    const [ada, bo] = [await arrive('Ada', paused), await arrive('Bo', other)]
    const table = await startGame([ada, bo], { game: 'diamant', options: { players: 3 } })
    await Promise.all([ada.until(table, mustAct), bo.until(table, mustAct)])
    const before = await played(table, 'human')

    process.kill(paused.pid, 'SIGSTOP')
    await bo.ok(goOn(table))
    // The bot has its turn too, whichever node would have seen to it.
    await expect.poll(() => played(table, 'bot'), { timeout: 20_000 }).toBeGreaterThan(0)
    // What the paused node has in memory is at least two entries behind; this waits before its door.
    const command = ada.newCommand(goOn(table))
    const answered = ada.send(command)
    process.kill(paused.pid, 'SIGCONT')
    expect(await answered).toMatchObject({ result: 'ok' })
    expect(await ada.send(command)).toEqual(await answered)
    expect(await played(table, 'human')).toBe(before + 2)
    await Promise.all([ada, bo].map(person => playOn(person, table)))
    expect(ada.known.get(table)!.version).toBe(bo.known.get(table)!.version)
    expect(ada.known.get(table)!.log.slice(-5)).toEqual(bo.known.get(table)!.log.slice(-5))
  })

  test('that is killed leaves its bots to the others within ten seconds', async () => {
    await startNodes(2, 500)
    const [killed] = processes as [ChildServer]
    const ada = await arrive('Ada', killed)
    const table = await startGame([ada], { game: 'diamant', options: { players: 3 } })
    await ada.until(table, mustAct)
    await ada.ok(goOn(table))
    const [bots, began] = [await played(table, 'bot'), Date.now()]
    await killed.end('SIGKILL')
    await expect.poll(() => played(table, 'bot'), { timeout: 20_000, interval: 50 }).toBeGreaterThan(bots)
    expect(Date.now() - began).toBeLessThan(10_000)
  })

  test('restarts, and so do all others in turn: people move, and the game goes on with every move once', async () => {
    await startNodes(2, 50)
    const [first, second] = processes as [ChildServer, ChildServer]
    const places = [
      { person: await arrive('Ada', first), node: first },
      { person: await arrive('Bo', second), node: second },
    ]
    const people = () => places.map(({ person }) => person)
    const table = await startGame(people(), { game: 'diamant', options: { players: 3 } })
    const acknowledged: { person: string; command: string }[] = []
    for (const [stopping, staying] of [[first, second] as const, [second, first] as const]) {
      for (const person of people()) {
        await person.until(table, mustAct)
        const command = person.newCommand(goOn(table))
        if ((await person.send(command)).result === 'ok') acknowledged.push({ person: person.id, command: command.id })
      }
      const moving = places.filter(({ node }) => node === stopping)
      const byes = moving.map(({ person }) => person.hear(({ type }) => type === 'bye'))
      const ended = stopping.end('SIGTERM')
      for (const bye of byes) expect(await bye).toMatchObject({ why: 'stopping' })
      for (const place of moving) {
        Object.assign(place, { person: at(place.person, staying.address), node: staying })
        several.people.push(place.person)
        await place.person.connect()
      }
      expect(await ended).toBe(0)
      await stopping.start()
    }
    await Promise.all(people().map(person => playOn(person, table)))
    expect(acknowledged.length).toBeGreaterThan(2)
    const [ada, bo] = people().map(person => person.known.get(table)!)
    expect([ada!.version, isOver(ada!)]).toEqual([bo!.version, true])
    const entries = await several.store.entries(table)
    expect(entries.map(({ sequence }) => sequence)).toEqual(entries.map((_, index) => index + 1))
    const kept = entries.flatMap(({ receipt }) => (receipt ? [`${receipt.person} ${receipt.command}`] : []))
    for (const { person, command } of acknowledged)
      expect(kept.filter(name => name === `${person} ${command}`)).toHaveLength(1)
  })
})
