import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { complaints } from './eyes.ts'
import { openBrowser, PHONE } from './visitor.ts'

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
</body>`

let browser: Browser
let page: Page
beforeAll(async () => {
  browser = await openBrowser()
  page = await browser.newPage({ viewport: PHONE })
  await page.setContent(PAGE)
})
afterAll(() => browser?.close())

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
