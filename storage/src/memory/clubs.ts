import { given, OWN_BOX } from '@grotto/kernel'
import { LATEST_TABLES } from '../club-columns.ts'
import type {
  Club,
  ClubCaps,
  ClubChanges,
  ClubMember,
  ClubOf,
  ClubPlace,
  ClubReached,
  ClubResult,
  Clubs,
  ClubTally,
} from '../clubs.ts'
import type { Result } from '../results.ts'
import type { TableRow } from '../store.ts'

interface Ports {
  nameOf(person: string): string | undefined
  tables(ids: readonly string[]): TableRow[]
  resultsOf(tables: ReadonlySet<string>): Result[]
  onLeft(club: string, person: string): void
  onDropped(club: string): void
}

type Member = Omit<ClubMember, 'name'> & { readonly club: string }

const order = (a: string | number, b: string | number): number => (a < b ? -1 : a > b ? 1 : 0)
const bySeniority = (a: Member, b: Member): number => a.since - b.since || order(a.person, b.person)

export class MemoryClubs implements Clubs {
  readonly #clubs = new Map<string, Club>()
  #members: Member[] = []
  readonly #tables = new Map<string, { readonly club: string; readonly at: number; readonly by: string | undefined }>()
  readonly #ports: Ports

  constructor(ports: Ports) {
    this.#ports = ports
  }

