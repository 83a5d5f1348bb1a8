import { expect, test } from 'vitest'
import { openEvening } from './evening.ts'
import { playDiamant } from './players.ts'
import { PHONE, type Visitor } from './visitor.ts'

const evening = openEvening()

const daily = (who: Visitor) => who.page.locator('.daily-shelf li').filter({ hasText: /expedition|spedizione/ })
const tableOf = (who: Visitor) => new URL(who.page.url()).pathname

const mayRead = async (who: Visitor, table: string): Promise<boolean> =>
  (await who.page.request.get(`${table.replace('/t/', '/api/tables/')}/record`)).ok()

/** Mara (laptop, English) and Luca (phone, Italian) play the expedition of the day, one after the other. */
test('the expedition of the day: once each, the ranking and others’ games after one’s own, a picture to share', async () => {
  const mara = await evening.visitor()
  await mara.go('/')
  await daily(mara).getByRole('button').click()
  await mara.page.waitForURL(/\/t\//)
  const hers = tableOf(mara)
  await playDiamant(mara.page, { moves: 1 })
  // Once each: whoever comes back finds the same game.
  await mara.go('/')
  await daily(mara).getByRole('link', { name: /Go on/ }).click()
  await mara.page.waitForURL(/\/t\//)
  expect(tableOf(mara)).toBe(hers)
  await playDiamant(mara.page, { idle: true })

  const luca = await evening.visitor({ size: PHONE, language: 'it' })
  await luca.go('/daily/diamant')
  await luca.page.getByText('Finisci prima la partita di oggi').waitFor()
  expect(await mayRead(luca, hers)).toBe(false)
  await luca.go('/')
  await daily(luca).getByRole('button').click()
  await luca.page.waitForURL(/\/t\//)
  await playDiamant(luca.page, { idle: true })
  // The end leads to the ranking, as the front page does.
  await luca.link('Alla classifica del giorno').click()
  await luca.page.locator('.day-own .reached').waitFor()
  await luca.go('/')
  await daily(luca).getByRole('link').click()
  const best = luca.page.locator('.my-games li')
  await expect.poll(() => best.count()).toBeGreaterThanOrEqual(2)
  expect(await luca.page.locator('.day-own .reached').innerText()).not.toBe('')
  await luca.looksRight()
  await luca.page.evaluate('navigator.canShare = undefined')
  const [picture] = await Promise.all([
    luca.page.waitForEvent('download'),
    luca.page.locator('.day-own button').click(),
  ])
  expect(picture.suggestedFilename()).toBe('grotto-diamant-day.png')
  await luca.page.locator(`.my-games a[href="${hers.replace('/t/', '/replay/table/')}"]`).click()
  await luca.page.locator('.scrubber').waitFor()
  expect(await mayRead(luca, hers)).toBe(true)
  await luca.looksRight()
  expect([mara.problems, luca.problems]).toEqual([[], []])
  await mara.leave()
  await luca.leave()
}, 300_000)
