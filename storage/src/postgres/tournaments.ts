import {
  BEGIN,
  CALL_OFF,
  COME,
  ENTRANTS,
  type EntrantColumns,
  entrantOf,
  GO,
  IS_IN,
  LEAVE_SLOT,
  OF_CLUB,
  RESULTS,
  SETTLE,
  TOURNAMENT,
  tournamentValues,
} from '../tournament-columns.ts'
import type { Entrant, Tournament, TournamentCaps, TournamentResult, Tournaments } from '../tournaments.ts'
import { numbered, type Query } from './query.ts'

const ASKED = {
  tournament: numbered(TOURNAMENT),
  ofClub: numbered(OF_CLUB),
  entrants: numbered(ENTRANTS),
  isIn: numbered(IS_IN),
  leaveSlot: numbered(LEAVE_SLOT),
  go: numbered(GO),
  callOff: numbered(`${CALL_OFF} RETURNING id`),
  begin: numbered(`${BEGIN} RETURNING id`),
  come: numbered(COME),
  results: numbered(RESULTS),
  settle: numbered(SETTLE),
}
const OPEN = 'SELECT count(*) FROM tournaments WHERE closes > $6 AND settled IS NULL AND club = $2'
/** Its club is held meanwhile: neither is it dissolved, nor does another pass the same cap. */
const CREATE = `INSERT INTO tournaments SELECT $1, clubs.id, $3, $4, $5, $6::bigint, $7::bigint, $8::bigint, $9::bigint, $10, $11
  FROM (SELECT id FROM clubs WHERE id = $2 FOR UPDATE) AS clubs
  WHERE EXISTS (SELECT FROM club_members WHERE club = $2 AND person = $3)
    AND (${OPEN}) < $12 AND (${OPEN} AND organiser = $3) < $13 RETURNING id`
const PRUNE = `DELETE FROM tournaments WHERE club = $1 AND (closes <= $2 OR settled IS NOT NULL)
  AND id NOT IN (SELECT id FROM tournaments WHERE club = $1 ORDER BY created DESC, id LIMIT $3)`
const ENTER = `INSERT INTO tournament_entrants
  SELECT open.id, (SELECT coalesce(max(slot), -1) + 1 FROM tournament_entrants WHERE tournament = open.id), $2, 0, 0
  FROM (SELECT id, club FROM tournaments WHERE id = $1 AND begun IS NULL AND closes > $3 FOR UPDATE) AS open
  WHERE EXISTS (SELECT FROM club_members WHERE club = open.club AND person = $2)
    AND (SELECT count(*) FROM tournament_entrants WHERE tournament = open.id) < $4
  ON CONFLICT DO NOTHING`
const KEEP_RESULTS = `INSERT INTO tournament_results SELECT id, deal, slot, reached
  FROM tournaments, unnest($2::int[], $3::int[], $4::text[]) AS fresh (deal, slot, reached) WHERE id = $1
  ON CONFLICT (tournament, deal, slot) DO UPDATE SET reached = excluded.reached`
/** Who enters in the same moment may have taken the slot: the next one is free. */
const TRIES = 8

export class PostgresTournaments implements Tournaments {
  readonly #query: Query

  constructor(query: Query) {
    this.#query = query
  }

  async create(tournament: Tournament, { ofClub, ofMember, kept }: TournamentCaps): Promise<boolean> {
    await this.#query(PRUNE, tournament.club, Math.round(tournament.created), kept)
    return (await this.#query(CREATE, ...tournamentValues(tournament), ofClub, ofMember)).length > 0
  }

  async tournament(id: string): Promise<Tournament | undefined> {
    return (await this.#query<Tournament>(ASKED.tournament, id))[0]
  }

  ofClub(club: string): Promise<Tournament[]> {
    return this.#query(ASKED.ofClub, club)
  }

  async entrants(id: string): Promise<Entrant[]> {
    return (await this.#query<EntrantColumns>(ASKED.entrants, id)).map(entrantOf)
  }

  async enter(id: string, person: string, at: number, most: number): Promise<boolean> {
    for (let tries = 0; tries < TRIES; tries++) {
      await this.#query(ENTER, id, person, Math.round(at), most)
      if ((await this.#query(ASKED.isIn, id, person)).length > 0) return true
      const { begun, closes } = (await this.tournament(id)) ?? { begun: at, closes: at }
      if (begun !== null || closes <= at || (await this.entrants(id)).length >= most) return false
    }
    return false
  }

  async withdraw(id: string, person: string): Promise<void> {
    await this.#query(ASKED.leaveSlot, id, person)
    await this.#query(ASKED.go, id, person)
  }

  async callOff(id: string): Promise<boolean> {
    return (await this.#query(ASKED.callOff, id)).length > 0
  }

  async begin(id: string, at: number, entered: number, seating: string): Promise<boolean> {
    return (await this.#query(ASKED.begin, Math.round(at), seating, id, entered)).length > 0
  }

  async come(id: string, person: string, at: number): Promise<void> {
    await this.#query(ASKED.come, Math.round(at), id, person)
  }

  results(id: string): Promise<TournamentResult[]> {
    return this.#query(ASKED.results, id)
  }

  async keepResults(id: string, results: readonly TournamentResult[]): Promise<void> {
    const columns = (['deal', 'slot', 'reached'] as const).map(name => results.map(each => each[name]))
    if (results.length > 0) await this.#query(KEEP_RESULTS, id, ...columns)
  }

  async settle(id: string, at: number): Promise<void> {
    await this.#query(ASKED.settle, Math.round(at), id)
  }
}
