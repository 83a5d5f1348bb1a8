// `npm run screens [languages] [walks]`: a picture of every screen in every state, on phone and laptop
// (a few of them in every size and by day), and sheets of them all.
// `npm run screens -- --all`: in all languages, and each looked at as the walks of `npm test` do in two of them.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { LANGUAGES } from '@grotto/words'
import type { Browser } from 'playwright-core'
import { openBrowser } from '../e2e/browser.ts'
import { faultsAtItsSizes } from '../e2e/inspect-screen.ts'
import { ServerProcess } from '../e2e/server-process.ts'
import { STOPS, type Walk } from '../e2e/tour/stops.ts'
import { type Look, SAMPLE, type Tour, WALKS } from '../e2e/tour/tour.ts'
import { LAPTOP, OTHER_SIZES, PHONE, Visitor } from '../e2e/visitor.ts'

/** Pictures beside one another on a sheet. */
const COLUMNS = 5
/** Sixty pictures in one take their time on a busy machine. */
const SHEET_MS = 180_000
const FOLDER = join(import.meta.dirname, '../../test-results/screens')
const { values, positionals } = parseArgs({ options: { all: { type: 'boolean' } }, allowPositionals: true })
const [languages = values.all ? LANGUAGES.join() : 'es,fr', walks = Object.keys(WALKS).join()] = positionals
const wrong: string[] = []

const server = await ServerProcess.open()
const browser = await openBrowser()
rmSync(FOLDER, { recursive: true, force: true })
mkdirSync(FOLDER, { recursive: true })

for (const language of languages.split(',')) {
  const taken: string[] = []
  for (const name of walks.split(',')) await walk(name as Walk, language, taken)
  for (const { width } of [PHONE, LAPTOP, ...OTHER_SIZES]) await sheet(browser, `${language}-${width}`, taken)
  await sheet(browser, `${language}-day`, taken)
  console.log(`${language}: ${taken.length} pictures in ${FOLDER}`)
}
await browser.close()
await server.close()
for (const fault of wrong) console.error(fault)
process.exitCode = wrong.length > 0 ? 1 : 0

/** A walk that is broken off leaves the pictures taken so far. */
async function walk(name: Walk, language: string, taken: string[]): Promise<void> {
  const visitor: Tour['visitor'] = (visit, address = server.address) => Visitor.arrive(browser, address, visit)
  const left = new Set<string>(STOPS[name])
  const photographed = photograph(language, taken)
  const look: Look = async (who, screen) => {
    left.delete(screen)
    await photographed(who, screen)
    if (values.all) await inspect(who, screen, language)
  }
  try {
    await WALKS[name]({ address: server.address, visitor, language, look })
    for (const screen of left) wrong.push(`${screen} in ${language}: the walk passed it by`)
  } catch (error) {
    wrong.push(`${language}, ${name}: ${(error as Error).message}`)
  }
}

async function inspect(visitor: Visitor, screen: string, language: string): Promise<void> {
  const before = visitor.page.viewportSize()!
  for (const [where, faults] of await faultsAtItsSizes(visitor, screen, language, {
    large: true,
    allLight: true,
    everySize: SAMPLE.has(screen) && language === 'en',
    forced: true,
    layout: true,
  }))
    for (const fault of faults) wrong.push(`${where}: ${fault}`)
  await visitor.page.setViewportSize(before)
}

function photograph(language: string, taken: string[]): Look {
  return async ({ page }, screen) => {
    const before = page.viewportSize()!
    const picture = async (name: string | number) => {
      await page.evaluate('document.fonts.ready.then(() => new Promise(drawn => setTimeout(drawn, 300)))')
      const file = `${screen}.${language}-${name}.png`
      await page.screenshot({ path: join(FOLDER, file) })
      taken.push(file)
    }
    for (const size of [PHONE, LAPTOP, ...(SAMPLE.has(screen) ? OTHER_SIZES : [])]) {
      await page.setViewportSize(size)
      await picture(size.width)
    }
    await page.setViewportSize(LAPTOP)
    await page.emulateMedia({ colorScheme: 'light' })
    await picture('day')
    await page.emulateMedia({ colorScheme: 'dark' })
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
