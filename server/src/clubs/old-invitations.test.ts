import type { ClubFound, ClubInfo, MyClubs } from '@grotto/protocol'
import { beforeEach, expect, test } from 'vitest'
import { Client } from '../../test-kit/client.ts'
import { openServer, type TestServer } from '../../test-kit/open-server.ts'
import { playedTogether } from '../../test-kit/played-together.ts'

let server: TestServer
let [ada, bo, cy] = [] as unknown as [Client, Client, Client]
let club = ''
/** Ada's, with Bo in it, who has played with Cy and asks her in. */
beforeEach(async () => {
  server = await openServer()
  ada = await Client.arrive(server.address, 'Ada')
  bo = await Client.arrive(server.address, 'Bo')
  cy = await Client.arrive(server.address, 'Cy')
  club = ((await ada.http('POST', '/api/clubs', { name: 'Bats' })) as ClubFound).id
  await join(bo)
  await server.store.results.replace('met', playedTogether('met', [bo, cy]))
  expect(await bo.http('POST', `/api/clubs/${club}/invite`, { person: cy.id })).toEqual({ invited: true })
  return () => server.remove()
})

const join = async (who: Client) => {
  const { code } = (await ada.http('GET', `/api/clubs/${club}`)) as ClubInfo
  return (await who.request('POST', '/api/clubs/join', { code })).status
}
const remove = async (by: Client, whom: Client) =>
  (await by.request('DELETE', `/api/clubs/${club}/members`, { person: whom.id })).status
const accept = async (who: Client) => (await who.request('POST', `/api/clubs/${club}/accept`)).status
const kept = async () => (await server.store.companions.invitations(cy.id)).length

test('a founder who removes somebody that is no member leaves her invitation', async () => {
  expect([await remove(ada, cy), await kept(), await accept(cy)]).toEqual([404, 1, 200])
})

test('who comes by the link and is removed does not come back by an invitation from before', async () => {
  expect([await join(cy), await kept()]).toEqual([200, 0])
  expect(await remove(ada, cy)).toBe(200)
  expect(await accept(cy)).toBe(404)
  expect((await cy.request('GET', `/api/clubs/${club}`)).status).toBe(404)
  expect(((await cy.http('GET', '/api/my/clubs')) as MyClubs).invitations ?? []).toEqual([])
})

test('nor by one that was left from the time when joining kept it', async () => {
  await join(cy)
  await server.store.companions.invite({ person: cy.id, to: `club/${club}`, by: bo.id, at: 1 }, 9)
  // Only the founder removes others, and what others try changes nothing.
  expect([await remove(bo, cy), await kept()]).toEqual([404, 1])
  expect([await remove(ada, cy), await kept()]).toEqual([200, 0])
  expect(await accept(cy)).toBe(404)
  // To be asked again after that is another matter.
  await bo.http('POST', `/api/clubs/${club}/invite`, { person: cy.id })
  expect(await accept(cy)).toBe(200)
})
