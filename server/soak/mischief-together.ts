import type { ClubFound, ClubInfo, DealOffer } from '@grotto/protocol'
import { Client } from '../test-kit/client.ts'
import type { Guest } from './guest.ts'
import { act, type Mischief, made, PLAY } from './town.ts'

const AMONG_FRIENDS = { game: 'diamant', options: { players: 3 } }

/** What can be broken off of clubs, deals, days, screens and companions. */
export const MISCHIEF_TOGETHER: Readonly<Record<string, Mischief>> = {
  async 'a club founded, changed and left to others'(guest, town) {
    const { id } = (await guest.http('POST', '/api/clubs', { name: `Club ${guest.below(100)}` })) as ClubFound
    const evening = { day: 1 + guest.below(7), time: '20:30', zone: 'Europe/Paris' }
    const { code } = (await guest.http('PUT', `/api/clubs/${id}`, { evening })) as ClubInfo
    town.addClub(code)
    town.add(await made(guest, '/api/tables', { ...AMONG_FRIENDS, club: id }))
    lookAround(guest, id)
    const changes = guest.below(6)
    if (changes === 1) guest.call('POST', `/api/clubs/${id}/link`)
    if (changes === 2) guest.call('DELETE', `/api/clubs/${id}`)
    await guest.moment(30)
  },

  async 'a club joined, and a game at its table that nobody waits for'(guest, town) {
    const code = guest.oneOf(town.clubCodes) ?? 'nosuchclubatall1'
    await guest.http('POST', '/api/clubs/look', { code })
    const { id } = (await guest.http('POST', '/api/clubs/join', { code })) as Partial<ClubFound>
    if (!id) return
    guest.call('PUT', `/api/clubs/${id}/me`, { rated: true })
    const table = town.add(await made(guest, '/api/tables', { ...AMONG_FRIENDS, club: id }))
    await guest.connect()
    await guest.say({ type: 'watch', table })
    for (const seat of [1, 2]) await guest.say({ type: 'setBot', table, seat, bot: 'random' })
    await guest.say({ type: 'start', table, anyway: true })
    await act(guest, table, guest.below(60))
    lookAround(guest, id)
    const goes = guest.below(3)
    if (goes === 1) guest.call('DELETE', `/api/clubs/${id}/members`, { person: guest.id })
    if (goes === 2) guest.call('DELETE', '/api/me')
    await guest.moment(30)
  },

  async 'the deal of another game, played and offered on'(guest, town) {
    const { offer } = (await guest.http('POST', `/api/tables/${town.finished}/offer`)) as DealOffer
    guest.call('POST', '/api/offers', { offer })
    const table = town.add(await made(guest, '/api/offers/table', { offer, with: guest.oneOf(['bots', 'friends']) }))
    await guest.connect()
    await guest.say({ type: 'watch', table })
    guest.call('POST', `/api/tables/${table}/offer`)
    await guest.moment(60)
  },

  async 'the game of the day, and how others did'(guest) {
    guest.call('GET', '/api/daily')
    const table = await made(guest, '/api/daily', { game: 'diamant' })
    guest.call('GET', '/api/daily/diamant')
    await guest.connect()
    await guest.say({ type: 'watch', table: table! })
    await act(guest, table!, guest.below(30))
    for (const path of ['/api/my/results', '/api/my/results/all?as=csv', '/api/my/companions']) guest.call('GET', path)
    if (guest.below(2) === 0) guest.call('DELETE', '/api/my/results')
  },

  async 'a silent table on a large screen: plans are held back, and none is told'(guest, town) {
    const settings = { talk: guest.oneOf(['silent', 'ownPlan']) }
    const table = town.add(await made(guest, '/api/play-now', { ...PLAY, settings }))
    await lookOnBeside(guest, table)
    await guest.connect()
    await guest.say({ type: 'watch', table })
    for (const plan of [{ type: 'goOn' }, { type: 'leave' }]) await guest.say({ type: 'intend', table, plan })
    await guest.say({ type: 'chat', table, text: 'psst' })
    await act(guest, table, guest.below(3))
  },

  async 'people blocked, asked to a table, and let go'(guest, town) {
    const other = { person: [...guest.id].reverse().join('') }
    guest.call('PUT', '/api/my/blocks', { ...other, blocked: true })
    guest.call('POST', `/api/tables/${guest.oneOf(town.tables)}/invite`, other)
    guest.call('DELETE', `/api/tables/${guest.oneOf(town.tables)}/invite`)
    guest.call('PUT', '/api/my/blocks', { ...other, blocked: false })
    await guest.moment(30)
  },
}

/** Everything a club shows, and nobody waits for it. */
function lookAround(guest: Guest, club: string): void {
  for (const rest of ['', '/statistics', '/ratings', '/calendar']) guest.call('GET', `/api/clubs/${club}${rest}`)
  guest.call('GET', '/api/my/clubs')
}

/** Another socket of hers that only looks on, as the page of a television does. */
async function lookOnBeside(guest: Guest, table: string): Promise<void> {
  const screen = new Client(guest.address)
  screen.cookie = guest.cookie
  screen.headers = guest.headers
  await screen.connect()
  guest.keepBeside(screen)
  await screen.say({ type: 'watch', table })
}
