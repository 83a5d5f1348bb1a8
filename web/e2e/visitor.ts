import type { Browser, BrowserContext, Page } from 'playwright-core'
import { expect } from 'vitest'
import { letBotsThinkBriefly } from './brief-thoughts.ts'
import { leaveUndrawn } from './undrawn.ts'
import { unspoken } from './unspoken.ts'

export interface Size {
  readonly width: number
  readonly height: number
}
export const LAPTOP: Size = { width: 1280, height: 800 }
export const PHONE: Size = { width: 390, height: 844 }
/** Besides these two every size is designed; a few screens are looked at in all of them. */
export const OTHER_SIZES: readonly Size[] = [
  { width: 820, height: 1180 },
  { width: 1180, height: 820 },
  { width: 1920, height: 1080 },
  { width: 2560, height: 1440 },
]

export interface Visit {
  readonly size?: Size
  readonly language?: string
  /** Whether her page is painted too; only pictures and stopwatches need it. */
  readonly drawn?: boolean
  /** Whether her browser keeps the page for times without a network: every file of it, and it does nothing else meanwhile. */
  readonly keeps?: boolean
  /** Whether bots of her page think as long as they do for people; only stopwatches and judges of their play need it. */
  readonly thoughtful?: boolean
}

/** Somebody with a browser of her own: no cookies shared, events shown at once so that tests are quick. */
export class Visitor {
  readonly page: Page
  readonly context: BrowserContext
  readonly problems: string[] = []

  private constructor(context: BrowserContext, page: Page) {
    this.context = context
    this.page = page
    page.on('pageerror', error => this.problems.push(error.message))
  }

  static async arrive(
    browser: Browser,
    address: string,
    { size = LAPTOP, language = 'en', drawn = true, keeps = true, thoughtful = true }: Visit = {},
  ) {
    const context = await browser.newContext({
      baseURL: address,
      viewport: size,
      locale: language,
      hasTouch: size === PHONE,
      reducedMotion: 'reduce',
      colorScheme: 'dark',
      serviceWorkers: keeps ? 'allow' : 'block',
    })
    const settings = { state: { speed: 'instant', motion: 'reduced', sound: false, confirm: 'tap' }, version: 0 }
    await context.addInitScript(`localStorage['grotto.settings'] ??= ${JSON.stringify(JSON.stringify(settings))}`)
    if (!drawn) await leaveUndrawn(context)
    if (!thoughtful) await letBotsThinkBriefly(context)
    return new Visitor(context, await context.newPage())
  }

  /** The same person at another page of hers. */
  at(page: Page): Visitor {
    return new Visitor(this.context, page)
  }

  async go(path: string): Promise<void> {
    await this.page.goto(path)
  }

  button(name: string | RegExp) {
    return this.page.getByRole('button', { name })
  }

  link(name: string | RegExp) {
    return this.page.getByRole('link', { name })
  }

  /** Nothing broke, nothing is left unsaid, and nothing is wider than the window. */
  async looksRight(screen = this.page.url()): Promise<void> {
    expect([screen, this.problems]).toEqual([screen, []])
    expect([screen, await unspoken(this.page)]).toEqual([screen, []])
    await this.page.evaluate('document.fonts.ready.then(() => {})')
    const width = await this.page.evaluate('document.documentElement.scrollWidth - innerWidth')
    expect([screen, 'overflows by', Math.max(0, width as number)]).toEqual([screen, 'overflows by', 0])
  }

  async leave(): Promise<void> {
    await this.context.close()
  }
}
