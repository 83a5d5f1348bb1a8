import { Command } from '@grotto/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AnyRoute } from '../src/http/route.ts'
import { openServer } from '../test-kit/open-server.ts'
import { CALLS, callsOf, nameOf } from './calls.ts'
import { COMMANDS, commandsOf } from './commands.ts'
import { type Budget, type Cost, Measuring, type Ready, tooDear } from './measure.ts'
import { World } from './world.ts'

const world = new World()
const measuring = new Measuring(world.server)
let routes: readonly AnyRoute[]
beforeAll(async () => {
  const server = await openServer()
  routes = server.routes
  await server.remove()
  await world.open()
})
afterAll(() => world.close())

const TYPES = Command.options.map(option => option.entries.type.literal)

describe('every call and command has a budget', () => {
  test('each call of the server', () => {
    for (const name of routes.map(nameOf))
      expect(CALLS[name], `${name} has no budget in server/costs/calls.ts`).toBeDefined()
    expect(Object.keys(CALLS).sort()).toEqual(routes.map(nameOf).sort())
  })

  test('each command of the protocol', () => {
    for (const type of TYPES) expect(COMMANDS[type], `${type} has no budget in server/costs/commands.ts`).toBeDefined()
    expect(Object.keys(COMMANDS).sort()).toEqual([...TYPES].sort())
  })
})

describe('the largest that may be sent, where it has most to do, costs no more than its budget', () => {
  test('calls', async () => {
    const dear: string[] = []
    for (const route of routes)
      dear.push(...(await judged(nameOf(route), () => callsOf(world, route), CALLS[nameOf(route)]!)))
    expect(dear).toEqual([])
  })

  test('commands', async () => {
    const dear: string[] = []
    for (const type of TYPES) dear.push(...(await judged(type, () => commandsOf(world, type), COMMANDS[type])))
    expect(dear).toEqual([])
  })
})

/**
 * What costs no more than half of its budget the first time is not measured again. What is paid once (a library that is
 * loaded when it is first needed) is not paid the second time.
 */
async function judged(name: string, inputs: () => Promise<readonly Ready[]>, budget: Budget): Promise<string[]> {
  const half = { cpu: budget.cpu / 2, heap: budget.heap / 2 }
  if (told(await measuring.cost(name, inputs, 1), half).length === 0) return []
  const first = told(await measuring.cost(name, inputs), budget)
  return first.length === 0 ? [] : told(await measuring.cost(name, inputs), budget)
}

/** TEST_COSTS=1 says what everything costs. */
function told(cost: Cost, budget: Budget): string[] {
  if (process.env.TEST_COSTS)
    console.log(
      `${cost.name}\t${cost.cpu.toFixed(1)} ms\t${cost.heap.toFixed(0)} kB\t${cost.work.toFixed(1)} ms in one go`,
    )
  return tooDear(cost, budget)
}
