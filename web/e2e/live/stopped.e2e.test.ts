import { expect, test } from 'vitest'
import { SAMPLES } from '../../../tools/samples.ts'
import { openEvening } from '../evening.ts'
import type { Visitor } from '../visitor.ts'
import { friendsAtPlay, leaveAll } from './friends.ts'

const evening = openEvening()
const STOPPED = '.stopped'

test.each(SAMPLES.stoppedGames)('a stopped game of %s looks stopped, to everybody and after a reload', async game => {
  const friends = (await friendsAtPlay(evening, { game })) as [Visitor, Visitor, Visitor]
  const [mara, luca, zoe] = friends
  await luca.page.locator('.talk').click()
  await luca.page.locator('.people .steps button').nth(1).click()
  // Nothing has happened yet: it is asked first.
  await luca.page.locator('.confirm .plain').click()
  expect(await luca.page.locator('.vote').count()).toBe(0)
  await luca.page.locator('.people .steps button').nth(1).click()
  await luca.page.locator('.confirm .dark').click()
  // His panel makes way for the board; opened again, it does so once more when the game stops.
  await luca.page.locator('.table-panel').waitFor({ state: 'hidden' })
  await luca.page.locator('.talk').click()
  for (const { page } of [mara, zoe]) await page.locator('.vote .dark:not([disabled])').click()
  for (const { page } of friends) await page.locator(STOPPED).waitFor()
  await luca.page.locator('.table-panel').waitFor({ state: 'hidden' })
  expect(await mara.page.locator(STOPPED).textContent()).toContain('The game was stopped')
  expect(await luca.page.locator(STOPPED).textContent()).toContain('interrotta tu')
  expect(await zoe.page.locator(`${STOPPED} .standing div`).count()).toBeGreaterThan(2)
  for (const friend of friends) await friend.looksRight()

  await zoe.page.reload()
  await zoe.page.locator(STOPPED).waitFor()
  await zoe.page.locator(`${STOPPED} > .plain`).click()
  // Who looks at the board still sees that nobody plays on.
  expect(await zoe.page.locator('.stopped-bar').textContent()).toContain('La partie a été arrêtée')
  await zoe.page.locator('.stopped-bar button').click()
  await zoe.page.locator(`${STOPPED} a[href^="/replay/"]`).click()
  await zoe.page.locator('.scrubber').waitFor()
  await mara.page.locator(`${STOPPED} .primary`).click()
  await mara.page.locator('.seats').waitFor()
  await leaveAll(friends)
})
