import type { Entrant, Tournament } from './tournaments.ts'

/** Questions about tournaments that both databases understand. */
const OWN = 'id, club, organiser, game, set_up AS "setUp", created, closes, begun, settled, secrets, seating'
export const TOURNAMENT = `SELECT ${OWN} FROM tournaments WHERE id = ?`
export const OF_CLUB = `SELECT ${OWN} FROM tournaments WHERE club = ? ORDER BY created DESC, id`
export const ENTRANTS = 'SELECT slot, person, gone, came FROM tournament_entrants WHERE tournament = ? ORDER BY slot'
export const IS_IN = 'SELECT 1 AS found FROM tournament_entrants WHERE tournament = ? AND person = ?'
export const LEAVE_SLOT = `DELETE FROM tournament_entrants WHERE tournament = ? AND person = ?
  AND tournament IN (SELECT id FROM tournaments WHERE begun IS NULL)`
export const GO = 'UPDATE tournament_entrants SET gone = 1 WHERE tournament = ? AND person = ?'
export const CALL_OFF = 'DELETE FROM tournaments WHERE id = ? AND begun IS NULL'
export const BEGIN = `UPDATE tournaments SET begun = ?, seating = ? WHERE id = ? AND begun IS NULL
  AND (SELECT count(*) FROM tournament_entrants WHERE tournament = tournaments.id) = ?`
export const COME = 'UPDATE tournament_entrants SET came = ? WHERE tournament = ? AND person = ?'
export const RESULTS = 'SELECT deal, slot, reached FROM tournament_results WHERE tournament = ? ORDER BY deal, slot'
export const SETTLE = 'UPDATE tournaments SET settled = ? WHERE id = ? AND settled IS NULL'

export interface EntrantColumns extends Omit<Entrant, 'gone'> {
  readonly gone: number
}
export const entrantOf = ({ gone, ...same }: EntrantColumns): Entrant => ({ ...same, gone: gone === 1 })

/** In the order of the columns. */
export const tournamentValues = ({ created, closes, ...each }: Tournament) => {
  const times = [Math.round(created), Math.round(closes), each.begun, each.settled] as const
  return [each.id, each.club, each.organiser, each.game, each.setUp, ...times, each.secrets, each.seating] as const
}
