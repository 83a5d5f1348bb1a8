import { constants } from 'node:os'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Besieged, Siege } from '../../abuse/siege.ts'
import { HEADS, RATES } from './limits.ts'

const PLAYERS = 4
const siege = new Siege({ seconds: 3, alone: PLAYERS, withBots: 0, priority: constants.priority.PRIORITY_NORMAL })
let peace: Besieged
let heap: number
beforeAll(async () => {
  await siege.start()
  peace = await siege.peace()
  heap = await siege.heap()
})
afterAll(() => siege.end(), 30_000)

/** On a machine that is busy with other things; `npm run abuse` measures exactly. */
function expectBearable({ felt, work }: Besieged): void {
  expect(felt.moves.count).toBeGreaterThan(0)
  expect(felt.moves.percentile(0.99)).toBeLessThan(Math.max(1_000, 5 * peace.felt.moves.percentile(0.99)))
  // Of processor time, so that nothing else on the machine is in it.
  expect(work).toBeLessThan(200)
}

const someLater = (count: number): number => count + 5

describe('an attacker at the limits, of which npm run abuse tries more', { timeout: 300_000 }, () => {
  test('has so many sockets, and those who play feel little of it', async () => {
    const besieged = await siege.endure('sockets', counts => counts['socket refused']! > 0)
    expect(besieged.counts['socket opened']).toBeLessThanOrEqual(HEADS.sockets.address)
    expectBearable(besieged)
  })

  test('has so many event streams, and who does not read them costs little memory', async () => {
    const before = siege.megabytes
    const besieged = await siege.endure('streams', counts => counts['stream 429']! > 0)
    expect(besieged.counts['stream 200']).toBeLessThanOrEqual(HEADS.streams.address)
    expect(besieged.megabytes).toBeLessThan(before + 150)
    expectBearable(besieged)
  })

  test('makes so many tables with however many identities', async () => {
    const besieged = await siege.endure('guests', counts => counts['POST 429']! > 0)
    expect(besieged.counts['POST 200']).toBeLessThanOrEqual(someLater(RATES.tables.address.atOnce))
    expectBearable(besieged)
  })

  test('leaves nothing behind', async () => {
    await expect.poll(() => siege.metric('grotto_sockets'), { timeout: 20_000 }).toBe(PLAYERS)
    expect(await siege.heap()).toBeLessThan(heap + 60)
  })
})
