import type { TableList } from '@grotto/protocol'
import { expect, test } from 'vitest'
import { Client } from '../../test-kit/client.ts'
import { openServer } from '../../test-kit/open-server.ts'
import { TestClock } from '../../test-kit/test-clock.ts'

const MINUTE = 60_000

test('lists tell to the minute when something happened at a table, and no more', async () => {
  const clock = new TestClock()
  const server = await openServer({ clock })
  const ada = await Client.arrive(server.address, 'Ada')
  for (const pause of [12_345, 31_007, 47_911]) {
    clock.pass(pause)
    await ada.http('POST', '/api/tables', { game: 'diamant', settings: { visibility: 'public' } })
  }
  for (const path of ['/api/tables', '/api/my/tables']) {
    const { tables } = (await ada.http('GET', path)) as TableList
    expect(tables.map(({ touched }) => touched % MINUTE)).toEqual([0, 0, 0])
  }
  await server.remove()
})
