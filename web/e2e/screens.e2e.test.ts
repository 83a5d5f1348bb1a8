import { LANGUAGES } from '@grotto/words'
import { describe, test } from 'vitest'
import { openEvening } from './evening.ts'
import { inspection } from './sight.ts'
import { WALKS } from './tour/tour.ts'

/** A walk is many screens; on a busy machine each of them takes its time. */
const PATIENCE_MS = 600_000

const evening = openEvening()

describe('every screen in every state fits on phone and laptop, in its language, for everybody', () => {
  for (const language of LANGUAGES)
    for (const [name, walk] of Object.entries(WALKS))
      test(
        `${language}: ${name}`,
        async () => {
          const { visitor, house } = evening
          await walk({ address: house.address, visitor, language, look: inspection(language) })
        },
        PATIENCE_MS,
      )
})
