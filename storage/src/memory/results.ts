import { given } from '@grotto/kernel'
import type { Companion, DailyBest, DailyList, DailyReached, Result, Results, Streak, Tally } from '../results.ts'

interface People {
  nameOf(person: string): string | undefined
}

const order = (a: string | number, b: string | number): number => (a < b ? -1 : a > b ? 1 : 0)
const latestFirst = (a: Result, b: Result): number => b.at - a.at || order(a.source, b.source)
const copy = <T>(value: T): T => structuredClone(value)

export class MemoryResults implements Results {
  #rows: Result[] = []
  readonly #cleared = new Map<string, number>()
  readonly #people: People

  constructor(people: People) {
    this.#people = people
  }

  add(results: readonly Result[]): void {
    for (const result of results) {
      const known = this.#people.nameOf(result.person) !== undefined
      const there = this.#rows.some(({ person, source }) => person === result.person && source === result.source)
      const cleared = (this.#cleared.get(result.person) ?? Number.NEGATIVE_INFINITY) >= result.at
      if (known && !there && !cleared) this.#rows.push(copy(result))
    }
  }

  async of(person: string, limit: number): Promise<Result[]> {
    return copy(this.#of(person).sort(latestFirst).slice(0, limit))
  }

  #of(person: string): Result[] {
    return this.#rows.filter(row => row.person === person)
  }

  async tallies(person: string): Promise<Tally[]> {
    const groups = Map.groupBy(this.#of(person), ({ game, local, level, seats, party, result, place }) =>
      JSON.stringify([game, local ? 1 : 0, level ?? '', seats, party.length, place, result]),
    )
    return [...groups.values()].map(tallyOf).sort(inOrder)
  }

  async streaks(person: string): Promise<Streak[]> {
    const dealt = this.#of(person).filter(({ local }) => !local)
    const games = Map.groupBy(dealt.sort(latestFirst).reverse(), ({ game }) => game)
    return [...games].sort(([a], [b]) => order(a, b)).map(([game, rows]) => ({ game, ...streakOf(rows) }))
  }

  async companions(person: string, limit: number): Promise<Companion[]> {
    const mine = new Set(this.#of(person).flatMap(({ table, local }) => (local ? [] : [table])))
    const others = this.#rows.filter(row => mine.has(row.table) && row.person !== person)
    const found = [...Map.groupBy(others, row => row.person)].flatMap(([id, rows]) => {
      const name = this.#people.nameOf(id)
      const last = Math.max(...rows.map(({ at }) => at))
      return name === undefined ? [] : [{ person: id, name, games: rows.length, last }]
    })
    return found.sort((a, b) => b.last - a.last || order(a.person, b.person)).slice(0, limit)
  }

  async dailyOf(person: string, day: string, game: string, list: DailyList = 'daily'): Promise<Result | undefined> {
    return copy(this.#of(person).find(row => row[list] === day && row.game === game))
  }

  async dailyTally(
    day: string,
    game: string,
    list: DailyList = 'daily',
  ): Promise<(DailyReached & { count: number })[]> {
    const groups = Map.groupBy(this.#daily(day, game, list), row => JSON.stringify(reachedIn(row)))
    return [...groups]
      .map(([key, rows]) => ({ ...(JSON.parse(key) as DailyReached), count: rows.length }))
      .sort(byMerit)
  }

  async dailyBest(day: string, game: string, limit: number, list: DailyList = 'daily'): Promise<DailyBest[]> {
    const rows = this.#daily(day, game, list).sort(
      (a, b) => byMerit(reachedIn(a), reachedIn(b)) || a.at - b.at || order(a.person, b.person),
    )
    const best = rows.map(row => ({
      person: row.person,
      name: given(this.#people.nameOf(row.person), 'the name of who played'),
      table: row.table,
      ...reachedIn(row),
    }))
    return best.slice(0, limit)
  }

  #daily(day: string, game: string, list: DailyList): Result[] {
    return this.#rows.filter(row => row[list] === day && row.game === game)
  }

  at(tables: ReadonlySet<string>): Result[] {
    return this.#rows.filter(({ table }) => tables.has(table))
  }

  haveMet(person: string, other: string): boolean {
    const tables = new Set(this.#of(other).map(({ table }) => table))
    return this.#of(person).some(({ table, local }) => !local && tables.has(table))
  }

  async replace(table: string, results: readonly Result[]): Promise<void> {
    this.forgetTable(table)
    this.add(results)
  }

  async clear(person: string, until: number): Promise<void> {
    if (this.#people.nameOf(person) !== undefined)
      this.#cleared.set(person, Math.max(until, this.#cleared.get(person) ?? 0))
    this.#rows = this.#rows.filter(row => row.person !== person || row.at > until)
  }

  forgetTable(table: string): void {
    this.#rows = this.#rows.filter(row => row.table !== table)
  }

  forgetPerson(person: string): void {
    this.#rows = this.#rows.filter(row => row.person !== person)
    this.#cleared.delete(person)
  }
}

const reachedIn = ({ result, place, score, cameOut }: Result): DailyReached => ({
  result,
  place,
  score,
  cameOut: cameOut.length,
})

const byMerit = (a: DailyReached, b: DailyReached): number =>
  a.place - b.place || (b.score ?? 0) - (a.score ?? 0) || b.cameOut - a.cameOut

function tallyOf(rows: readonly Result[]): Tally {
  const { game, local, level, seats, party, result, place } = rows[0]!
  const scores = rows.flatMap(({ score }) => score ?? [])
  const scored = scores.length > 0
  const best = scored ? Math.max(...scores) : null
  const total = scored ? scores.reduce((sum, score) => sum + score, 0) : null
  return { game, local, level, seats, party: party.length, result, place, count: rows.length, best, total }
}

function inOrder(a: Tally, b: Tally): number {
  const key = ({ game, local, level, seats, party, place, result }: Tally) => [
    game,
    local ? 1 : 0,
    level ?? '',
    seats,
    party,
    place,
    result,
  ]
  const [one, other] = [key(a), key(b)]
  return one.reduce<number>((so, part, index) => so || order(part, other[index]!), 0)
}

function streakOf(rows: readonly Result[]): { longest: number; current: number } {
  let [longest, current] = [0, 0]
  for (const { place } of rows) {
    current = place === 1 ? current + 1 : 0
    longest = Math.max(longest, current)
  }
  return { longest, current }
}
