import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contrastFaults, violations } from './axe.ts'
import { leaveBrowser, sharedBrowser } from './browser.ts'
import { complaints } from './layout-checks.ts'
import { leaveUndrawn } from './undrawn.ts'
import { PHONE } from './visitor.ts'

/** One fault of each kind beside something that looks like it and is none. */
const PAGE = `<body style="margin: 0; background: #fff">
  <p style="width: 500px; margin: 0">${'This sentence is wider than any phone. '.repeat(2)}</p>
  <div style="width: 60px; overflow: hidden; white-space: nowrap">Cut in the middle</div>
  <div style="width: 60px; overflow: auto; white-space: nowrap">Scrolled to the end</div>
  <div style="position: relative; height: 60px">
    <span style="position: absolute; top: 0">Underneath</span>
    <span style="position: absolute; top: 2px; left: 10px">On top</span>
  </div>
  <div style="position: relative; height: 60px">
    <span style="position: absolute; top: 0">Hidden</span>
    <span style="position: absolute; top: 0; background: #fff">Covering all of it</span>
  </div>
  <button style="width: 30px; height: 44px">narrow</button>
  <button style="width: 80px; height: 44px">wide</button>
  <div style="color: #ccc">Pale</div>
  <img src="data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==">
</body>`

let browser: Browser
let page: Page
const PAGES = { 'a page that is drawn': async () => {}, 'a page that is left undrawn': leaveUndrawn }

describe.each(Object.entries(PAGES))('in %s', (_name, prepare) => {
  beforeAll(async () => {
    browser = await sharedBrowser()
    const context = await browser.newContext({ viewport: PHONE })
    await prepare(context)
    page = await context.newPage()
    await page.setContent(PAGE)
    expect(await page.evaluate('getComputedStyle(document.documentElement).opacity')).toBe(
      prepare === leaveUndrawn ? '0' : '1',
    )
  })
  afterAll(() => leaveBrowser(browser))

  test('words cut off by the window or by their place are seen, words one can scroll to are not', async () => {
    expect(await complaints(page, 'cut-text')).toEqual([
      '"This sentence is wider than any phone. T" in p cut by the window (x)',
      '"Cut in the middle" in div cut by div (x)',
    ])
  })

  test('words on words are seen, words behind something are not', async () => {
    expect(await complaints(page, 'overlaps')).toEqual(['"Underneath" and "On top"'])
  })

  test('what is too small for a finger is seen, unless it is to be overlooked', async () => {
    expect(await complaints(page, 'small-targets')).toEqual(['button. "narrow" 30×44'])
    expect(await complaints(page, 'small-targets', 'body')).toEqual([])
  })

  test('words that cannot be told from their ground are seen, and so is what has no name', async () => {
    expect(await contrastFaults(page)).toEqual([expect.stringContaining('Pale')])
    expect((await violations(page)).map(each => each.replace(/:.*/s, ''))).toEqual(
      expect.arrayContaining(['color-contrast', 'image-alt']),
    )
  })
})
