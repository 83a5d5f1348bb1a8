import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { violations } from './axe.ts'
import { complaints, type Eye } from './eyes.ts'
import type { Look } from './tour/tour.ts'
import { LAPTOP, PHONE, type Visitor } from './visitor.ts'

/** A board has a fixed room for its words; how it grows is tested beside it. */
const BOARD = '.diamant, .st-board'

/** Looks at a screen as a phone and a laptop show it, in the usual size of text and in twice that size. */
export function inspection(language: string): Look {
  return async (visitor, screen) => {
    const { page } = visitor
    const before = page.viewportSize()!
    for (const size of [PHONE, LAPTOP]) {
      await page.setViewportSize(size)
      const told = [...(await faults(visitor, language, size)), ...(await inLargeText(page))]
      expect.soft([`${screen} ${size.width}`, told]).toEqual([`${screen} ${size.width}`, []])
    }
    await page.setViewportSize(before)
  }
}

/** All that is wrong with the screen; axe speaks no language, so it looks at one only. */
async function faults(visitor: Visitor, language: string, size: typeof PHONE): Promise<readonly string[]> {
  const { page, problems } = visitor
  await settled(page)
  const lang = await page.locator('html').getAttribute('lang')
  return [
    ...problems,
    ...(lang === language ? [] : [`speaks ${lang}`]),
    ...(await unspoken(page)),
    ...(await overflow(page)),
    ...(await seen(page, 'cut-text')),
    ...(await seen(page, 'overlaps')),
    ...(size === PHONE ? await seen(page, 'small-targets') : []),
    ...(language === 'en' ? await violations(page) : []),
  ]
}

async function inLargeText(page: Page): Promise<readonly string[]> {
  await page.evaluate("document.documentElement.style.fontSize = '200%'")
  await settled(page)
  const told = [
    ...(await overflow(page)),
    ...(await seen(page, 'cut-text', BOARD)),
    ...(await seen(page, 'overlaps', BOARD)),
  ]
  await page.evaluate("document.documentElement.style.fontSize = ''")
  return told.map(each => `in large text: ${each}`)
}

const settled = (page: Page): Promise<void> =>
  page.evaluate(`document.fonts.ready.then(() => new Promise(drawn =>
    requestAnimationFrame(() => requestAnimationFrame(() => drawn()))))`)

const seen = async (page: Page, eye: Eye, besides?: string): Promise<readonly string[]> =>
  (await complaints(page, eye, besides)).map(each => `${eye}: ${each}`)

async function overflow(page: Page): Promise<readonly string[]> {
  const by = (await page.evaluate('document.documentElement.scrollWidth - innerWidth')) as number
  return by > 0 ? [`overflows by ${by}`] : []
}

/** Keys that stand on the screen where a sentence should be. */
async function unspoken(page: Page): Promise<readonly string[]> {
  const text = await page.locator('body').innerText()
  return text.match(/\b(common|lobby|table|diamant|subTerra)\.[a-zA-Z]+/g) ?? []
}
