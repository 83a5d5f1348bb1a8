import { LANGUAGES } from '@grotto/words'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { SAMPLES } from '../../tools/samples.ts'
import { LONGEST } from '../build/longest-words.ts'
import { contrastFaults, violations } from './axe.ts'
import { complaints, type LayoutCheck } from './layout-checks.ts'
import type { Look } from './tour/tour.ts'
import { unspoken } from './unspoken.ts'
import { LAPTOP, OTHER_SIZES, PHONE, type Size, type Visitor } from './visitor.ts'

/** Areas of words that one screen shares arrive one after the other. */
const WORDS_ARRIVE_MS = 150
/** Cards and figures take this long to their places. */
const IN_MOTION_MS = 1_000
/** The path of Diamant has a fixed room for its words; large text within it is not looked at here. */
const FIXED_ROOM = '.diamant'

/**
 * Looks at a screen as a phone and a laptop show it: in English, on the phone by night, on the laptop by day, and in the
 * longest words, whose layout is measured, also with text of twice the size. A few screens are looked at in every
 * language, by day and by night in every size, and in forced colours (more of them by `npm run test:long`);
 * `npm run screens -- --all` does so with all of them. The walk goes on in the last language.
 */
export const inspect: Look = async (visitor, screen) => {
  const before = visitor.page.viewportSize()!
  for (const language of languagesFor(screen)) {
    await speak(visitor.page, language)
    const how = howToLook(screen, language)
    for (const [where, told] of await faultsAtItsSizes(visitor, screen, language, how))
      expect.soft([where, told]).toEqual([where, []])
  }
  await resize(visitor.page, before)
}

interface How {
  /** Also with text of twice the size. */
  readonly large: boolean
  /** By day and by night in every size, not each in one. */
  readonly allLight: boolean
  /** In every size that is designed, not on phone and laptop alone. */
  readonly everySize: boolean
  /** On the phone also in the system's own colours. */
  readonly forced: boolean
  /** Whether words that are cut off, that overlap, and targets that are too small are looked for. */
  readonly layout: boolean
}

const isOneOf = (screens: 'all' | readonly string[], screen: string): boolean =>
  screens === 'all' || screens.includes(screen)
const isSample = (screen: string): boolean => isOneOf(SAMPLES.everyLanguageAndSize, screen)

const howToLook = (screen: string, language: string): How => ({
  large: language === LONGEST,
  allLight: isSample(screen),
  everySize: isSample(screen) && language === 'en',
  forced: isOneOf(SAMPLES.forcedColours, screen),
  layout: language !== 'en' || isOneOf(SAMPLES.layoutInEnglish, screen),
})

/** What is wrong with a screen as it stands, in the language it speaks. It begins with the size it has, and stays in the last. */
export async function faultsAtItsSizes(
  visitor: Visitor,
  screen: string,
  language: string,
  how: How,
): Promise<readonly (readonly [where: string, faults: readonly string[]])[]> {
  const { page } = visitor
  const found: [string, readonly string[]][] = []
  const sizes = how.everySize ? [PHONE, LAPTOP, ...OTHER_SIZES] : [PHONE, LAPTOP]
  for (const size of new Set([...sizes.filter(has(page)), ...sizes])) {
    await resize(page, size)
    found.push([`${screen} in ${language} at ${size.width}`, await lastingFaults(visitor, language, size, how)])
  }
  return found
}

const has =
  (page: Page) =>
  ({ width, height }: Size): boolean =>
    page.viewportSize()?.width === width && page.viewportSize()?.height === height

/** To lay out a board anew for a size it has already is a tenth of all the work of a look. */
async function resize(page: Page, size: Size): Promise<void> {
  if (!has(page)(size)) await page.setViewportSize(size)
}

const languagesFor = (screen: string): readonly string[] =>
  isSample(screen) ? [...LANGUAGES.filter(each => each !== 'en'), 'en'] : [LONGEST, 'en']

