import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { openEvening } from '../evening.ts'
import { inspect } from '../inspect-screen.ts'
import { STOPS, type Walk } from '../tour/stops.ts'
import { type Look, WALKS } from '../tour/tour.ts'

/** A walk is many screens; on a busy machine each of them takes its time. */
const PATIENCE_MS = 600_000
/** Built before the tests begin, by tools/setup/walked-page.mjs. */
const WALKED_PAGE = join(import.meta.dirname, '../../dist-walks')

/** One of the walks as a test. Each has a file of its own, so that several browsers can go at once. */
export function walked(name: Walk): void {
  const evening = openEvening({ page: WALKED_PAGE })
  describe('every screen in every state fits on phone and laptop, in the longest words of all languages, for everybody', () => {
    test(name, { timeout: PATIENCE_MS }, async () => {
      const { visitor, server } = evening
      const made: string[] = []
      const look: Look = async (who, screen) => {
        await inspect(who, screen)
        made.push(screen)
      }
      await WALKS[name]({ address: server.address, visitor, language: 'en', look })
      expect(made.sort()).toEqual([...STOPS[name]].sort())
    })
  })
}
