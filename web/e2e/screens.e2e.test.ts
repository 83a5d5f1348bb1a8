import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectNoViolations } from './axe.ts'
import { House } from './house.ts'
import { LAPTOP, openBrowser, PHONE, Visitor } from './visitor.ts'

const LANGUAGES = ['en', 'es', 'fr', 'it']

/** Every screen, and what stands on it once it is there. */
const SCREENS: Record<string, string> = {
  '/': '.shelves',
  '/new/diamant': '.options',
  '/new/sub-terra': '.party',
  '/new/diamant?on=device': '.seats select',
  '/rules/diamant': '.rulebook h2',
  '/rules/sub-terra': '.rulebook h2',
  '/play/diamant': '.choices',
  '/play/sub-terra': '.st-cells button',
  '/nowhere': 'h1',
}

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

describe('every screen fits on phone and laptop, speaks the language, and axe finds nothing to complain about', () => {
  for (const language of LANGUAGES)
    test(language, async () => {
      const visitor = await Visitor.arrive(browser, house.address, { size: PHONE, language })
      for (const [path, sign] of Object.entries(SCREENS)) {
        await visitor.go(path)
        await visitor.page.locator(sign).first().waitFor()
        for (const size of [PHONE, LAPTOP]) {
          await visitor.page.setViewportSize(size)
          const screen = `${path} ${size.width}`
          expect([screen, await visitor.page.locator('html').getAttribute('lang')]).toEqual([screen, language])
          expect([screen, await unspoken(visitor.page)]).toEqual([screen, []])
          await visitor.looksRight(screen)
          if (language === 'en') await expectNoViolations(visitor.page, screen)
        }
      }
      await visitor.leave()
    })
})

/** Keys that stand on the screen where a sentence should be. */
async function unspoken(page: Page): Promise<readonly string[]> {
  const text = await page.locator('body').innerText()
  return text.match(/\b(common|lobby|table|diamant|subTerra)\.[a-zA-Z]+/g) ?? []
}
