import { describe, test } from 'vitest'
import { openEvening } from './evening.ts'
import { inspect } from './sight.ts'
import { WALKS } from './tour/tour.ts'

/** A walk is many screens; on a busy machine each of them takes its time. */
const PATIENCE_MS = 900_000

const evening = openEvening()

describe('every screen in every state fits on phone and laptop, in every language, for everybody', () => {
  for (const [name, walk] of Object.entries(WALKS))
    test(
      name,
      async () => {
        const { visitor, house } = evening
        await walk({ address: house.address, visitor, language: 'en', look: inspect })
      },
      PATIENCE_MS,
    )
})
