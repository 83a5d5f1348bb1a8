import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectNoViolations } from './axe.ts'
import { House } from './house.ts'
import { Line } from './line.ts'
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

/** Mara creates a table, Luca joins by its code and sits down; bots take the other two seats. */
async function tableForTwo(lucasLine = house.address): Promise<[Visitor, Visitor]> {
  const mara = await Visitor.arrive(browser, house.address)
  await mara.go('/new/diamant')
  await mara.button('Create the table').click()
  const code = await mara.page.locator('.code').textContent()
  const luca = await Visitor.arrive(browser, lucasLine, { size: PHONE, language: 'it' })
  await luca.go('/')
  await luca.page.getByRole('textbox').fill(code!.toLowerCase())
  await luca.button('Entra').click()
  await luca.button('Siediti qui').first().click()
  await luca.button('Sono pronto').click()
  for (let bots = 1; bots <= 2; bots++) {
    await mara.button('Add a bot').first().click()
    await mara.page
      .locator('.seats select')
      .nth(bots - 1)
      .waitFor()
  }
  await mara.page.getByText('Everybody is ready.').waitFor()
  await expectNoViolations(mara.page, 'room')
  await mara.button(/^Start with/).click()
  return [mara, luca]
}

/** Does something once, after so many moves. */
const once = (moves: number, deed: () => Promise<void>) => (made: number) =>
  made === moves ? deed() : Promise.resolve()

/** What a device says whose own dice were not used: never, at an honest table. */
const DICE_LEFT_OUT = /your device’s dice|dados de tu dispositivo|dés de votre appareil|dadi del tuo dispositivo/

test('two browsers at one table: one loses its connection midway and catches up, the other never notices', async () => {
  const line = await Line.to(house.address)
  const [mara, luca] = await tableForTwo(line.address)
  const breakDown = async () => {
    line.cut()
    await luca.page.getByText('Connessione persa').waitFor()
    line.mend()
    await luca.page.getByText('Connessione persa').waitFor({ state: 'hidden' })
  }
  await Promise.all([mara, luca].map(({ page }) => page.locator('.choices button').first().waitFor()))
  for (const { page } of [mara, luca]) expect(await page.getByText(DICE_LEFT_OUT).count()).toBe(0)
  await Promise.all([playDiamant(mara.page), playDiamant(luca.page, { afterMove: once(2, breakDown) })])
  await mara.looksRight()
  await luca.looksRight()
  expect(await scores(mara)).toEqual(await scores(luca))
  await Promise.all([mara.leave(), luca.leave(), line.close()])
})

test('the server is killed midway and comes back: the game goes on, and both see the end', async () => {
  const [mara, luca] = await tableForTwo()
  const kill = once(2, () => house.killAndRestart())
  await Promise.all([playDiamant(mara.page, { afterMove: kill }), playDiamant(luca.page)])
  await mara.looksRight()
  expect(await scores(mara)).toEqual(await scores(luca))
  await Promise.all([mara.leave(), luca.leave()])
})

/** The numbers of the final ranking, whatever the language around them. */
async function scores(visitor: Visitor): Promise<readonly string[]> {
  const text = await visitor.page.locator('main').innerText()
  return [...new Set(text.match(/\d+/g))].sort()
}
