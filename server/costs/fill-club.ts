import type { Result, Store } from '@grotto/storage'
import { CLUB_CAPS } from '../src/http/clubs.ts'

/** What a club's page must bear. */
const GAMES = 10_000
const AT_A_TABLE = 4
const HOUR = 3_600_000
const EVENING = JSON.stringify({ day: 4, time: '20:00', zone: 'Europe/Paris' })

/** A club with as many members as it may have and 10,000 games, half of each kind. Its founder is somebody who is known. */
export async function fillClub(store: Store, founder: string): Promise<string> {
  const { clubs, results } = store
  const id = 'ClubOfThousands1'
  const code = 'CodeOfThousands1'
  await clubs.found(
    { id, code, name: 'x', founder, created: 1, evening: EVENING, seasonFrom: null, seasonChanges: '[]' },
    99,
  )
  const others = Array.from({ length: CLUB_CAPS.members - 1 }, (_, i) => `member${String(i).padStart(10, '0')}`)
  for (const person of others) {
    await store.keepPerson({ id: person, name: person, language: null, created: 1, seen: Date.now() })
    await clubs.join(code, person, 2, CLUB_CAPS)
  }
  const members = [founder, ...others]
  const at = (game: number) => Date.now() - (GAMES - game) * HOUR
  for (let game = 0; game < GAMES; game += 500)
    await Promise.all(
      Array.from({ length: 500 }, async (_, i) => {
        const table = `ClubTable${String(game + i).padStart(8, '0')}`
        await clubs.addTable(id, table, at(game + i))
        await results.replace(table, playedAt(table, at(game + i), game + i, members))
      }),
    )
  return id
}

function playedAt(table: string, at: number, number: number, members: readonly string[]): Result[] {
  const ranked = number % 2 === 0
  return Array.from({ length: AT_A_TABLE }, (_, seat) => ({
    ...{ person: members[(number * 7 + seat * 13) % members.length]!, table, source: table, at, seat, seats: 5 },
    ...{ people: AT_A_TABLE, level: null, party: [], cameOut: [], local: false, daily: null },
    ...(ranked
      ? { game: 'diamant', place: 1 + ((seat + number) % AT_A_TABLE), score: seat * 9, result: 'victory' }
      : { game: 'sub-terra', place: 1, score: null, result: 'gold' }),
    bots: ranked ? [{ bot: 'mcts', place: 5 }] : [],
  }))
}
