import type { ClubInfo } from '@grotto/protocol'
import { clubInfo } from '../../net/clubs.ts'
import { type Refreshed, useRefreshed } from '../use-refreshed.ts'

/** Whoever looks at her club counts as on. */
const REFRESH_MS = 15_000

export interface ClubAtHand extends Omit<Refreshed<ClubInfo>, 'info'> {
  readonly club: ClubInfo
  readonly amFounder: boolean
}

/** A club of mine; `gone` where I am no member. */
export function useClub(id: string): ClubAtHand | 'gone' | 'away' | undefined {
  const found = useRefreshed(id, clubInfo, REFRESH_MS)
  if (found === undefined || typeof found === 'string') return found
  const { info: club, act, look } = found
  const amFounder = club.members.some(({ person, you }) => you && person === club.founder)
  return { club, amFounder, act, look }
}
