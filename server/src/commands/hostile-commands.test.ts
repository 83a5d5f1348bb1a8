import { spoilt } from '@grotto/kernel/test-kit'
import { type Answer, parseMessage } from '@grotto/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from '../../test-kit/client.ts'
import { friends, startGame } from '../../test-kit/friends.ts'
import { openServer, type TestServer } from '../../test-kit/open-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openServer({ logLevel: 'silent' })
})
afterAll(() => server.remove())

/** One of each kind, as its own place for every value that does not belong there. */
const commandsAt = (table: string, person: string): readonly object[] => [
  { type: 'watch', table, since: 3 },
  { type: 'look', looking: false },
  { type: 'sit', table, seat: 2 },
  { type: 'sit', table, invitation: 'i'.repeat(22) },
  { type: 'invite', table, seat: 1, invitation: 'i'.repeat(22), name: 'Bo' },
  { type: 'ready', table, ready: true, entropy: 'ab'.repeat(32) },
  { type: 'setBot', table, seat: 1, bot: 'random' },
  { type: 'removeSeat', table, seat: 1 },
  { type: 'configure', table, options: { players: 4 }, settings: { clock: 60, visibility: 'public' } },
  { type: 'start', table },
  { type: 'act', table, action: { type: 'move', side: 'N' }, version: 3 },
  { type: 'act', table, action: { type: 'goOn' } },
  { type: 'act', table, action: { type: 'spawn', at: [1, 2] } },
  { type: 'undo', table },
  { type: 'vote', table, about: 'remove', seat: 1, agree: true },
  { type: 'standIn', table, seat: 1, bot: 'random' },
  { type: 'handOver', table, to: person },
  { type: 'rematch', table },
  { type: 'rename', name: 'Eve', language: 'it' },
  { type: 'mute', table, person, muted: true },
  { type: 'chat', table, text: 'ciao' },
  { type: 'phrase', table, phrase: 'hello' },
  { type: 'point', table, at: { x: 1, cell: 'a1' } },
  { type: 'intend', table, plan: { type: 'go', to: [1, -2] } },
]

/** JSON has no word for a number without end but one that is too large. */
const textOf = (value: unknown): string =>
  JSON.stringify(value, (_, item) => (item === Number.POSITIVE_INFINITY ? '\u0001' : item))?.replaceAll(
    '"\\u0001"',
    '1e999',
  ) ?? 'null'

async function answersTo(client: Client, texts: readonly string[]): Promise<Answer[]> {
  const answers: Answer[] = []
  for (let from = 0; from < texts.length; from += 40) {
    const batch = texts.slice(from, from + 40)
    const before = client.heard.length
    for (const text of batch) client.raw(text)
    const since = () =>
      client.heard.slice(before).flatMap(text => {
        const message = parseMessage(text)
        return message?.type === 'answer' ? [message] : []
      })
    while (since().length < batch.length && client.connected) await client.hear(() => true)
    answers.push(...since())
  }
  return answers
}

test.each([
  ['diamant', { players: 3 }, 'lobby'],
  ['sub-terra', { players: 4 }, 'playing'],
])(
  'commands spoilt at every place (%s, %o, %s): all are answered, none fails, nobody is sent away',
  async (game, options, status) => {
    const [eve, bo] = (await friends(server.address, 'Eve', 'Bo')) as [Client, Client]
    const made = (await eve.http('POST', '/api/tables', { game, options })) as { id: string }
    const table = status === 'lobby' ? made.id : await startGame([eve, bo], { game, options })
    for (const person of [eve, bo]) await person.ok({ type: 'watch', table })
    const texts = commandsAt(table, bo.id).flatMap(command =>
      [...spoilt({ id: 'x', ...command })].map(each => textOf(each)),
    )
    const answers = await answersTo(eve, texts)
    expect(texts.length).toBeGreaterThan(2_000)
    expect(answers.length).toBe(texts.length)
    expect(answers.filter(answer => answer.result === 'error' && answer.error === 'failed')).toEqual([])
    expect([eve.connected, bo.connected]).toEqual([true, true])
    const metrics = await (await fetch(`${server.address}/metrics`)).text()
    expect(metrics).not.toMatch(/grotto_failures_total\{[^}]*\} [1-9]/)
    for (const person of [eve, bo]) person.drop()
  },
  120_000,
)
