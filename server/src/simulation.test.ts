import { gameById } from '@grotto/catalog'
import { inForce } from '@grotto/protocol'
import { describe, expect, test } from 'vitest'
import { SAMPLES } from '../../tools/samples.ts'
import { type Simulated, simulate } from '../test-kit/simulation/simulate.ts'
import { loadTable } from './table/load.ts'

const given = process.env.GROTTO_SEED
const SEEDS = given ? given.split(',') : SAMPLES.eveningSeeds

/** Runs one seed; if it fails, says how to see it again. */
async function evening(seed: string, game: string, check: (simulated: Simulated) => Promise<void>): Promise<void> {
  try {
    await check(await simulate(`${game}/${seed}`, game))
  } catch (error) {
    const again = `GROTTO_SEED=${seed} node tools/launch.mjs exec vitest run --project unit server/src/simulation -t ${game}`
    throw new Error(`seed ${seed}: ${(error as Error).message}\n  again: ${again}`, { cause: error })
  }
}

/** Others' face-down choices, wherever they stand in what somebody heard. */
function lookedBehind({ clients }: Simulated): string[] {
  return clients.flatMap(client =>
    client.heard.flatMap(text => {
      const { view, you } = JSON.parse(text) as { view?: { seats?: { slot?: string }[] }; you?: number | null }
      const slots = view?.seats?.map(({ slot }) => slot) ?? []
      return slots.some((slot, seat) => seat !== you && (slot === 'goOn' || slot === 'leave')) ? [text] : []
    }),
  )
}

const SECRETS_OF = (simulated: Simulated) => {
  const { table } = simulated
  return Object.entries(table.secrets).filter(([seal]) => !table.revealed.has(seal))
}

describe.each(['diamant', 'sub-terra'])('an evening with bad lines at a table of %s', game => {
  test.each(SEEDS)('seed %s: nothing is lost, everybody sees the same, nobody sees a secret', seed =>
    evening(seed, game, async simulated => {
      const { table, clients, store, entries } = simulated

      // What was acknowledged is in the store, once.
      const kept = (await store.entries(table.id)).flatMap(({ receipt }) => (receipt ? [receipt] : []))
      for (const client of clients)
        for (const id of client.acknowledged) {
          const receipts = kept.filter(({ person, command }) => person === client.person.id && command === id)
          expect(receipts.map(({ answer }) => JSON.parse(answer))).toMatchObject([{ result: 'ok' }])
        }
      const acted = entries.filter(
        entry => entry.type === 'played' && entry.by === 'human' && entry.entry.type === 'act',
      )
      const acknowledged = clients.reduce((sum, client) => sum + client.acknowledged.length, 0)
      expect(acted.length).toBe(acknowledged)

      // Whoever set the clock, time did not go back at the table, and no bot waited for it to pass.
      const times = (await store.entries(table.id)).map(({ at }) => at)
      expect(times).toEqual([...times].sort((a, b) => a - b))
      expect(simulated.longestBotWait).toBeLessThan(9_000)

      // The table in memory is the one its entries lead to.
      const { table: replayed, broken } = loadTable(table.id, gameById, await store.entries(table.id))
      expect(broken).toBeUndefined()
      expect(replayed.version).toBe(table.version)

      // Everybody sees what the server would show afresh.
      for (const client of clients) {
        const you = replayed.seatOf(client.person.id)
        const { version, view, log } = client.known!
        expect({ version, view: JSON.stringify(view) }).toEqual({
          version: replayed.version,
          view: JSON.stringify(replayed.view(you ?? 'spectator')),
        })
        expect(log).toEqual(inForce(replayed.log).slice(-log.length))
      }

      // Nobody saw a secret.
      if (game === 'diamant') expect(lookedBehind(simulated)).toEqual([])
      for (const [seal, secret] of SECRETS_OF(simulated))
        for (const client of clients)
          expect(
            client.heard.some(text => text.includes(secret)),
            seal,
          ).toBe(false)
    }),
  )

  test('is an eventful one, and the same each time', async () => {
    const simulated = await simulate(`${game}/1`, game)
    expect(simulated.entries.length).toBeGreaterThan(30)
    const again = await simulate(`${game}/1`, game)
    expect(again.entries).toEqual(simulated.entries)
    expect(again.clients.map(({ heard }) => heard)).toEqual(simulated.clients.map(({ heard }) => heard))
  })
})
