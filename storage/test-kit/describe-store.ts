import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Store } from '../src/store.ts'
import { describeChannels } from './describe-channels.ts'
import { describeClubs } from './describe-clubs.ts'
import { describeCompanions } from './describe-companions.ts'
import { describeDevices } from './describe-devices.ts'
import { describeEntries } from './describe-entries.ts'
import { describeModeration } from './describe-moderation.ts'
import { describePars } from './describe-pars.ts'
import { describePasskeys } from './describe-passkeys.ts'
import { describePeople } from './describe-people.ts'
import { describePuzzleTries } from './describe-puzzle-tries.ts'
import { describeRecoveries } from './describe-recoveries.ts'
import { describeResults } from './describe-results.ts'
import { describeTables } from './describe-tables.ts'
import { describeTokens } from './describe-tokens.ts'
import { describeTournaments } from './describe-tournaments.ts'

/** What every store must do. `open` gives an empty one. */
export function describeStore(name: string, open: () => Promise<Store>): void {
  describe(`${name} store`, () => {
    let store: Store
    beforeEach(async () => {
      store = await open()
    })
    afterEach(() => store.close())

    describeEntries(() => store)
    describeTables(() => store)
    describePeople(() => store)
    describeChannels(() => store)
    describeTokens(() => store)
    describeRecoveries(() => store)
    describePasskeys(() => store)
    describeDevices(() => store)
    describeModeration(() => store)
    describeResults(() => store)
    describeCompanions(() => store)
    describeClubs(() => store)
    describeTournaments(() => store)
    describePars(() => store)
    describePuzzleTries(() => store)

    test('a key is what the first one offered', async () => {
      expect(await store.sharedKey('cookies', 'first')).toBe('first')
      expect(await store.sharedKey('cookies', 'second')).toBe('first')
    })
  })
}
