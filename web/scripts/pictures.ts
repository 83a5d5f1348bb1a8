// `npm run pictures`: the pictures of the README, on laptop and phone, and a short moving one.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { openBrowser } from '../e2e/browser.ts'
import { playSubTerra } from '../e2e/players.ts'
import { ServerProcess } from '../e2e/server-process.ts'
import { LAPTOP, PHONE, Visitor } from '../e2e/visitor.ts'
import { movingPicture } from './moving-webp.ts'

const FOLDER = join(import.meta.dirname, '../../docs/pictures')
const FRAMES = 26
const WAIT_MS = 120_000
const FRAME_MS = 320
/** A moving picture of a phone is shown small: so many points of it for each of the screen. */
const SMALL = 0.7
/** Of a hundred: what nobody sees is left out. */
const [STILL, MOVING] = [82, 68]

mkdirSync(FOLDER, { recursive: true })
const server = await ServerProcess.open()
const browser = await openBrowser()

await stills('diamant', '.choices button[aria-disabled="false"]')
await stills('sub-terra', '.st-acts [data-action], .st-place [data-action]')
await moving()
await browser.close()
await server.close()

/** A game at its first decision after a few moves, in both sizes. */
async function stills(game: string, sign: string): Promise<void> {
  const mara = await Visitor.arrive(browser, server.address, { size: LAPTOP })
  // Bots beside other work take their time.
  mara.page.setDefaultTimeout(WAIT_MS)
  await mara.go(`/play/${game}`)
  await mara.page.locator(sign).first().waitFor()
  if (game === 'diamant') for (let card = 0; card < 3; card++) await goOn(mara)
  else await playSubTerra(mara.page, { moves: 5 })
  await mara.page.locator(sign).first().waitFor()
  await photograph(mara, `${game}.webp`)
  await mara.page.setViewportSize(PHONE)
  await photograph(mara, `${game}-phone.webp`)
  await mara.leave()
}

async function goOn({ page }: Visitor): Promise<void> {
  const card = page.locator('.choices button.goOn[aria-disabled="false"]')
  const next = page.locator('.moment button.primary')
  await card.or(next).first().waitFor()
  await card.or(next).first().click()
  await page.waitForTimeout(400)
}

async function photograph({ page }: Visitor, file: string): Promise<void> {
  await page.evaluate('document.fonts.ready.then(() => new Promise(drawn => setTimeout(drawn, 400)))')
  writeFileSync(join(FOLDER, file), await asWebp(page, STILL))
}

/** Playwright writes no WebP; the browser behind it does. */
async function asWebp(page: Page, quality: number): Promise<Buffer> {
  const session = await page.context().newCDPSession(page)
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality })
  await session.detach()
  return Buffer.from(data, 'base64')
}

/** A few cards of Diamant on a phone, as they are told. */
async function moving(): Promise<void> {
  const context = await browser.newContext({
    baseURL: server.address,
    viewport: PHONE,
    deviceScaleFactor: SMALL,
    colorScheme: 'dark',
  })
  const page = await context.newPage()
  await page.goto('/play/diamant')
  const card = page.locator('.choices button.goOn[aria-disabled="false"][aria-pressed="false"]')
  await card.waitFor({ timeout: 60_000 })
  const frames: Buffer[] = []
  while (frames.length < FRAMES) {
    if (await card.isVisible()) await card.click()
    frames.push(await asWebp(page, MOVING))
    await page.waitForTimeout(FRAME_MS)
  }
  writeFileSync(join(FOLDER, 'diamant-moving.webp'), movingPicture(frames, FRAME_MS))
  await context.close()
}
