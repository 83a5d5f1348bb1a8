import { OWN_BOX } from '@grotto/kernel'
import type { AgainstPar, Measured, Par, Pars } from '../pars.ts'
import type { Result } from '../results.ts'

interface Ports {
  /** Results of all tables of a club, or of all clubs. */
  resultsOf(club?: string): Result[]
}

const order = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

const isComparable = ({ game, level }: Pick<Result, 'game' | 'level'>, by: Measured): boolean =>
  game === by.game && level !== OWN_BOX

export class MemoryPars implements Pars {
  readonly #pars = new Map<string, Par>()
  readonly #ports: Ports

  constructor(ports: Ports) {
    this.#ports = ports
  }

  async missing(by: Measured, since: number, limit: number): Promise<string[]> {
    const open = this.#ports
      .resultsOf()
      .filter(
        ({ at, table, local, ...rest }) => !local && isComparable(rest, by) && at >= since && !this.#of(table, by),
      )
    const latest = open.toSorted((a, b) => b.at - a.at || order(a.table, b.table))
    return [...new Set(latest.map(({ table }) => table))].slice(0, limit)
  }

  async keep(par: Par): Promise<void> {
    this.#pars.set(par.table, { ...par })
  }

  async against(club: string, by: Measured): Promise<AgainstPar[]> {
    const played = this.#ports.resultsOf(club).filter(each => isComparable(each, by))
    const tables = [...Map.groupBy(played, ({ table }) => table).values()].map(rows => rows[0]!)
    return [
      ...this.#counted(
        tables.map(row => ({ ...row, person: null })),
        by,
      ),
      ...this.#counted(played, by),
    ]
  }

  #of(table: string, { bot, version }: Measured): Par | undefined {
    const known = this.#pars.get(table)
    return known?.bot === bot && known.version === version ? known : undefined
  }

  #counted(rows: readonly (Omit<Result, 'person'> & { person: string | null })[], by: Measured): AgainstPar[] {
    const found = rows.flatMap(({ person, result, table }) => {
      const par = this.#of(table, by)?.result
      return par ? [JSON.stringify([person, result, par])] : []
    })
    return [...Map.groupBy(found, key => key)]
      .map(([key, all]) => {
        const [person, result, par] = JSON.parse(key) as [string | null, string, string]
        return { person, result, par, count: all.length }
      })
      .sort((a, b) => order(a.person ?? '', b.person ?? '') || order(a.result, b.result) || order(a.par, b.par))
  }

  forgetTable(table: string): void {
    this.#pars.delete(table)
  }
}
