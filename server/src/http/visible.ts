import type { Person } from '@grotto/storage'
import { mayLook } from '../connection.ts'
import type { Table } from '../table/table.ts'
import type { Tables } from '../tables.ts'
import { notFound, Problem } from './problem.ts'

/** A table this person may look at, with everything that happened there on disk. */
export type Visible = (id: string, person: Person) => Promise<Table>

export function visibleIn(tables: Tables): Visible {
  return async (id, person) => {
    const live = await tables.open(id)
    if (!live) throw notFound()
    if (!mayLook(live.table, person.id)) throw new Problem(403, 'notAllowed')
    await live.writing
    return live.table
  }
}
