import type { Person } from '@grotto/storage'
import { persistBriefly } from '../cluster/trying.ts'
import { mayLook } from '../connection.ts'
import { completeLog, isWhole } from '../table/full-log.ts'
import type { Live, Tables } from '../tables.ts'
import { notFound, Problem } from './problem.ts'

/** Looks at a table this person may see, in a moment when everything that happened there is on disk. */
export type Visible = <T>(id: string, person: Person, look: (live: Live) => T) => Promise<T>

export function visibleIn(tables: Tables): Visible {
  return async (id, person, look) => {
    const allowed = (live: Live) => {
      if (!mayLook(live.table, person.id)) throw new Problem(403, 'notAllowed')
      return { value: look(live) }
    }
    const seen = await persistBriefly(() => tables.look(id, allowed))
    if (!seen) throw notFound()
    return seen.value
  }
}

/** What is seen of a table whose log is whole. To make it so takes a while, so it is looked at once more. */
export async function withWholeLog<T>(
  visible: Visible,
  id: string,
  person: Person,
  address: string,
  look: (live: Live) => T,
): Promise<T> {
  for (;;) {
    const seen = await visible(id, person, live => (isWhole(live.table) ? { value: look(live) } : live.table))
    if ('value' in seen) return seen.value
    await completeLog(seen, { person: person.id, address })
  }
}
