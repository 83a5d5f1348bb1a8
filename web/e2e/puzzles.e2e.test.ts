import { expect, test } from 'vitest'
import { expectNoViolations } from './axe.ts'
import { openEvening } from './evening.ts'
import { PHONE } from './visitor.ts'

const evening = openEvening()

test('a puzzle is answered on the real board, explained, and counted where it was right at once', async () => {
  const mara = await evening.visitor({ size: PHONE })
  await mara.go('/puzzle/diamant/1')
  await mara.page.getByText('One action is clearly better').waitFor()
  await mara.looksRight()
  await mara.page.locator('.choices button[aria-disabled="false"]').first().click()
  await mara.page.locator('.puzzle-panel .right, .puzzle-panel .wrong').waitFor()
  const right = await mara.page.locator('.puzzle-panel .right').isVisible()
  await mara.page.getByText(right ? '1 of 60 solved' : '0 of 60 solved').waitFor()
  await mara.looksRight()
  await expectNoViolations(mara.page, 'an answered puzzle')
  await mara.link('Next puzzle').click()
  await mara.page.getByText('Puzzle 2 of 60').waitFor()
  await mara.go('/puzzle/diamant/9999')
  await expect.poll(() => mara.page.locator('.puzzle-panel').count()).toBe(0)
  await mara.leave()
}, 120_000)
