import type { Person } from '@grotto/storage'
import { mayLook } from '../connection.ts'
import type { Live, Tables } from '../tables.ts'
import { notFound, Problem } from './problem.ts'

/** A table this person may look at, with everything that happened there on disk. */
export type Visible = (id: string, person: Person) => Promise<Live>

export function visibleIn(tables: Tables): Visible {
  return async (id, person) => {
    const live = await tables.settled(id)
    if (!live) throw notFound()
    if (!mayLook(live.table, person.id)) throw new Problem(403, 'notAllowed')
    return live
  }
}
