import { LANGUAGES } from '@grotto/words'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { LONGEST } from '../build/longest-words.ts'
import { violations } from './axe.ts'
import { complaints, type Eye } from './eyes.ts'
import type { Look } from './tour/tour.ts'
import { LAPTOP, PHONE, type Visitor } from './visitor.ts'

/** Areas of words that one screen shares arrive one after the other. */
const WORDS_ARRIVE_MS = 150
/** Cards and figures take this long to their places. */
const IN_MOTION_MS = 1_000
/** Screens that are looked at in every language; the others in English and in the longest words of all languages. */
const SAMPLE: ReadonlySet<string> = new Set([
  'front',
  'new-sub-terra-online',
  'diamant-your-turn',
  'sub-terra-your-turn',
  'sub-terra-end',
])
/** The path of Diamant has a fixed room for its words; large text within it is not looked at here. */
const FIXED_ROOM = '.diamant'

/**
 * Looks at a screen as a phone and a laptop show it: in English and in the longest words, there also with text of
 * twice the size. The walk goes on in the last language.
 */
export const inspect: Look = async (visitor, screen) => {
  const { page } = visitor
  const before = page.viewportSize()!
  for (const language of languagesFor(screen)) {
    await speak(page, language)
    for (const size of [PHONE, LAPTOP]) {
      await page.setViewportSize(size)
      const told = await lastingFaults(visitor, language, size)
      const where = `${screen} in ${language} at ${size.width}`
      expect.soft([where, told]).toEqual([where, []])
    }
  }
  await page.setViewportSize(before)
}

const languagesFor = (screen: string): readonly string[] =>
  SAMPLE.has(screen) ? [...LANGUAGES.filter(each => each !== 'en'), 'en'] : [LONGEST, 'en']

/** As if another tab had chosen the language: nothing on the screen is closed or begun anew. */
async function speak(page: Page, language: string): Promise<void> {
  await page.evaluate(`
    localStorage['grotto.language'] = '${language}'
    dispatchEvent(new StorageEvent('storage', { key: 'grotto.language' }))`)
  await page.locator(`html[lang="${language}"]`).waitFor({ state: 'attached' })
  await page.waitForTimeout(WORDS_ARRIVE_MS)
}

/** What is still wrong when everything that moves has had its time. */
async function lastingFaults(visitor: Visitor, language: string, size: typeof PHONE): Promise<readonly string[]> {
  const look = async () => [
    ...(await faults(visitor, language, size)),
    ...(language === LONGEST ? await inLargeText(visitor.page) : []),
  ]
  if ((await look()).length === 0) return []
  await visitor.page.waitForTimeout(IN_MOTION_MS)
  return look()
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
    ...(await seen(page, 'cut-text', FIXED_ROOM)),
    ...(await seen(page, 'overlaps', FIXED_ROOM)),
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
  return text.match(/\b(common|lobby|table|diamant|subTerra|rules|setup|learn)\.[a-zA-Z]+/g) ?? []
}
