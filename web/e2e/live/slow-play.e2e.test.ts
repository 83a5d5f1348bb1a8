import { expect, test } from 'vitest'
import { openEvening } from '../evening.ts'
import { playDiamant } from '../players.ts'
import type { Visitor } from '../visitor.ts'
import { friendsAtPlay, leaveAll } from './friends.ts'

const evening = openEvening()

test('days read as days; a phone begins with what waits for its owner; what is over says how it went, when and with whom', async () => {
  // The sixth of the offered times is a day.
  const [mara, luca] = (await friendsAtPlay(evening, { people: 2, clock: 5 })) as [Visitor, Visitor]
  await mara.page.locator('.clock').getByText('1 day').or(mara.page.locator('.clock').getByText('23 h')).waitFor()
  expect(await mara.page.locator('.clock').textContent()).not.toMatch(/\d+:\d\d:\d\d/)
  // On his phone it lies on nothing that is to be read.
  await luca.page.locator('.clock').waitFor()
  const [clock, deck] = await Promise.all(['.clock', '.deck'].map(each => luca.page.locator(each).boundingBox()))
  expect(clock!.x + clock!.width).toBeLessThan(deck!.x)
  await luca.go('/')
  const first = luca.page.locator('main > *').first()
  await first.locator('.turn').waitFor()
  expect(await first.textContent()).toContain('Tocca a te')
  await luca.looksRight()
  await first.locator('a').first().click()
  await Promise.all([mara, luca].map(({ page }) => playDiamant(page, { idle: true })))
  await mara.go('/')
  const line = mara.page.locator('.mine li').first()
  const name = await line.locator('small').textContent()
  expect(await line.locator('b').textContent()).toBe('Diamant')
  expect(name).toMatch(/You won|Place \d of 3/)
  expect(name).toMatch(/with /)
  expect(await mara.page.locator('.play-on').isVisible()).toBe(false)
  await leaveAll([mara, luca])
})

test('a server that was never configured for it offers push messages', async () => {
  const mara = await evening.visitor()
  await mara.go('/')
  const key = await mara.page.evaluate(
    `fetch('/api/me/reminders').then(answer => answer.json()).then(known => known.pushKey)`,
  )
  expect(key).toMatch(/^[\w-]{87}$/)
  await evening.server.killAndRestart()
  expect(
    await mara.page.evaluate(`fetch('/api/me/reminders').then(answer => answer.json()).then(known => known.pushKey)`),
  ).toBe(key)
  await mara.leave()
})
