import { expect, test } from 'vitest'
import { BreakableProxy } from './breakable-proxy.ts'
import { openEvening } from './evening.ts'
import { playDiamant } from './players.ts'
import { tableForTwo } from './table-for-two.ts'
import type { Visitor } from './visitor.ts'

const evening = openEvening()
const SOON = { timeout: 30_000 }

/** Chooses once and waits for the others. */
const choose = ({ page }: Visitor) => playDiamant(page, { moves: 1 })
const mayChoose = ({ page }: Visitor) => page.locator('.choices button[aria-pressed="false"]').first().waitFor()

/** Notifications, of which the page's text is noted as they are made: real ones, where the browser is one that has them. */
const NOTE_NOTIFICATIONS = `
  globalThis.told = []
  class Silent extends EventTarget {
    static permission = 'granted'
    static requestPermission = async () => 'granted'
    close() {}
  }
  globalThis.Notification = class extends (Notification.permission === 'granted' ? Notification : Silent) {
    constructor(text, options) {
      super(text, options)
      told.push(text)
    }
  }`

/** No browser without a screen hides a page: it is told that it is hidden. */
const setHidden = (visitor: Visitor, hidden: boolean) =>
  visitor.page.evaluate(`
    for (const [name, value] of [['hidden', ${hidden}], ['visibilityState', '${hidden ? 'hidden' : 'visible'}']])
      Object.defineProperty(document, name, { configurable: true, get: () => value })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))`)

const told = (visitor: Visitor) => visitor.page.evaluate('told') as Promise<string[]>

test('who looks elsewhere is called when it is her turn, in the title and by a notification', async () => {
  const [mara, luca] = await tableForTwo(evening)
  await mara.context.grantPermissions(['notifications'])
  await mara.context.addInitScript(NOTE_NOTIFICATIONS)
  await mara.page.reload()
  await mayChoose(mara)
  await mara.button('Menu').click()
  await mara.page.locator('label:has(input[name="menu-remind"])').first().click()
  await mara.page
    .locator('input[name="menu-remind"]')
    .first()
    .and(mara.page.locator(':checked'))
    .waitFor({ state: 'attached' })
  await mara.page.keyboard.press('Escape')
  await mara.page.locator('.choices button.goOn').click()
  await expect.poll(() => mara.page.title(), SOON).toBe('Diamant · Grotto')
  expect(await told(mara)).toEqual([])

  await setHidden(mara, true)
  await choose(luca)
  await expect.poll(() => told(mara), SOON).toEqual(['Your turn · Diamant'])
  expect(await mara.page.title()).toBe('● Your turn · Diamant · Grotto')
  await Promise.all([mara.leave(), luca.leave()])
})

test('who looks at the table is not called', async () => {
  const [mara, luca] = await tableForTwo(evening)
  await mara.context.grantPermissions(['notifications'])
  await mara.context.addInitScript(NOTE_NOTIFICATIONS)
  await mara.page.evaluate(
    `localStorage['grotto.settings'] = localStorage['grotto.settings'].replace('{"state":{', '{"state":{"remind":true,')`,
  )
  await mara.page.reload()
  await mayChoose(mara)
  await mara.page.locator('.choices button.goOn').click()
  await choose(luca)
  await expect.poll(() => mara.page.title(), SOON).toBe('● Your turn · Diamant · Grotto')
  expect(await told(mara)).toEqual([])
  await Promise.all([mara.leave(), luca.leave()])
})

test('a phone that slept while the game went on is up to date soon after it wakes', async () => {
  const proxy = await BreakableProxy.to(evening.server.address)
  const [mara, luca] = await tableForTwo(evening, proxy.address)
  await Promise.all([mayChoose(mara), mayChoose(luca)])
  await luca.page.locator('.choices button.goOn').click()
  await luca.page.locator('.choices [aria-pressed="true"]').waitFor()
  proxy.fallSilent()
  await setHidden(luca, true)
  await choose(mara)
  await mayChoose(mara)
  expect(await luca.page.locator('.choices [aria-pressed="true"]').count()).toBe(1)

  await setHidden(luca, false)
  await mayChoose(luca)
  await luca.page.locator('.choices [aria-pressed="true"]').waitFor({ state: 'hidden' })
  await Promise.all([choose(luca), choose(mara)])
  await luca.looksRight()
  await Promise.all([mara.leave(), luca.leave(), proxy.close()])
})

test('a page in sight whose line falls silent notices by itself, and catches up', async () => {
  const proxy = await BreakableProxy.to(evening.server.address)
  const [mara, luca] = await tableForTwo(evening, proxy.address)
  await Promise.all([mayChoose(mara), mayChoose(luca)])
  await luca.page.locator('.choices button.goOn').click()
  await luca.page.locator('.choices [aria-pressed="true"]').waitFor()
  proxy.fallSilent()
  await choose(mara)
  await mayChoose(mara)
  expect(await luca.page.locator('.choices [aria-pressed="true"]').count()).toBe(1)
  // No event tells the page; it is an answer that it misses, within 12 s.
  await luca.page.locator('.choices button[aria-pressed="false"]').first().waitFor(SOON)
  await Promise.all([choose(luca), choose(mara)])
  await Promise.all([mara.leave(), luca.leave(), proxy.close()])
})
