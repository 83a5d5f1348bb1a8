// `npm run screens [languages] [walks]`: a picture of every screen in every state, at both sizes, and sheets of them all.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { House } from '../e2e/house.ts'
import { type Look, WALKS } from '../e2e/tour/tour.ts'
import { LAPTOP, openBrowser, PHONE, Visitor } from '../e2e/visitor.ts'

/** Pictures beside one another on a sheet. */
const COLUMNS = 5
/** Sixty pictures in one take their time on a busy machine. */
const SHEET_MS = 180_000
const FOLDER = join(import.meta.dirname, '../../test-results/screens')
const [languages = 'es,fr', walks = Object.keys(WALKS).join()] = process.argv.slice(2)

const house = await House.open()
const browser = await openBrowser()
rmSync(FOLDER, { recursive: true, force: true })
mkdirSync(FOLDER, { recursive: true })

for (const language of languages.split(',')) {
  const taken: string[] = []
  for (const name of walks.split(',')) await walk(name, language, taken)
  for (const { width } of [PHONE, LAPTOP]) await sheet(browser, `${language}-${width}`, taken)
  console.log(`${language}: ${taken.length} pictures in ${FOLDER}`)
}
await browser.close()
await house.close()

/** A walk that is broken off leaves the pictures taken so far. */
async function walk(name: string, language: string, taken: string[]): Promise<void> {
  const visitor: Parameters<(typeof WALKS)[string]>[0]['visitor'] = (visit, address = house.address) =>
    Visitor.arrive(browser, address, visit)
  try {
    await WALKS[name]!({ address: house.address, visitor, language, look: photograph(language, taken) })
  } catch (error) {
    console.error(`${language}, ${name}: ${(error as Error).message}`)
  }
}

function photograph(language: string, taken: string[]): Look {
  return async ({ page }, screen) => {
    const before = page.viewportSize()!
    for (const size of [PHONE, LAPTOP]) {
      await page.setViewportSize(size)
      await page.evaluate('document.fonts.ready.then(() => new Promise(drawn => setTimeout(drawn, 300)))')
      const file = `${screen}.${language}-${size.width}.png`
      await page.screenshot({ path: join(FOLDER, file) })
      taken.push(file)
    }
    await page.setViewportSize(before)
  }
}

/** All pictures of one language and size side by side, to be looked over in one go. */
async function sheet(browser: Browser, name: string, taken: readonly string[]): Promise<void> {
  const pictures = taken
    .filter(file => file.endsWith(`.${name}.png`))
    .map(file => `<figure><img src="${file}"><figcaption>${file}</figcaption></figure>`)
  const style = `body { display: grid; grid-template-columns: repeat(${COLUMNS}, 1fr); gap: 8px; margin: 8px }
    figure { margin: 0; font: 14px sans-serif } img { width: 100% }`
  writeFileSync(join(FOLDER, `sheet-${name}.html`), `<style>${style}</style>${pictures.join('')}`)
  const page = await browser.newPage({ viewport: { width: 1500, height: 900 } })
  await page.goto(`file://${join(FOLDER, `sheet-${name}.html`)}`)
  await page.screenshot({ path: join(FOLDER, `sheet-${name}.png`), fullPage: true, timeout: SHEET_MS })
  await page.close()
}
