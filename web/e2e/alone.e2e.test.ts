import { expect, test } from 'vitest'
import { openEvening } from './evening.ts'
import { ENDED, playDiamant, playSubTerra } from './players.ts'
import { PHONE } from './visitor.ts'

const evening = openEvening()

test('one click from the front page to a whole game of Diamant with bots, and another one after it', async () => {
  const mara = await evening.visitor()
  await mara.go('/')
  await mara.page
    .getByRole('article', { name: 'Diamant' })
    .getByRole('link', { name: /Play now/ })
    .click()
  expect(await playDiamant(mara.page)).toBeGreaterThanOrEqual(5)
  await mara.looksRight()
  const first = mara.page.url()
  await mara.button('Play again').click()
  await mara.page.waitForURL(url => url.href !== first)
  await mara.page.locator(ENDED).waitFor({ state: 'hidden' })
  expect(await playDiamant(mara.page, { moves: 1 })).toBe(1)
  await mara.leave()
})

test('on a phone too a bot at the table has a face, and a tap tells its motto', async () => {
  const luca = await evening.visitor({ size: PHONE, language: 'it' })
  await luca.go('/play/diamant')
  await luca.page.locator('.choices button').first().waitFor()
  const bot = luca.page.locator('.explorers li:has(.face)').first()
  expect((await bot.locator('.portrait').boundingBox())!.width).toBeGreaterThan(24)
  await bot.tap()
  await luca.page.locator('.toasts', { hasText: (await bot.getAttribute('title'))! }).waitFor()
  await luca.leave()
})

test('a whole game of Sub Terra with bots on a phone, by pointing', async () => {
  const luca = await evening.visitor({ size: PHONE })
  await luca.go('/')
  await luca.page
    .getByRole('article', { name: 'Sub Terra' })
    .getByRole('link', { name: /Play now/ })
    .click()
  expect(await playSubTerra(luca.page)).toBeGreaterThanOrEqual(5)
  await luca.looksRight()
  await luca.leave()
}, 300_000)
