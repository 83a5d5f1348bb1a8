import type { Person } from '@grotto/storage'
import { retryBriefly } from '../cluster/retry.ts'
import type { Clock } from '../process/clock.ts'
import { completeLog, isWhole } from '../table/full-log.ts'
import { mayLook } from '../table/may-look.ts'
import { type LoadedTable, noteCall, type Tables } from '../tables/tables.ts'
import { notFound, Problem } from './problem.ts'

/** Looks at a table this person may see, in a moment when everything that happened there is on disk. */
export type Visible = <T>(id: string, person: Person, look: (loaded: LoadedTable) => T) => Promise<T>

export function visibleIn(tables: Tables, { now }: Pick<Clock, 'now'>): Visible {
  return async (id, person, look) => {
    const allowed = (loaded: LoadedTable) => {
      if (!mayLook(loaded.table, person.id)) throw new Problem(403, 'notAllowed')
      noteCall(loaded, person.id, now())
      return { value: look(loaded) }
    }
    const seen = await retryBriefly(() => tables.readCommitted(id, allowed))
    if (!seen) throw notFound()
    return seen.value
  }
}

/** Looks at a table, whoever asks. */
export async function lookAt<T>(tables: Tables, id: string, look: (loaded: LoadedTable) => T): Promise<T> {
  const seen = await retryBriefly(() => tables.readCommitted(id, loaded => ({ value: look(loaded) })))
  if (!seen) throw notFound()
  return seen.value
}

/** What is seen of a table whose log is whole. To make it so takes a while, so it is looked at once more. */
export async function withWholeLog<T>(
  visible: Visible,
  id: string,
  person: Person,
  address: string,
  look: (loaded: LoadedTable) => T,
): Promise<T> {
  for (;;) {
    const seen = await visible(id, person, loaded => (isWhole(loaded.table) ? { value: look(loaded) } : loaded.table))
    if ('value' in seen) return seen.value
    await completeLog(seen, { person: person.id, address })
  }
}
