import type { ClubFound, ClubInfo, TournamentInfo, TournamentMade, TournamentNext } from '@grotto/protocol'
import { expect, test } from 'vitest'
import type { Client } from '../../test-kit/client.ts'
import { playOn, SeveralNodes } from '../../test-kit/several-nodes.ts'

const several = SeveralNodes.forTests()

test('a tournament whose people are at different nodes: all who come in one moment get one table', async () => {
  await several.open(3)
  const friends = (await several.arrive('Ada', 'Bo', 'Cy')) as [Client, Client, Client]
  const [ada] = friends
  const { id: club } = (await ada.http('POST', '/api/clubs', { name: 'Bats' })) as ClubFound
  const { code } = (await ada.http('GET', `/api/clubs/${club}`)) as ClubInfo
  for (const who of friends.slice(1)) await who.http('POST', '/api/clubs/join', { code })
  const wanted = { game: 'diamant', deals: 2, seats: 3, clock: 60, closes: Date.now() + 3_600_000 }
  const { id } = (await ada.http('POST', `/api/clubs/${club}/tournaments`, wanted)) as TournamentMade
  const each = (way: string) => Promise.all(friends.map(who => who.request('POST', `/api/tournaments/${id}/${way}`)))
  expect((await each('entry')).map(({ status }) => status)).toEqual([200, 200, 200])
  const slots = (await several.store.tournaments.entrants(id)).map(({ slot }) => slot)
  expect(new Set(slots).size).toBe(3)
  const begun = await Promise.all([1, 2].map(() => ada.request('POST', `/api/tournaments/${id}/begin`)))
  expect(begun.map(({ status }) => status).sort()).toEqual([200, 409])
  for (const deal of [0, 1]) {
    await each('play')
    const next = (await each('play')).map(({ json }) => json as TournamentNext)
    const { table } = next[0]!
    expect(next).toEqual([1, 2, 3].map(() => ({ deal, table })))
    for (const who of friends) await who.ok({ type: 'watch', table: table! })
    await Promise.all(friends.map(who => playOn(who, table!)))
  }
  const seen = await Promise.all(
    friends.map(async who => (await who.http('GET', `/api/tournaments/${id}`)) as TournamentInfo),
  )
  for (const { state, standing, sealed } of seen) {
    expect([state, standing.map(({ played }) => played)]).toEqual(['over', [2, 2, 2]])
    expect(sealed.every(({ secrets }) => secrets !== null)).toBe(true)
    expect(standing.map(({ points }) => points)).toEqual(seen[0]!.standing.map(({ points }) => points))
  }
})
