import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectNoViolations } from './axe.ts'
import { openEvening } from './evening.ts'

const evening = openEvening()

/** How light the ground of the page is, from 0 to 255. */
const groundOf = async (page: Page): Promise<number> => {
  const colour = (await page.evaluate('getComputedStyle(document.documentElement).backgroundColor')) as string
  return Math.max(...colour.match(/\d+/g)!.slice(0, 3).map(Number))
}

const styles = (page: Page, selector: string, property: string): Promise<readonly string[]> =>
  page.evaluate(
    `[...document.querySelectorAll(${JSON.stringify(selector)})].map(each => getComputedStyle(each).${property})`,
  )

test('day and night follow the system until somebody chooses, and the choice lasts', async () => {
  const mara = await evening.visitor()
  await mara.go('/')
  await mara.page.locator('.shelves').waitFor()
  expect(await groundOf(mara.page)).toBeLessThan(60)
  await mara.page.emulateMedia({ colorScheme: 'light' })
  expect(await groundOf(mara.page)).toBeGreaterThan(200)
  await mara.page.locator('.header .theme').click()
  expect(await groundOf(mara.page)).toBeLessThan(60)
  await mara.page.reload()
  await mara.page.locator('.shelves').waitFor()
  expect(await groundOf(mara.page)).toBeLessThan(60)
  await mara.leave()
})

test('with colours of the system every control keeps an edge, and what is chosen is told apart', async () => {
  const mara = await evening.visitor()
  await mara.page.emulateMedia({ forcedColors: 'active' })
  await mara.go('/new/diamant')
  await mara.page.locator('.start .primary').waitFor()
  const edges = await styles(mara.page, '.primary, .small, .icon', 'borderTopWidth')
  expect(Math.min(...edges.map(Number.parseFloat))).toBeGreaterThan(0)
  expect((await styles(mara.page, '.choice input:checked + span', 'outlineStyle'))[0]).toBe('solid')
  expect((await styles(mara.page, '.choice input:not(:checked) + span', 'outlineStyle'))[0]).toBe('none')
  const [on] = await styles(mara.page, '.switch[aria-checked="true"] i', 'backgroundColor')
  const [off] = await styles(mara.page, '.switch[aria-checked="false"] i', 'backgroundColor')
  expect(on).not.toBe(off)
  await mara.leave()
})

test('what differs in an edition can be read by day and by night', async () => {
  const pilar = await evening.visitor({ language: 'es' })
  await pilar.go('/play/sub-terra')
  await pilar.page.locator('.st-edition-chip').click()
  await pilar.page.getByText('La salida está entre las últimas 7 losetas.').waitFor()
  for (const colorScheme of ['light', 'dark'] as const) {
    await pilar.page.emulateMedia({ colorScheme })
    await expectNoViolations(pilar.page, `the lines of an edition, ${colorScheme}`)
    // Over a box that covers others axe is not sure of the title.
    const [[title], [lines]] = [
      await styles(pilar.page, '.st-edition-lines h2', 'color'),
      await styles(pilar.page, '.st-edition-lines', 'color'),
    ]
    expect([colorScheme, title]).toEqual([colorScheme, lines])
  }
  await pilar.leave()
})
