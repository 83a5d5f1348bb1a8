import type { Store } from '@grotto/storage'

/** Whom somebody has blocked. */
export const blockedBy = async ({ companions }: Store, person: string): Promise<Set<string>> =>
  new Set((await companions.blockedBy(person)).map(blocked => blocked.person))
