import { expect, test } from 'vitest'
import { expectNoViolations } from '../../../e2e/axe.ts'
import { tablesForThree } from '../../../e2e/three-at-a-table.ts'

const tableForThree = tablesForThree()

test('a bluff, a phrase and a pointing finger reach the others in their language; the bluff ends with the reveal', async () => {
  const [mara, luca] = await tableForThree('diamant', '.choices button[aria-disabled="false"]')
  await mara.page.locator('.talk-button').click()
  await expectNoViolations(mara.page, 'what can be said')
  await mara.button('I’m heading home!').click()
  await luca.page.locator('.sayings-over .claim', { hasText: 'Io torno indietro!' }).waitFor()

  await luca.page.locator('.talk-button').tap()
  await luca.button('Attenzione!').tap()
  await mara.page.locator('.sayings-over li', { hasText: 'Careful!' }).waitFor()
  await luca.page.locator('[data-explorer="0"]').click({ button: 'right' })
  await mara.page.locator('[data-explorer="0"] .ring').waitFor()
  await mara.page.locator('.spoken', { hasText: 'points at' }).waitFor({ state: 'attached' })
  await mara.page.keyboard.press('p')
  await luca.page.locator('.place .ring').waitFor()

  for (const { page } of [mara, luca]) await page.locator('.choices button.goOn').click()
  await luca.page.locator('.sayings-over .claim').waitFor({ state: 'detached' })
  expect([...mara.problems, ...luca.problems]).toEqual([])
  await luca.looksRight()
  await Promise.all([mara.leave(), luca.leave()])
})
