import { join } from 'node:path'
import type { Answer } from '@grotto/protocol'
import { holdDatabase } from '@grotto/storage/test-kit/disk'
import { expect, test } from 'vitest'
import type { Client } from '../../test-kit/client.ts'
import { friends, startGame } from '../../test-kit/friends.ts'
import { openServer } from '../../test-kit/open-server.ts'

test('while another program holds the database nothing is written and nothing breaks; it goes on by itself', async () => {
  const server = await openServer({ logLevel: 'silent' })
  const [ada, bo] = (await friends(server.address, 'Ada', 'Bo')) as [Client, Client]
  const table = await startGame([ada, bo], { game: 'diamant', options: { players: 3 } })
  const act = (id: string) =>
    ada.http('POST', '/api/commands', { id, type: 'act', table, action: { type: 'leave' } }) as Promise<Answer>
  const play = () =>
    fetch(`${server.address}/api/play-now`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"game":"diamant"}',
    })

  const letGo = holdDatabase(join(server.data, 'grotto.db'))
  const began = performance.now()
  const [acted, played] = await Promise.all([act('locked'), play()])
  // Waited for once, and not once more.
  expect(performance.now() - began).toBeLessThan(9_500)
  expect(acted).toMatchObject({ result: 'error', error: 'failed' })
  expect([played.status, await played.json()]).toEqual([503, { error: 'unavailable' }])
  expect(played.headers.get('retry-after')).toMatch(/^\d+$/)
  expect((await fetch(`${server.address}/readyz`)).status).toBe(503)
  const metrics = await (await fetch(`${server.address}/metrics`)).text()
  expect(metrics).toMatch(/grotto_failed_writes_total\{why="locked"\} [1-9]/)
  expect(metrics).toMatch(/grotto_frozen_tables 0/)

  letGo()
  expect(await act('locked')).toMatchObject({ result: 'ok' })
  expect((await play()).status).toBe(200)
  expect((await fetch(`${server.address}/readyz`)).status).toBe(200)
  await server.remove()
})
