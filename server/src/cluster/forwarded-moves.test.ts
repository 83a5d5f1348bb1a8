import { afterEach, describe, expect, test } from 'vitest'
import { ChildServer } from '../../test-kit/child-server.ts'
import { Client } from '../../test-kit/client.ts'
import { startGame } from '../../test-kit/friends.ts'
import { isOver, mustAct, playOn, SeveralNodes } from '../../test-kit/several-nodes.ts'

const several = SeveralNodes.forTests()
let processes: ChildServer[] = []
afterEach(async () => {
  for (const node of processes) await node.remove()
  processes = []
})

/** Somebody on each of three nodes that can be killed and paused. */
async function startNodes(): Promise<Client[]> {
  await several.open(1)
  const environment = { DATABASE_URL: several.database, GROTTO_BOT_PACE: '50', GROTTO_LOG: 'fatal' }
  processes = ['Ada', 'Bo', 'Cy'].map(() => new ChildServer(environment))
  await Promise.all(processes.map(node => node.start()))
  return Promise.all(
    processes.map(async ({ address }, place) => {
      const person = await Client.arrive(address, `Person ${place}`)
      several.people.push(person)
      await person.connect()
      return person
    }),
  )
}

async function forwarded(result = 'done'): Promise<number> {
  const texts = await Promise.all(processes.map(async ({ address }) => (await fetch(`${address}/metrics`)).text()))
  const series = new RegExp(`^grotto_forwarded_total\\{result="${result}"\\} (\\d+)$`, 'm')
  return texts.reduce((sum, text) => sum + Number(series.exec(text)?.[1] ?? 0), 0)
}

const goOn = (table: string) => ({ type: 'act', table, action: { type: 'goOn' } }) as const
const wish = { game: 'diamant', options: { players: 3 } }

/** A game under way in which moves are forwarded. */
async function contested(people: readonly Client[]): Promise<string> {
  for (;;) {
    const table = await startGame(people, wish)
    const before = await forwarded()
    const isUnderWay = async () => {
      await Promise.all(people.map(person => person.until(table, mustAct)))
      return !isOver(people[0]!.known.get(table)!)
    }
    while (await isUnderWay()) {
      if ((await forwarded()) > before + 3) return table
      await Promise.all(people.map(person => person.say(goOn(table))))
    }
  }
}

/** A round that the others begin while a node is paused; whether it is the one that writes is not known. */
async function paused(people: readonly Client[], place: number, table: string): Promise<void> {
  const { pid } = processes[place]!
  const others = people.filter((_, each) => each !== place)
  process.kill(pid, 'SIGSTOP')
  await Promise.all(others.map(person => person.say(goOn(table))))
  process.kill(pid, 'SIGCONT')
  await people[place]!.say(goOn(table))
  await Promise.all(people.map(person => person.until(table, mustAct)))
}

/** No command is in the log twice. */
async function onceEach(table: string): Promise<void> {
  const entries = await several.store.entries(table)
  const commands = entries.flatMap(({ receipt }) => (receipt ? [`${receipt.person} ${receipt.command}`] : []))
  expect(new Set(commands).size).toBe(commands.length)
}

describe('moves that are forwarded to the node that writes', { timeout: 180_000 }, () => {
  test('are done once and answered alike, whoever is asked again', async () => {
    const people = await startNodes()
    const table = await contested(people)
    for (let round = 0; round < 10 && !isOver(people[0]!.known.get(table)!); round++) {
      await Promise.all(people.map(person => person.until(table, mustAct)))
      const commands = people.map(person => person.newCommand(goOn(table)))
      const answers = await Promise.all(people.map((person, place) => person.send(commands[place]!)))
      const again = await Promise.all(people.map((person, place) => person.send(commands[place]!)))
      expect(again).toEqual(answers)
    }
    await Promise.all(people.map(person => playOn(person, table)))
    await onceEach(table)
    const versions = people.map(person => person.known.get(table)!.version)
    expect(new Set(versions).size).toBe(1)
  })

  test('are done by others when that node is paused, and it learns what it missed', async () => {
    const people = await startNodes()
    while ((await forwarded('unanswered')) === 0) {
      const table = await contested(people)
      for (const place of people.keys()) await paused(people, place, table)
      await Promise.all(people.map(person => playOn(person, table)))
      await onceEach(table)
    }
  })

  test('are done by others when that node is killed', async () => {
    const people = await startNodes()
    const table = await contested(people)
    const [, ...others] = people as [Client, ...Client[]]
    await processes[0]!.end('SIGKILL')
    const answers = await Promise.all(others.map(person => person.ok(goOn(table))))
    expect(answers.map(({ result }) => result)).toEqual(['ok', 'ok'])
    await onceEach(table)
  })
})
