import { expect, test } from 'vitest'
import { openEvening } from '../evening.ts'
import type { Visitor } from '../visitor.ts'
import { friendsAtPlay, leaveAll } from './friends.ts'

const evening = openEvening()

/** Everybody agrees that the game ends here. */
async function stop(friends: readonly Visitor[]): Promise<void> {
  const [first, ...others] = friends as [Visitor, ...Visitor[]]
  await first.page.locator('.talk').click()
  await first.page.locator('.people .steps button').nth(1).click()
  await first.page.locator('.confirm .dark').click()
  for (const { page } of others) await page.locator('.vote .dark:not([disabled])').click()
  await Promise.all(friends.map(({ page }) => page.locator('.stopped').waitFor()))
}

test('a rematch seats everybody who is there, and bots only where nobody comes and the host says so', async () => {
  const friends = (await friendsAtPlay(evening)) as [Visitor, Visitor, Visitor]
  const [mara, luca, zoe] = friends
  // A bot plays for Luca at the end of the first game; he is there all the same.
  await luca.page.locator('.talk').click()
  await luca.page.locator('.people .steps button').first().click()
  await luca.page.locator('.stand-in').waitFor()
  await stop([mara, zoe])
  await luca.page.locator('.stopped').waitFor()
  await mara.page.locator('.stopped .primary').click()
  await mara.page.locator('.seats .taken').nth(2).waitFor()
  expect(await mara.page.locator('.seats select').count()).toBe(0)
  await luca.page.locator('.stopped .primary').click()
  await luca.page.locator('.start .primary').click()
  await luca.page.locator('.seats .ready').first().waitFor()

  // Zoé has not come: the page says so before anything is pressed, and Start waits for her.
  await mara.page.locator('.start p').getByText('(away)').waitFor()
  expect(await mara.page.locator('.start .primary').isDisabled()).toBe(true)
  await mara.button('Start anyway').click()
  await mara.page.locator('.confirm').getByText('until they come').waitFor()
  await mara.looksRight()
  await mara.page.locator('.confirm .dark').click()
  await Promise.all([mara, luca].map(({ page }) => page.locator('.choices').first().waitFor()))
  await luca.page.locator('.explorers .seat-sign').waitFor()
  await zoe.page.locator('.stopped .primary').click()
  await zoe.page.locator('.stand-in button').click()
  await luca.page.locator('.explorers .seat-sign').waitFor({ state: 'hidden' })
  await leaveAll(friends)
})
