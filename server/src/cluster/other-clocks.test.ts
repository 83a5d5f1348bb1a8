import type { TableMade } from '@grotto/protocol'
import { describe, expect, test } from 'vitest'
import type { Client } from '../../test-kit/client.ts'
import { playOn, SeveralNodes } from '../../test-kit/several-nodes.ts'
import { type Clock, systemClock } from '../process/clock.ts'

const several = SeveralNodes.forTests()
const HOUR = 3_600_000

/** A node's clock that is off against the database's: somebody has set that one, say. */
const off = (by: number): Clock => {
  const { monotonic, after } = systemClock
  return { now: () => systemClock.now() + by, monotonic, after }
}

describe.each([HOUR, -HOUR])('where nodes are %d ms ahead of the database', by => {
  test('bots decide as soon as ever', async () => {
    await several.open(2, undefined, { clock: off(by), botPace: 50 })
    const [ada] = (await several.arrive('Ada')) as [Client]
    const { id: table } = (await ada.http('POST', '/api/play-now', { game: 'diamant' })) as TableMade
    await ada.ok({ type: 'watch', table })
    // A whole game: it needs bots all the time.
    await playOn(ada, table)
    expect((await several.entriesOf(table)).some(({ by }) => by === 'bot')).toBe(true)
  })
})

test('what was counted or told by a clock that was set back is not believed', async () => {
  await several.open(1)
  const { rateBuckets, nodes } = several.store.cluster
  await several.ask(`INSERT INTO counts VALUES ('somebody', 1, (extract(epoch FROM now()) * 1000)::bigint + ${HOUR})`)
  expect(await rateBuckets.take('somebody', 1_000, 10_000)).toBe(0)
  await several.ask(`INSERT INTO nodes VALUES ('dead', (extract(epoch FROM now()) * 1000)::bigint + ${HOUR})`)
  await several.ask(`INSERT INTO presence (table_id, node, person, name) VALUES ('a', 'dead', 'ada', 'Ada')`)
  expect(await nodes.elsewhere(['a'])).toEqual([])
  await several.ask(`UPDATE nodes SET until = (extract(epoch FROM now()) * 1000)::bigint + 10000 WHERE node = 'dead'`)
  expect(await nodes.elsewhere(['a'])).toHaveLength(1)
})
