import type {
  ChangeClub,
  ClubFound,
  ClubInfo,
  ClubRatings,
  ClubSeason,
  ClubSeen,
  ClubStatistics,
  Evening,
  MyClubs,
} from '@grotto/protocol'
import { ask } from './api.ts'
import { randomWord } from './random-word.ts'

/** Private groups with tables of their own. */
export const myClubs = (): Promise<MyClubs> => ask('GET', '/my/clubs')
export const foundClub = (name: string): Promise<ClubFound> => ask('POST', '/clubs', { name })
/** What a link leads to, and in by it. The code goes in the body: an address would be written into logs. */
export const lookAtClub = (code: string): Promise<ClubSeen> => ask('POST', '/clubs/look', { code })
export const joinClub = (code: string): Promise<ClubFound> => ask('POST', '/clubs/join', { code })

/** Somebody I have played with is asked in; whoever is asked comes or does not. */
export const inviteToClub = (id: string, person: string): Promise<unknown> =>
  ask('POST', `/clubs/${id}/invite`, { person })
export const acceptClub = (id: string): Promise<ClubFound> => ask('POST', `/clubs/${id}/accept`)
export const declineClub = (id: string): Promise<unknown> => ask('DELETE', `/clubs/${id}/invite`)

export const clubInfo = (id: string): Promise<ClubInfo> => ask('GET', `/clubs/${id}`)
export const clubStatistics = (id: string): Promise<ClubStatistics> => ask('GET', `/clubs/${id}/statistics`)
/** A season that is over: 1 is the one before the season that runs. */
export const endedSeason = (id: string, ended: number): Promise<ClubSeason> =>
  ask('GET', `/clubs/${id}/seasons/${ended}`)
export const clubRatings = (id: string): Promise<ClubRatings> => ask('GET', `/clubs/${id}/ratings`)

export const changeClub = (id: string, change: ChangeClub): Promise<ClubInfo> => ask('PUT', `/clubs/${id}`, change)
export const setEvening = (id: string, evening: Evening | null) => changeClub(id, { evening })
export const changeLink = (id: string): Promise<ClubInfo> => ask('POST', `/clubs/${id}/link`)
export const handOver = (id: string, person: string): Promise<ClubInfo> =>
  ask('PUT', `/clubs/${id}/founder`, { person })
export const wantRating = (id: string, rated: boolean): Promise<ClubInfo> => ask('PUT', `/clubs/${id}/me`, { rated })
/** Others only by the founder. */
export const leaveClub = (id: string, person: string): Promise<unknown> =>
  ask('DELETE', `/clubs/${id}/members`, { person })
/** Only by the founder. */
export const takeTableOff = (id: string, table: string): Promise<ClubInfo> =>
  ask('DELETE', `/clubs/${id}/tables`, { table })
export const dissolveClub = (id: string): Promise<unknown> => ask('DELETE', `/clubs/${id}`)

/** Takes a free seat; whoever cannot sees at the table why. */
export const sitDown = (table: string): Promise<unknown> =>
  ask('POST', '/commands', { id: randomWord(), type: 'sit', table })
