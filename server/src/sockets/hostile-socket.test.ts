import { afterAll, beforeAll, expect, test } from 'vitest'
import { ChildServer } from '../../test-kit/child-server.ts'
import type { Client } from '../../test-kit/client.ts'
import { friends, startGame } from '../../test-kit/friends.ts'

let server: ChildServer
let ada: Client
let table: string
beforeAll(async () => {
  server = new ChildServer({ GROTTO_LOG: 'fatal' })
  await server.start()
  ;[ada] = (await friends(server.address, 'Ada')) as [Client]
  table = await startGame([ada], { game: 'diamant', options: { players: 3 } })
})
afterAll(async () => {
  ada.drop()
  await server.remove()
})

const nested = (depth: number): string => `${'['.repeat(depth)}${']'.repeat(depth)}`
const plan = (inner: string) => `{"id":"deep","type":"intend","table":"${table}","plan":{"type":"go","to":${inner}}}`

/** What each of these was in its day: the end of the process. */
const HOSTILE: readonly [string, () => string][] = [
  ['a type whose text cannot be made', () => '{"type":{"toString":0}}'],
  ['a type that is a list of such', () => '{"type":[{"toString":0}],"id":"x"}'],
  ['a plan nested 7,500 deep', () => plan(nested(7_500))],
  ['a move nested 7,500 deep', () => plan(nested(7_500)).replace('intend', 'act').replace('plan', 'action')],
  ['options nested 7,500 deep', () => plan(nested(7_500)).replace('intend', 'configure').replace('plan', 'options')],
  ['brackets without end', () => '['.repeat(16_000)],
  ['names of what every object has', () => '{"type":"__proto__","id":"constructor","table":"toString"}'],
  ['a number that is none', () => `{"id":"n","type":"point","table":"${table}","at":{"x":1e999}}`],
]

test.each(HOSTILE)('%s is answered as malformed, and nobody else notices', async (_, text) => {
  const [eve] = (await friends(server.address, 'Eve')) as [Client]
  const answered = eve.hear(({ type }) => type === 'answer')
  eve.raw(text())
  expect(await Promise.race([answered, eve.cut()])).toMatchObject({ result: 'error', error: 'malformed' })
  expect((await ada.say({ type: 'chat', table, text: 'still here' })).result).toBe('ok')
  eve.drop()
})

test('nonsense is counted', async () => {
  const metrics = await (await fetch(new URL('/metrics', server.address))).text()
  expect(metrics).toMatch(/grotto_malformed_total\{where="socket"\} [1-9]/)
  expect(metrics).not.toMatch(/grotto_failures_total\{[^}]*\} [1-9]/)
})
