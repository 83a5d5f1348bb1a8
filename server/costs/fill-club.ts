import { gameById } from '@grotto/catalog'
import { MOST_DEALS } from '@grotto/protocol'
import type { Result, Store } from '@grotto/storage'
import { CLUB_CAPS } from '../src/clubs/caps.ts'
import { PAR_BOTS } from '../src/clubs/par.ts'

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
        for (const { bot, version } of PAR_BOTS) await store.pars.keep({ table, bot, version, result: 'silver' })
      }),
    )
  await fillTournaments(store, id, members)
  return id
}

/** Tournaments with as many people and deals as there may be: one that nearly everybody is through with, one that waits. */
export const TOURNAMENTS = { begun: 'CupOfThousands01', waiting: 'CupOfThousands02' }

async function fillTournaments({ tournaments }: Store, club: string, members: readonly string[]): Promise<void> {
  const [now, deals, seats] = [Date.now(), MOST_DEALS, 3]
  const { value: options } = gameById('diamant')!.parseOptions({ players: seats }) as { value: object }
  const setUp = JSON.stringify({ options, deals, seats, clock: 60, bot: 'diamant-careful' })
  const secrets = JSON.stringify(Array.from({ length: deals }, (_, deal) => ({ deck: String(deal).repeat(64) })))
  const slots = members.map((_, slot) => slot)
  for (const id of Object.values(TOURNAMENTS)) {
    const made = { id, club, organiser: members[0]!, game: 'diamant', setUp, created: now, closes: now + HOUR, secrets }
    await tournaments.create(
      { ...made, begun: null, settled: null, seating: null },
      { ofClub: 9, ofMember: 9, kept: 9 },
    )
    for (const person of members) await tournaments.enter(id, person, now, members.length)
  }
  const seating = Array.from({ length: deals }, () =>
    Array.from({ length: members.length / seats }, (_, table) => slots.slice(table * seats, (table + 1) * seats)),
  )
  await tournaments.begin(TOURNAMENTS.begun, now, members.length, JSON.stringify(seating))
  const played = seating.slice(1).flatMap((_, deal) => slots.map(slot => ({ deal, slot })))
  const reached = (slot: number) =>
    JSON.stringify({ at: now, table: TOURNAMENTS.begun, result: 'victory', place: 1, score: slot })
  await tournaments.keepResults(
    TOURNAMENTS.begun,
    played.map(each => ({ ...each, reached: reached(each.slot) })),
  )
}

function playedAt(table: string, at: number, number: number, members: readonly string[]): Result[] {
  const ranked = number % 2 === 0
  return Array.from({ length: AT_A_TABLE }, (_, seat) => ({
    ...{ person: members[(number * 7 + seat * 13) % members.length]!, table, source: table, at, seat, seats: 5 },
    ...{ people: AT_A_TABLE, level: null, party: [], cameOut: [], local: false, daily: null, honour: null },
    ...(ranked
      ? { game: 'diamant', place: 1 + ((seat + number) % AT_A_TABLE), score: seat * 9, result: 'victory' }
      : { game: 'sub-terra', place: 1, score: null, result: 'gold' }),
    bots: ranked ? [{ bot: 'mcts', place: 5 }] : [],
  }))
}
