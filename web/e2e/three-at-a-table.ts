import type { Browser } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import type { GameName } from '../src/games.ts'
import { House } from './house.ts'
import { openBrowser, PHONE, Visitor } from './visitor.ts'

/** A house for a test file; what it gives seats Mara (laptop, English), Luca (phone, Italian) and a bot at a table. */
export function tablesForThree(): (game: GameName, ready: string) => Promise<[mara: Visitor, luca: Visitor]> {
  let house: House
  let browser: Browser
  beforeAll(async () => {
    house = await House.open()
    browser = await openBrowser()
  })
  afterAll(async () => {
    await browser?.close()
    await house?.close()
  })
  return async (game, ready) => {
    const mara = await Visitor.arrive(browser, house.address)
    await mara.go(`/new/${game}`)
    await mara.page.locator('label:has(input[name="players"])', { hasText: '3' }).click()
    await mara.button('Create the table').click()
    const code = await mara.page.locator('.code').textContent()
    const luca = await Visitor.arrive(browser, house.address, { size: PHONE, language: 'it' })
    await luca.go(`/join/${code}`)
    await luca.button('Siediti qui').first().click()
    await luca.button('Ci sono').click()
    await mara.button('Add a bot').first().click()
    await mara.button(/^Start with/).click()
    await Promise.all([mara, luca].map(({ page }) => page.locator(ready).first().waitFor()))
    return [mara, luca]
  }
}
