import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { House } from '../../e2e/house.ts'
import { openBrowser, PHONE, Visitor } from '../../e2e/visitor.ts'

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

/** The rule the address names is marked and on the screen. */
async function reads(page: Page, rule: string): Promise<void> {
  await page.waitForURL(url => url.hash === `#${rule}`)
  await page.locator(`li.target#${rule}`).waitFor()
  await expect.poll(() => isOnScreen(page, rule), { timeout: 15_000 }).toBe(true)
}

const isOnScreen = (page: Page, rule: string) =>
  page.locator(`#${rule}`).evaluate(item => {
    const { top } = item.getBoundingClientRect()
    return top >= 0 && top < innerHeight
  })

test('an address leads to its rule in the reader’s language, and so do references, the back button and another language', async () => {
  const luca = await Visitor.arrive(browser, house.address, { size: PHONE, language: 'it' })
  await luca.go('/rules/sub-terra#A-10')
  await reads(luca.page, 'A-10')
  await luca.page.locator('#A-10').getByText('Nascondersi').waitFor()
  await luca.page.locator('#A-10').getByRole('link', { name: 'A-9' }).click()
  await reads(luca.page, 'A-9')
  await luca.page.goBack()
  await reads(luca.page, 'A-10')
  await luca.page.getByText('ES', { exact: true }).click()
  await luca.page.locator('#A-10').getByText('Esconderse').waitFor()
  await reads(luca.page, 'A-10')
  await luca.looksRight()
  await luca.leave()
})

test('rules are found by number and by word, and the contents open on a phone', async () => {
  const luca = await Visitor.arrive(browser, house.address, { size: PHONE, language: 'fr' })
  await luca.go('/rules/sub-terra')
  const box = luca.page.getByRole('searchbox')
  await box.fill('a6')
  expect(await luca.page.locator('.rule').count()).toBe(1)
  await luca.page.locator('#A-6').getByText('Nager').waitFor()
  await box.fill('eboulis')
  await luca.page.locator('mark', { hasText: 'éboulis' }).first().waitFor()
  expect(await luca.page.locator('#A-8').isVisible()).toBe(true)
  expect(await luca.page.locator('#A-6').count()).toBe(0)
  await luca.button('Chapitres').click()
  await luca.link(/Horreurs \(H\)/).click()
  await luca.page.locator('#H-2').waitFor()
  expect(await box.inputValue()).toBe('')
  await luca.looksRight()
  await luca.leave()
})

test('a refusal on the board leads to its rule, and back to the game', async () => {
  const ana = await Visitor.arrive(browser, house.address, { language: 'es' })
  await ana.go('/play/sub-terra')
  await ana.page.locator('.st-acts [aria-disabled="true"]').first().press('Enter', { timeout: 60_000 })
  const link = ana.page.locator('.st-why .rule-link')
  const rule = (await link.textContent())!
  const board = ana.page.url()
  await link.click()
  await reads(ana.page, rule)
  await ana.page.goBack()
  await ana.page.waitForURL(board)
  await ana.page.locator('.st-acts').waitFor()
  await ana.leave()
})

test('from the front page through the lesson and the glossary to the rules', async () => {
  const ana = await Visitor.arrive(browser, house.address, { language: 'es' })
  await ana.go('/')
  await ana.page.getByRole('article', { name: 'Diamant' }).getByRole('link', { name: 'Aprender' }).click()
  await ana.page.locator('.steps .card').first().waitFor()
  await ana.page.getByRole('link', { name: 'Regla D-50' }).click()
  await reads(ana.page, 'D-50')
  await ana.page.goBack()
  await ana.page.getByRole('link', { name: 'Regla D-50' }).waitFor()
  await expect.poll(() => ana.page.evaluate('scrollY'), { timeout: 15_000 }).toBeGreaterThan(100)
  await ana.link('Todas las reglas').click()
  await ana.page.locator('.rulebook h1').waitFor()
  await expect.poll(() => ana.page.evaluate('scrollY'), { timeout: 15_000 }).toBe(0)
  await ana.link('Glosario').click()
  await ana.page.getByRole('searchbox').fill('piege')
  await ana.page.getByRole('cell', { name: 'trampa' }).waitFor()
  expect(await ana.page.locator('.terms tbody tr').count()).toBe(1)
  await ana.link('D-22').click()
  await reads(ana.page, 'D-22')
  await ana.leave()
})
