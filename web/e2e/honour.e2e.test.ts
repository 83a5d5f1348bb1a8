import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { BreakableProxy } from './breakable-proxy.ts'
import { openEvening } from './evening.ts'
import { keepGames, playedSubTerra } from './kept-game.ts'
import { playDiamant } from './players.ts'
import { PHONE, type Visitor } from './visitor.ts'

const evening = openEvening()

const daily = (who: Visitor) => who.page.locator('.daily-shelf li').filter({ hasText: /expedition|spedizione/ })

/** Cuts the line, and tells the browser; or mends both. */
async function line(who: Visitor, proxy: BreakableProxy, is: 'cut' | 'back'): Promise<void> {
  if (is === 'cut') proxy.cut()
  else proxy.mend()
  await who.context.setOffline(is === 'cut')
}

/** Luca is under ground with his phone (Italian); Mara sits at home with a laptop (English). */
test('the expedition of the day without a line: once, on honour, brought when the line is back, listed apart', async () => {
  const proxy = await BreakableProxy.to(evening.server.address)
  const luca = await evening.visitor({ size: PHONE, language: 'it', keeps: true }, proxy.address)
  await luca.go('/')
  await daily(luca).getByRole('button').waitFor()
  await luca.page.evaluate('navigator.serviceWorker.ready.then(() => {})')
  await line(luca, proxy, 'cut')
  await luca.go('/')
  await luca.page.getByText('sulla parola').first().waitFor()
  await luca.looksRight()
  await daily(luca).getByRole('button').click()
  await luca.page.waitForURL(/\/local\/honour-/)
  await playDiamant(luca.page, { moves: 2 })
  // Nothing is taken back, nobody is asked, and whoever comes back finds the same game.
  expect(await luca.page.locator('.advice, .adviser').count()).toBe(0)
  await luca.go('/')
  await daily(luca).getByRole('link').click()
  await luca.page.waitForURL(/\/local\/honour-/)
  await playDiamant(luca.page)
  await luca.page.locator('.honour-end').filter({ hasText: 'resta su questo dispositivo' }).waitFor()
  await luca.looksRight()

  // A server that does not let him in just now has not refused his game.
  await luca.page.route('**/honour?**', route =>
    route.fulfill({ status: 403, contentType: 'application/json', body: '{"error":"notAllowed"}' }),
  )
  const turnedAway = luca.page.waitForResponse(/honour\?/)
  await line(luca, proxy, 'back')
  await turnedAway
  await luca.page.unroute('**/honour?**')
  await luca.page.locator('.honour-end').filter({ hasText: 'è nella lista' }).waitFor({ timeout: 30_000 })
  await luca.link('Vedi la lista').click()
  const honour = luca.page.locator('.on-honour')
  await honour.locator('.my-games li').first().waitFor()
  // He has not played the sealed one: its ranking stays closed to him.
  expect(await luca.page.locator('.day-own').count()).toBe(0)
  await luca.looksRight()
  await honour.locator('.my-games a').first().click()
  await luca.page.locator('.scrubber').waitFor()

  // Who has only played the sealed one does not see it before the day is over.
  const mara = await evening.visitor()
  await mara.page.route('**/api/daily', route => route.abort())
  await mara.go('/')
  await mara.page.getByText('Offline, on honour').first().waitFor()
  // A server that was away is back, and no browser says so.
  await mara.page.unroute('**/api/daily')
  await mara.page.getByText('Offline, on honour').first().waitFor({ state: 'hidden' })
  await daily(mara).getByRole('button').click()
  await mara.page.waitForURL(/\/t\//)
  await playDiamant(mara.page)
  await mara.go('/daily/diamant')
  await mara.page.locator('.day-own .reached').waitFor()
  expect(await mara.page.locator('.on-honour').count()).toBe(0)
  // Bots stand among the people, by name.
  await expect
    .poll(
      async () => {
        await mara.go('/daily/diamant')
        await mara.page.locator('.day-own .reached').waitFor()
        return mara.page.locator('.day-bars .day-bots').count()
      },
      { timeout: 60_000, interval: 2_000 },
    )
    .toBeGreaterThan(0)
  expect(await mara.page.locator('.my-games .of-bot').count()).toBeGreaterThan(0)
  await mara.looksRight()
  expect([mara.problems, luca.problems]).toEqual([[], []])
  await mara.leave()
  await luca.leave()
  await proxy.close()
}, 300_000)

test('a cave that was played without a line says over all its buttons where it is', async () => {
  const ines = await evening.visitor({ size: PHONE, language: 'es' })
  await ines.go('/')
  await ines.page.route('**/honour?**', route => route.abort())
  const today = new Date().toISOString().slice(0, 10)
  await ines.go(await keepGames(ines.page, { ...playedSubTerra(), honour: today }))
  const notice = ines.page.locator('.honour-end').filter({ hasText: 'queda guardada en este dispositivo' })
  await notice.waitFor()
  const width = async (part: Locator) => (await part.boundingBox())!.width
  expect(await width(notice)).toBe(await width(ines.page.locator('.after-game')))
  await ines.looksRight()
  // Nor does the ranking say that she has not played: nobody could ask.
  await ines.page.route('**/api/daily/**', route => route.abort())
  await ines.go('/daily/sub-terra')
  await ines.page.getByText('No se puede acceder al servidor').waitFor()
  await ines.looksRight()
  await ines.page.unroute('**/api/daily/**')
  await ines.page.getByText('Termina primero la partida de hoy').waitFor()
  await ines.leave()
})
