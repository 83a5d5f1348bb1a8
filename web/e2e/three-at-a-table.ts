import type { GameName } from '../src/games.ts'
import { type Evening, openEvening } from './evening.ts'
import { PHONE, type Visitor } from './visitor.ts'

/** For a test file: what it gives seats Mara (laptop, English), Luca (phone, Italian) and a bot at a table. */
export function tablesForThree(
  evening: Evening = openEvening(),
): (game: GameName, ready: string) => Promise<[mara: Visitor, luca: Visitor]> {
  return async (game, ready) => {
    const mara = await evening.visitor()
    await mara.go(`/new/${game}`)
    await mara.page.locator('label:has(input[name="players"])', { hasText: '3' }).click()
    await mara.button('Create the table').click()
    const code = await mara.page.locator('.code').textContent()
    const luca = await evening.visitor({ size: PHONE, language: 'it' })
    await luca.go(`/join/${code}`)
    await luca.button('Siediti qui').first().click()
    await luca.button('Ci sono').click()
    await mara.button('Add a bot').first().click()
    await mara.button(/^Start with/).click()
    await Promise.all([mara, luca].map(({ page }) => page.locator(ready).first().waitFor()))
    return [mara, luca]
  }
}
