import { gameById } from '@grotto/catalog'
import type { Store } from '@grotto/storage'
import { botsToAct } from '../src/table/due.ts'
import { loadTable } from '../src/table/load.ts'
import type { Party } from './party.ts'
import { sameAs } from './verdict.ts'

/** Milliseconds that may take, on the busiest machine. */
const PATIENCE = 90_000

/**
 * Milliseconds until nothing can happen any more and everybody sees what the log says; nothing where that never comes. A
 * verdict before that would compare what was heard with a log that bots go on writing.
 */
export async function comeToRest(store: Store, parties: readonly Party[]): Promise<number | undefined> {
  const began = performance.now()
  while (performance.now() - began < PATIENCE) {
    const resting = await Promise.all(parties.map(party => isAtRest(store, party)))
    if (resting.every(Boolean)) return Math.round(performance.now() - began)
    await new Promise(done => setTimeout(done, 100))
  }
  return undefined
}

/** People rest already; bots have moved wherever it is their turn. */
async function isAtRest(store: Store, { tables, members }: Party): Promise<boolean> {
  const id = tables.at(-1)
  if (id === undefined) return true
  const { table } = loadTable(id, gameById, await store.entries(id))
  return botsToAct(table).length === 0 && members.every(member => member.idle && sameAs(table, member))
}
