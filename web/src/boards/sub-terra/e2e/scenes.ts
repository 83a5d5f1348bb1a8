import type { Browser, Page } from 'playwright-core'
import type { PreviewServer } from 'vite'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { leaveBrowser, sharedBrowser } from '../../../../e2e/browser.ts'
import { openGallery } from '../../../../e2e/gallery.ts'
import { leaveUndrawn } from '../../../../e2e/undrawn.ts'
import { LAPTOP, PHONE } from '../../../../e2e/visitor.ts'

interface Visit {
  readonly size?: typeof LAPTOP
  readonly language?: string
  readonly speed?: 'instant' | 'slow' | 'normal'
  /** Whether the player wants to be asked before what is dear or risky. */
  readonly askTwice?: boolean
  /** What the system asks for; the player always asks for full motion here. */
  readonly system?: 'reduce' | 'no-preference'
}

async function arrive(browser: Browser, visit: Visit): Promise<Page> {
  const { size = LAPTOP, language = 'en', speed = 'instant', system = 'no-preference', askTwice = true } = visit
  const context = await browser.newContext({
    viewport: size,
    locale: language,
    hasTouch: size === PHONE,
    reducedMotion: system,
  })
  const settings = { state: { speed, motion: 'full', sound: false, confirm: 'tap', askTwice }, version: 0 }
  await context.addInitScript(`localStorage['grotto.settings'] = ${JSON.stringify(JSON.stringify(settings))}`)
  await leaveUndrawn(context)
  const scene = await context.newPage()
  scene.setDefaultTimeout(30_000)
  return scene
}

/** For a test file: what it gives opens a scene of the gallery, with the real rules behind it. */
export function openScenes(): (query: string, visit?: Visit) => Promise<Page> {
  let page: PreviewServer
  let browser: Browser
  /** Those who have come, by what they wished: the next one of the same kind has the gallery's files already. */
  const visitors = new Map<string, Promise<Page>>()
  beforeAll(async () => {
    page = await openGallery()
    browser = await sharedBrowser()
  })
  /** Nothing of a scene goes on beside the next one. */
  afterEach(async () => {
    for (const visitor of visitors.values()) await (await visitor).goto('about:blank')
  })
  afterAll(async () => {
    await leaveBrowser(browser)
    await page?.close()
  })
  return async (query, visit = {}) => {
    const kind = JSON.stringify(visit)
    visitors.set(kind, visitors.get(kind) ?? arrive(browser, visit))
    const scene = await visitors.get(kind)!
    await scene.setViewportSize(visit.size ?? LAPTOP)
    await scene.goto(`${page.resolvedUrls!.local[0]}src/boards/sub-terra/gallery/index.html?${query}`)
    await scene.locator('.st-cells button').first().waitFor()
    return scene
  }
}

export const asked = (scene: Page, question: string) =>
  scene.locator(`.st-board[data-question="${question}"]`).waitFor()
export const cell = (scene: Page, at: string) => scene.locator(`[data-cell="${at}"]`)
export const says = (scene: Page, sentence: string) =>
  scene.locator('.st-bar .st-why', { hasText: sentence }).first().waitFor()
