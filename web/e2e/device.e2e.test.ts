import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { House } from './house.ts'
import { playDiamant } from './players.ts'
import { openBrowser, PHONE, Visitor } from './visitor.ts'

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

test('one device goes round: a curtain hides each choice, and a reload brings the game back', async () => {
  const anna = await Visitor.arrive(browser, house.address, { size: PHONE })
  await anna.go('/new/diamant?on=device')
  const names = anna.page.getByRole('textbox')
  await names.nth(0).fill('Anna')
  await names.nth(1).fill('Ben')
  await anna.page.locator('.seats select').nth(1).waitFor()
  await anna.button(/^Start with 4/).click()

  await anna.button('I am Anna').click()
  await anna.page.locator('.choices button.goOn').click()
  await anna.button('I am Ben').waitFor()
  expect(await anna.page.locator('.choices button').count()).toBe(0)
  expect(await anna.page.locator('main').getAttribute('inert')).not.toBeNull()

  await anna.page.reload()
  await anna.button('I am Ben').click()
  await anna.page.locator('.choices button.goOn').click()
  await anna.button('Pass the device to Anna').click()
  await anna.button('I am Anna').waitFor()
  await anna.looksRight()
  await anna.leave()
})

test('one tab owns a game; another one says so and can take it over', async () => {
  const mara = await Visitor.arrive(browser, house.address)
  await mara.go('/play/diamant')
  await playDiamant(mara.page, { moves: 1 })
  const second = await mara.context.newPage()
  await second.goto(mara.page.url())
  await second.getByRole('button', { name: 'Play here' }).click()
  await playDiamant(second, { moves: 1 })
  await mara.page.getByRole('heading', { name: 'Open in another tab' }).waitFor()
  await mara.leave()
})
