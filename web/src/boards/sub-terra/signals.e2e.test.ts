import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectNoViolations } from '../../../e2e/axe.ts'
import { tablesForThree } from '../../../e2e/three-at-a-table.ts'

const tableForThree = tablesForThree()
const CELL = '.st-cells button'
const START = '[data-cell="0,0"]'
const GAP = '.st-cells button[aria-label^="Unexplored"]'

/** What comes earlier in a drawing is painted below the rest. */
const RINGS_BELOW = `document.querySelector('.st-ripples')
  .compareDocumentPosition(document.querySelector('.st-figure')) === Node.DOCUMENT_POSITION_FOLLOWING`

/** A finger that stays where it is, until the board asks what is planned there. */
async function hold(page: Page, selector: string): Promise<void> {
  const box = (await page.locator(selector).boundingBox())!
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  await page.locator('.st-pop').waitFor()
  await page.mouse.up()
}

test('who points and plans is seen by everybody at the table, each in the own language', async () => {
  const [mara, luca] = await tableForThree('sub-terra', CELL)

  await mara.page.locator(START).click({ button: 'right' })
  await luca.page.locator('.st-ping').waitFor({ state: 'attached' })
  await luca.page.locator('.spoken', { hasText: 'indica' }).waitFor({ state: 'attached' })
  // Rings lie on the ground, and so below whoever stands there.
  expect(await luca.page.evaluate(RINGS_BELOW)).toBe(true)
  await mara.page.locator('.st-choice[data-plan="meet"]').click()
  await luca.page.locator('.st-plan', { hasText: 'troviamoci qui' }).waitFor()
  await luca.page.locator('.st-plan-way').waitFor({ state: 'attached' })

  await hold(luca.page, START)
  await mara.page.locator('.st-ping b').last().waitFor()
  await luca.page.locator('.st-choice[data-plan="hide"]').tap()
  await mara.page.locator('.st-plan', { hasText: 'hides' }).waitFor()
  await expectNoViolations(mara.page, 'plans of two')

  // Nobody's popover closes because somebody else speaks.
  await mara.page.locator(START).click()
  await mara.page.locator('.st-pop').waitFor()
  await hold(luca.page, START)
  await luca.page.locator('.st-plain', { hasText: 'Ritira' }).tap()
  await mara.page.locator('.st-plan', { hasText: 'hides' }).waitFor({ state: 'detached' })
  expect(await mara.page.locator('.st-pop').isVisible()).toBe(true)
  await mara.looksRight()
  await luca.looksRight()
  await Promise.all([mara.leave(), luca.leave()])
})

test('by keys alone: P at the cell in focus, a digit for the plan', async () => {
  const [mara, luca] = await tableForThree('sub-terra', CELL)
  await mara.page.locator(GAP).first().focus()
  await mara.page.keyboard.press('p')
  await mara.page.locator('.st-choice[data-plan="explore"]:focus').waitFor()
  await mara.page.keyboard.press('1')
  await luca.page.locator('.st-plan[data-plan="explore"]').waitFor({ state: 'attached' })
  await luca.page.locator('.spoken', { hasText: 'esplora' }).waitFor({ state: 'attached' })
  await Promise.all([mara.leave(), luca.leave()])
})
