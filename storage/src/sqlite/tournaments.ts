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
import type { Reader } from './reader.ts'
import type { Statement, Value, Work } from './statements.ts'

const OPEN = 'SELECT count(*) FROM tournaments WHERE closes > ? AND settled IS NULL AND club = ?'
const CREATE = `INSERT INTO tournaments SELECT ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?
  WHERE EXISTS (SELECT 1 FROM club_members WHERE club = ? AND person = ?) AND (${OPEN}) < ? AND (${OPEN} AND organiser = ?) < ?`
const PRUNE = `DELETE FROM tournaments WHERE club = ? AND (closes <= ? OR settled IS NOT NULL)
  AND id NOT IN (SELECT id FROM tournaments WHERE club = ? ORDER BY created DESC, id LIMIT ?)`
const ENTER = `INSERT OR IGNORE INTO tournament_entrants
  SELECT id, (SELECT coalesce(max(slot), -1) + 1 FROM tournament_entrants WHERE tournament = tournaments.id), ?, 0, 0
  FROM tournaments WHERE id = ? AND begun IS NULL AND closes > ?
    AND EXISTS (SELECT 1 FROM club_members WHERE club = tournaments.club AND person = ?)
    AND (SELECT count(*) FROM tournament_entrants WHERE tournament = tournaments.id) < ?`
const KEEP_RESULT = `INSERT INTO tournament_results SELECT id, ?, ?, ? FROM tournaments WHERE id = ?
  ON CONFLICT (tournament, deal, slot) DO UPDATE SET reached = excluded.reached`

/** Slots of tournaments stay, without a name; those of people as the condition has them. */
export const nameless = (whose: string, ...values: Value[]): Statement[] => [
  [
    `DELETE FROM tournament_entrants WHERE person ${whose}
      AND tournament IN (SELECT id FROM tournaments WHERE begun IS NULL)`,
    ...values,
  ],
  [`UPDATE tournament_entrants SET person = NULL, gone = 1 WHERE person ${whose}`, ...values],
  [`UPDATE tournaments SET organiser = NULL WHERE organiser ${whose}`, ...values],
]

export class SqliteTournaments implements Tournaments {
  readonly #reader: Reader
  readonly #soon: (work: Work) => Promise<number>

  constructor(reader: Reader, soon: (work: Work) => Promise<number>) {
    this.#reader = reader
    this.#soon = soon
  }

  async create(tournament: Tournament, { ofClub, ofMember, kept }: TournamentCaps): Promise<boolean> {
    const { club, organiser, created } = tournament
    const [at, by] = [Math.round(created), organiser]
    const made = await this.#soon([
      [PRUNE, club, at, club, kept],
      [CREATE, ...tournamentValues(tournament), club, by, at, club, ofClub, at, club, by, ofMember],
    ])
    return made > 0
  }

  async tournament(id: string): Promise<Tournament | undefined> {
    return this.#all<Tournament>(TOURNAMENT, id)[0]
  }

  async ofClub(club: string): Promise<Tournament[]> {
    return this.#all(OF_CLUB, club)
  }

  async entrants(id: string): Promise<Entrant[]> {
    return this.#all<EntrantColumns>(ENTRANTS, id).map(entrantOf)
  }

  async enter(id: string, person: string, at: number, most: number): Promise<boolean> {
    await this.#soon([[ENTER, person, id, Math.round(at), person, most]])
    return this.#all(IS_IN, id, person).length > 0
  }

  async withdraw(id: string, person: string): Promise<void> {
    await this.#soon([
      [LEAVE_SLOT, id, person],
      [GO, id, person],
    ])
  }

  async callOff(id: string): Promise<boolean> {
    return (await this.#soon([[CALL_OFF, id]])) > 0
  }

  async begin(id: string, at: number, entered: number, seating: string): Promise<boolean> {
    return (await this.#soon([[BEGIN, Math.round(at), seating, id, entered]])) > 0
  }

  async come(id: string, person: string, at: number): Promise<void> {
    await this.#soon([[COME, Math.round(at), id, person]])
  }

  async results(id: string): Promise<TournamentResult[]> {
    return this.#all(RESULTS, id)
  }

  async keepResults(id: string, results: readonly TournamentResult[]): Promise<void> {
    if (results.length === 0) return
    await this.#soon(results.map(({ deal, slot, reached }): Statement => [KEEP_RESULT, deal, slot, reached, id]))
  }

  async settle(id: string, at: number): Promise<void> {
    await this.#soon([[SETTLE, Math.round(at), id]])
  }

  #all<Row>(sql: string, ...values: unknown[]): Row[] {
    return this.#reader.prepare(sql).all(...values) as Row[]
  }
}