/** As if another tab had chosen the language: nothing on the screen is closed or begun anew. */
async function speak(page: Page, language: string): Promise<void> {
  await page.evaluate(`
    localStorage['grotto.language'] = '${language}'
    dispatchEvent(new StorageEvent('storage', { key: 'grotto.language' }))`)
  await page.locator(`html[lang="${language}"]`).waitFor({ state: 'attached' })
  await page.waitForTimeout(WORDS_ARRIVE_MS)
}

/** What is still wrong when everything that moves has had its time. */
async function lastingFaults(visitor: Visitor, language: string, size: Size, how: How): Promise<readonly string[]> {
  const look = async () => [
    ...(await faults(visitor, language, size)),
    ...(how.layout ? await misplaced(visitor.page, size) : []),
    ...(language === 'en' ? await forEverybody(visitor.page, size, how) : []),
    ...(how.large ? await inLargeText(visitor.page) : []),
  ]
  if ((await look()).length === 0) return []
  await visitor.page.waitForTimeout(IN_MOTION_MS)
  return look()
}

/** All that is wrong with the screen itself. */
async function faults(visitor: Visitor, language: string, size: Size): Promise<readonly string[]> {
  const { page, problems } = visitor
  await settled(page)
  const lang = await page.locator('html').getAttribute('lang')
  return [
    ...problems,
    ...(lang === language ? [] : [`speaks ${lang}`]),
    ...(await unspoken(page)),
    ...(await overflow(page)),
    ...(size === PHONE ? await misheard(page) : []),
  ]
}

const misplaced = async (page: Page, size: Size): Promise<readonly string[]> => [
  ...(await seen(page, 'cut-text')),
  ...(await seen(page, 'overlaps')),
  ...(size === PHONE ? await seen(page, 'small-targets') : []),
]

/** What axe finds, which speaks no language and so looks at one only. Other colours are all that differs by day. */
async function forEverybody(page: Page, size: Size, { allLight, forced }: How): Promise<readonly string[]> {
  const forcedFaults = forced && size === PHONE ? await inForcedColours(page) : []
  if (allLight) return [...forcedFaults, ...(await violations(page)), ...(await byDay(page, contrastFaults))]
  return [...forcedFaults, ...(size === PHONE ? await violations(page) : await byDay(page, violations))]
}

/** The walk goes by night; by day everything stands where it stood. */
async function byDay(page: Page, look: typeof violations): Promise<readonly string[]> {
  await page.emulateMedia({ colorScheme: 'light' })
  await settled(page)
  const told = await look(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  return told.map(each => `by day: ${each}`)
}

/** In the system's own colours, which are the same at every size. */
async function inForcedColours(page: Page): Promise<readonly string[]> {
  await page.emulateMedia({ forcedColors: 'active' })
  await settled(page)
  const told = await contrastFaults(page)
  await page.emulateMedia({ forcedColors: 'none' })
  return told.map(each => `in forced colours: ${each}`)
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

/** Colours and sizes that still pass into one another are neither: what has begun to pass is brought to its end. */
const settled = (page: Page): Promise<void> =>
  page.evaluate(`document.fonts.ready.then(() => new Promise(drawn =>
    requestAnimationFrame(() => requestAnimationFrame(() => {
      for (const each of document.getAnimations()) if (each instanceof CSSTransition) each.finish()
      drawn()
    }))))`)

const seen = async (page: Page, check: LayoutCheck, besides?: string): Promise<readonly string[]> =>
  (await complaints(page, check, besides)).map(each => `${check}: ${each}`)

async function overflow(page: Page): Promise<readonly string[]> {
  const by = (await page.evaluate('document.documentElement.scrollWidth - innerWidth')) as number
  return by > 0 ? [`overflows by ${by}`] : []
}

/** Names with a gap before a comma or a full stop, as where two parts of them meet or one is missing. */
async function misheard(page: Page): Promise<readonly string[]> {
  const heard = await page.locator('body').ariaSnapshot()
  return (heard.match(/"[^"\n]*\S [,.](?: [^"\n]*)?"/g) ?? []).map(name => `misheard: ${name}`)
}