  async found(club: Club, most: number): Promise<boolean> {
    if (this.#ports.nameOf(club.founder) === undefined || this.#countOf(club.founder) >= most) return false
    this.#clubs.set(club.id, { ...club })
    this.#add(club.id, club.founder, club.created)
    return true
  }

  async of(person: string): Promise<ClubOf[]> {
    const mine = this.#members.filter(each => each.person === person)
    return mine
      .sort((a, b) => a.since - b.since || order(a.club, b.club))
      .map(({ club }) => this.#counted(given(this.#clubs.get(club), 'the club of a member')))
  }

  async club(id: string, member: string): Promise<Club | undefined> {
    const club = this.#clubs.get(id)
    return club && this.#in(id).some(({ person }) => person === member) ? { ...club } : undefined
  }

  async byCode(code: string): Promise<ClubOf | undefined> {
    const club = [...this.#clubs.values()].find(each => each.code === code)
    return club && this.#counted(club)
  }

  async members(club: string): Promise<ClubMember[]> {
    return this.#in(club).flatMap(({ club: _, ...each }) => {
      const name = this.#ports.nameOf(each.person)
      return name === undefined ? [] : [{ ...each, name }]
    })
  }

  async join(code: string, person: string, at: number, caps: ClubCaps): Promise<boolean> {
    const club = await this.byCode(code)
    if (!club) return false
    if (this.#in(club.id).some(each => each.person === person)) return true
    const full = club.members >= caps.members || this.#countOf(person) >= caps.clubs
    if (full || this.#ports.nameOf(person) === undefined) return false
    this.#add(club.id, person, at)
    return true
  }

  async leave(club: string, person: string): Promise<void> {
    this.#members = this.#members.filter(each => each.club !== club || each.person !== person)
    this.#ports.onLeft(club, person)
    for (const table of this.#openBy(club, person)) this.#tables.delete(table)
    for (const [table, each] of this.#tables)
      if (each.club === club && each.by === person) this.#tables.set(table, { ...each, by: undefined })
    const [heir] = this.#in(club)
    const known = this.#clubs.get(club)
    if (!heir) this.#drop(club)
    else if (known?.founder === person) this.#clubs.set(club, { ...known, founder: heir.person })
  }

  async remove(club: string, founder: string, person: string, code: string): Promise<boolean> {
    const known = this.#foundedBy(club, founder)
    if (!known || person === founder || !this.#in(club).some(each => each.person === person)) return false
    this.#clubs.set(club, { ...known, code })
    await this.leave(club, person)
    return true
  }

  async handOver(club: string, founder: string, to: string): Promise<boolean> {
    const known = this.#foundedBy(club, founder)
    if (!known || !this.#in(club).some(each => each.person === to)) return false
    this.#clubs.set(club, { ...known, founder: to })
    return true
  }

  async change(club: string, founder: string, changes: ClubChanges): Promise<boolean> {
    const known = this.#foundedBy(club, founder)
    if (known) this.#clubs.set(club, { ...known, ...changes })
    return known !== undefined
  }

  async dissolve(club: string, founder: string): Promise<boolean> {
    const known = this.#foundedBy(club, founder)
    if (known) this.#drop(club)
    return known !== undefined
  }

  async note(club: string, person: string, noted: { rated: boolean } | { seen: number }): Promise<void> {
    this.#members = this.#members.map(each =>
      each.club === club && each.person === person ? { ...each, ...noted } : each,
    )
  }

  async addTable(club: string, table: string, at: number, by?: string): Promise<void> {
    if (this.#clubs.has(club) && !this.#tables.has(table)) this.#tables.set(table, { club, at, by })
  }

  async openTables(club: string, by: string): Promise<number> {
    return this.#openBy(club, by).length
  }

  async removeTable(club: string, founder: string, table: string): Promise<boolean> {
    const isHers = this.#foundedBy(club, founder) && this.#open(this.#tablesOf(club)).includes(table)
    return isHers ? this.#tables.delete(table) : false
  }

  isMember(club: string, person: string): boolean {
    return this.#in(club).some(each => each.person === person)
  }

  /** Of one club, or of all. */
  resultsOf(club?: string): Result[] {
    return club === undefined ? this.#ports.resultsOf(new Set(this.#tables.keys())) : this.#played(club)
  }

  #open(tables: readonly string[]): string[] {
    const open = this.#ports.tables(tables).filter(({ status }) => status === 'lobby' || status === 'playing')
    return open.map(({ id }) => id)
  }

  #openBy(club: string, by: string): string[] {
    return this.#open(this.#tablesOf(club).filter(table => this.#tables.get(table)?.by === by))
  }

  async ofTable(table: string): Promise<string | undefined> {
    return this.#tables.get(table)?.club
  }

  async tables(club: string, statuses: readonly string[], limit: number): Promise<TableRow[]> {
    const latest = this.#tablesOf(club).slice(0, LATEST_TABLES)
    const rows = this.#ports.tables(latest).filter(({ status }) => statuses.includes(status))
    return rows.sort((a, b) => b.touched - a.touched || order(a.id, b.id)).slice(0, limit)
  }

  async tallies(club: string, seasonFrom: number): Promise<ClubTally[]> {
    return tallied(this.#compared(club), seasonFrom)
  }

  async talliesBetween(club: string, from: number, to: number): Promise<ClubTally[]> {
    const played = this.#compared(club).filter(({ at, people }) => at >= from && at < to && people > 1)
    return tallied(played, from)
  }

  async reached(club: string): Promise<ClubReached[]> {
    const games = [...Map.groupBy(this.#compared(club), ({ table }) => table).values()].map(rows => rows[0]!)
    const same = Map.groupBy(games, ({ game, result }) => JSON.stringify([game, result]))
    return [...same.values()]
      .map(rows => ({ game: rows[0]!.game, result: rows[0]!.result, count: rows.length }))
      .sort((a, b) => order(a.game, b.game) || order(a.result, b.result))
  }

  async games(club: string, rows: number): Promise<ClubResult[]> {
    const latest = this.#played(club).sort(
      (a, b) => b.at - a.at || order(b.table, a.table) || a.place - b.place || order(a.person, b.person),
    )
    return latest.slice(0, rows).map(({ table, at, game, result, person, place, seats, people, score }) => ({
      ...{ table, at, game, result, person, place, seats, people, score },
    }))
  }

  async placesCount(club: string): Promise<number> {
    return this.#ranked(club).length
  }

  async places(club: string, { from, count }: { from: number; count: number }): Promise<ClubPlace[]> {
    const rows = this.#ranked(club).sort(
      (a, b) => a.at - b.at || order(a.table, b.table) || a.place - b.place || order(a.person, b.person),
    )
    return rows
      .slice(from, from + count)
      .map(({ table, at, game, person, place, bots }) => ({ table, at, game, person, place, bots }))
  }

  #ranked(club: string): Result[] {
    return this.#compared(club).filter(({ score }) => score !== null)
  }

  forgetPerson(person: string): void {
    for (const { club } of this.#members.filter(each => each.person === person)) void this.leave(club, person)
  }

  forgetTable(table: string): void {
    this.#tables.delete(table)
  }

  #add(club: string, person: string, at: number): void {
    this.#members.push({ club, person, since: at, seen: at, rated: false })
  }

  #drop(club: string): void {
    this.#clubs.delete(club)
    this.#ports.onDropped(club)
    this.#members = this.#members.filter(each => each.club !== club)
    for (const table of this.#tablesOf(club)) this.#tables.delete(table)
  }

  #in(club: string): Member[] {
    return this.#members.filter(each => each.club === club).sort(bySeniority)
  }

  #countOf(person: string): number {
    return this.#members.filter(each => each.person === person).length
  }

  #counted(club: Club): ClubOf {
    return { ...club, members: this.#in(club.id).length }
  }

  #foundedBy(club: string, founder: string): Club | undefined {
    const known = this.#clubs.get(club)
    return known?.founder === founder ? known : undefined
  }

  #tablesOf(club: string): string[] {
    const mine = [...this.#tables].filter(([, each]) => each.club === club)
    return mine.sort(([, a], [, b]) => b.at - a.at).map(([table]) => table)
  }

  /** Games with a box of one's own are the club's too, and compared with nothing. */
  #compared(club: string): Result[] {
    return this.#played(club).filter(({ level }) => level !== OWN_BOX)
  }

  #played(club: string): Result[] {
    return this.#ports.resultsOf(new Set(this.#tablesOf(club)))
  }
}

function tallied(played: readonly Result[], seasonFrom: number): ClubTally[] {
  const key = ({ person, game, result, place, seats }: Result) => JSON.stringify([person, game, result, place, seats])
  const found = [...Map.groupBy(played, key).values()].map(same => tallyOf(same, seasonFrom))
  return found.sort(
    (a, b) =>
      order(a.person, b.person) ||
      order(a.game, b.game) ||
      order(a.result, b.result) ||
      a.place - b.place ||
      a.seats - b.seats,
  )
}

function tallyOf(rows: readonly Result[], seasonFrom: number): ClubTally {
  const { person, game, result, place, seats } = rows[0]!
  const scores = rows.flatMap(({ score }) => score ?? [])
  const scored = scores.length > 0
  return {
    ...{ person, game, result, place, seats, count: rows.length },
    season: rows.filter(({ at, people }) => at >= seasonFrom && people > 1).length,
    best: scored ? Math.max(...scores) : null,
    total: scored ? scores.reduce((sum, score) => sum + score, 0) : null,
  }
}
