import type { ClubTournaments, SetUpTournament, TournamentInfo, TournamentMade, TournamentNext } from '@grotto/protocol'
import { ask } from './api.ts'

/** Small tournaments of a club. */
export const clubTournaments = (club: string): Promise<ClubTournaments> => ask('GET', `/clubs/${club}/tournaments`)
export const setUpTournament = (club: string, wanted: SetUpTournament): Promise<TournamentMade> =>
  ask('POST', `/clubs/${club}/tournaments`, wanted)
export const tournamentInfo = (id: string): Promise<TournamentInfo> => ask('GET', `/tournaments/${id}`)
export const enterTournament = (id: string): Promise<TournamentInfo> => ask('POST', `/tournaments/${id}/entry`)
export const leaveTournament = (id: string): Promise<TournamentInfo> => ask('DELETE', `/tournaments/${id}/entry`)
/** Only by whoever set it up, or the founder. */
export const beginTournament = (id: string): Promise<TournamentInfo> => ask('POST', `/tournaments/${id}/begin`)
export const callTournamentOff = (id: string): Promise<unknown> => ask('DELETE', `/tournaments/${id}`)
/** My table, or for whom it waits. */
export const nextTable = (id: string): Promise<TournamentNext> => ask('POST', `/tournaments/${id}/play`)
