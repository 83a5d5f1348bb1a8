import { describe, test } from 'vitest'
import { openEvening } from '../evening.ts'
import { inspect } from '../sight.ts'
import { WALKS } from '../tour/tour.ts'

/** A walk is many screens; on a busy machine each of them takes its time. */
const PATIENCE_MS = 900_000

/** One of the walks as a test. Each has a file of its own, so that several browsers can go at once. */
export function walked(name: keyof typeof WALKS): void {
  const evening = openEvening()
  describe('every screen in every state fits on phone and laptop, in every language, for everybody', () => {
    test(
      name,
      async () => {
        const { visitor, house } = evening
        await WALKS[name]({ address: house.address, visitor, language: 'en', look: inspect })
      },
      PATIENCE_MS,
    )
  })
}
