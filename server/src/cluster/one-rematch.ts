import type { Store } from '@grotto/storage'

/** The id of the table that follows this one: nodes that are asked in the same moment must mean the same. */
export async function agreedRematch(store: Store, table: string, offered: string): Promise<string> {
  return store.cluster ? store.sharedKey(`rematch ${table}`, offered) : offered
}
