import { gameById } from '@grotto/catalog'
import type { Store } from '@grotto/storage'
import { botsToAct } from '../src/table/due.ts'
import { loadTable } from '../src/table/load.ts'
import type { Party } from './party.ts'
import { sameAs } from './verdict.ts'

/** Milliseconds that may take, on the busiest machine. */
const PATIENCE = 90_000

/**
 * Milliseconds until nothing can happen any more and everybody sees what the log says; nothing where that never comes,
 * and what is missing is said. A verdict before that would compare what was heard with a log that bots go on writing.
 */
export async function comeToRest(store: Store, parties: readonly Party[]): Promise<number | undefined> {
  const began = performance.now()
  for (;;) {
    const missing = (await Promise.all(parties.map(party => unrestIn(store, party)))).flat()
    if (missing.length === 0) return Math.round(performance.now() - began)
    if (performance.now() - began > PATIENCE) return void console.error('no rest:', ...missing)
    await new Promise(done => setTimeout(done, 100))
  }
}

/** People rest already; bots have moved wherever it is their turn, and everybody has heard of it. */
async function unrestIn(store: Store, { tables, members }: Party): Promise<string[]> {
  const id = tables.at(-1)
  if (id === undefined) return []
  const { table } = loadTable(id, gameById, await store.entries(id))
  const bots = botsToAct(table).map(seat => `bot ${seat} of ${id} owes a move since ${table.touched}`)
  const others = members.filter(member => !member.idle || !sameAs(table, member))
  const people = others.map(
    ({ id: person, idle, known }) =>
      `${person} at ${id}: ${idle ? 'idle' : 'not answered'}, sees ${known?.version} of ${known?.table}, the log has ${table.version}`,
  )
  return [...bots, ...people]
}
