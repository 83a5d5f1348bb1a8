import type { Entry, Store } from '@grotto/storage'
import { NewerRules } from '../cluster/log-follower.ts'
import { type LoadResult, loadTable } from '../table/load.ts'
import type { FindGame } from '../table/table.ts'
import { readSnapshot } from './snapshots.ts'

/** A table and the log it comes from. */
interface TableAndLog extends LoadResult {
  readonly entries: readonly Entry[]
}

/** A table out of the store; nothing where there is none; why not where nothing can be made of it. */
export async function readTable(
  store: Store,
  findGame: FindGame,
  id: string,
): Promise<TableAndLog | Error | undefined> {
  const [entries, { snapshot, discarded }] = await Promise.all([wholeLog(store, findGame, id), readSnapshot(store, id)])
  if (entries.length === 0) return undefined
  try {
    return { ...(discarded ? { discarded } : {}), ...loadTable(id, findGame, entries, snapshot), entries }
  } catch (error) {
    return error as Error
  }
}

/** The whole log, if this node has the rules for it. */
async function wholeLog(store: Store, findGame: FindGame, id: string): Promise<Entry[]> {
  if (!store.cluster) return store.entries(id)
  const { entries, rulesVersion } = await store.cluster.since(id, 0)
  const created = entries[0]?.body as { game?: string; record?: { game: string } } | undefined
  const game = created && findGame(created.game ?? created.record?.game ?? '')
  if (created && (rulesVersion ?? 0) > (game?.rulesVersion ?? 0)) throw new NewerRules(id)
  return entries
}
