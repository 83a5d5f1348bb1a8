import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openEvening } from '../../e2e/evening.ts'
import { PHONE } from '../../e2e/visitor.ts'

const evening = openEvening()

/** The rule the address names is marked and on the screen. */
async function reads(page: Page, rule: string): Promise<void> {
  await page.waitForURL(url => url.hash === `#${rule}`)
  await page.locator(`li.target#${rule}`).waitFor()
  await expect.poll(() => isOnScreen(page, rule)).toBe(true)
}

const isOnScreen = (page: Page, rule: string) =>
  page.locator(`#${rule}`).evaluate(item => {
    const { top } = item.getBoundingClientRect()
    return top >= 0 && top < innerHeight
  })

test('an address leads to its rule in the reader’s language, and so do references, the back button and another language', async () => {
  const luca = await evening.visitor({ size: PHONE, language: 'it' })
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

test.each([
  ['sub-terra', 'es', 'Nombres en otros idiomas'],
  ['sub-terra', 'fr', 'Noms dans les autres langues'],
  ['diamant', 'it', 'Nomi nelle altre lingue'],
])(
  'on a phone no table of %s is cut in %s, and the switch for other languages is seen',
  async (game, language, name) => {
    const luca = await evening.visitor({ size: PHONE, language })
    await luca.go(`/rules/${game}`)
    const other = luca.page.getByRole('switch', { name })
    expect((await other.locator('i').boundingBox())?.width).toBeGreaterThan(40)
    const cut = luca.page
      .locator('.rulebook .scroll')
      .evaluateAll(all =>
        all.flatMap(({ scrollWidth, clientWidth, textContent }) => (scrollWidth > clientWidth ? [textContent] : [])),
      )
    expect(await cut).toEqual([])
    await other.tap()
    await luca.page.locator('.rulebook .names').first().waitFor()
    await luca.looksRight()
    await luca.leave()
  },
)

test('rules are found by number and by word, and the contents open on a phone', async () => {
  const luca = await evening.visitor({ size: PHONE, language: 'fr' })
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

test('a refusal on the board opens its rule over it, and leads back to where the focus was', async () => {
  const ana = await evening.visitor({ language: 'es' })
  await ana.go('/play/sub-terra')
  await ana.page.locator('.st-acts [aria-disabled="true"]').first().press('Enter', { timeout: 60_000 })
  const link = ana.page.locator('.st-why .rule-link')
  const rule = (await link.textContent())!
  const board = ana.page.url()
  await link.press('Enter')
  const sheet = ana.page.getByRole('dialog', { name: `Regla ${rule}` })
  await sheet.locator(`#${rule}`).waitFor()
  await ana.looksRight()
  await ana.page.evaluate("addEventListener('keydown', ({ key }) => (window.heard = key))")
  await ana.page.keyboard.press('e')
  expect(await ana.page.evaluate('window.heard')).toBeUndefined()
  await ana.page.keyboard.press('Escape')
  await sheet.waitFor({ state: 'detached' })
  await expect.poll(() => ana.page.evaluate('document.activeElement.textContent')).toBe(rule)
  expect(ana.page.url()).toBe(board)
  await link.click()
  await sheet.getByRole('link', { name: 'Abrir el reglamento completo' }).click()
  await reads(ana.page, rule)
  await ana.page.goBack()
  await ana.page.waitForURL(board)
  await ana.page.locator('.st-acts').waitFor()
  await ana.leave()
})

test('from the front page through the lesson and the glossary to the rules', async () => {
  const ana = await evening.visitor({ language: 'es' })
  await ana.go('/')
  await ana.page.getByRole('article', { name: 'Diamant' }).getByRole('link', { name: 'Aprender jugando' }).click()
  await ana.page.waitForURL(/learn\/diamant\/play/)
  await ana.go('/learn/diamant')
  await ana.page.locator('.steps .card').first().waitFor()
  await ana.page.getByRole('link', { name: 'Regla D-50' }).click()
  await ana.page.getByRole('dialog').getByRole('link', { name: 'Abrir el reglamento completo' }).click()
  await reads(ana.page, 'D-50')
  await ana.page.goBack()
  await ana.page.getByRole('link', { name: 'Regla D-50' }).waitFor()
  await expect.poll(() => ana.page.evaluate('scrollY')).toBeGreaterThan(100)
  await ana.link('Todas las reglas').click()
  await ana.page.locator('.rulebook h1').waitFor()
  await expect.poll(() => ana.page.evaluate('scrollY')).toBe(0)
  await ana.link('Glosario').click()
  await ana.page.getByRole('searchbox').fill('piege')
  await ana.page.getByRole('cell', { name: 'trampa' }).waitFor()
  expect(await ana.page.locator('.terms tbody tr').count()).toBe(1)
  await ana.link('D-22').click()
  await reads(ana.page, 'D-22')
  await ana.leave()
})
