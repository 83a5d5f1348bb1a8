import { test } from 'vitest'
import { openEvening } from './evening.ts'
import { keepGames, playedDiamant, playedSubTerra } from './kept-game.ts'
import { PHONE } from './visitor.ts'
const evening = openEvening()
test('shots', async () => {
  for (const [name, visit] of [['laptop', {drawn:true}], ['phone', { size: PHONE, drawn: true, language: 'fr' }]] as const)
    for (const [g, make] of [['d', playedDiamant], ['s', playedSubTerra]] as const) {
      const v = await evening.visitor(visit as never)
      await v.go('/')
      const address = await keepGames(v.page, make())
      await v.go(`${address.replace('/local/', '/replay/local/')}?analysis&move=20`)
      await v.page.locator('.analysis table').first().waitFor({ timeout: 200000 })
      await v.page.waitForTimeout(2500)
      await v.page.screenshot({ path: `/tmp/luck/${g}-${name}.png` })
      await v.page.locator('.analysis').evaluate((e: any) => e.scrollTo(0, 500))
      await v.page.waitForTimeout(300)
      await v.page.screenshot({ path: `/tmp/luck/${g}-${name}-2.png` })
      await v.leave()
    }
}, 900_000)
