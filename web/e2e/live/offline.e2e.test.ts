import { expect, test } from 'vitest'
import { SAMPLES } from '../../../tools/samples.ts'
import { BreakableProxy } from '../breakable-proxy.ts'
import { openEvening } from '../evening.ts'
import type { Visitor } from '../visitor.ts'
import { friendsAtPlay, leaveAll } from './friends.ts'

const evening = openEvening()
const LOST = '.connection p'

test.each(SAMPLES.lostLines)('a line that falls silent is said so within seconds on the board of %s', async game => {
  const proxy = await BreakableProxy.to(evening.server.address)
  const friends = (await friendsAtPlay(evening, { game, people: 2, lines: [proxy.address] })) as [Visitor, Visitor]
  const [, luca] = friends
  proxy.cut()
  await luca.page.locator(LOST).waitFor({ timeout: 5_000 })
  await luca.looksRight()
  proxy.mend()
  await luca.page.locator(LOST).waitFor({ state: 'hidden' })
  // No socket says that the network is gone; the browser does.
  await luca.context.setOffline(true)
  await luca.page.locator(LOST).waitFor({ timeout: 12_000 })
  await luca.context.setOffline(false)
  await luca.page.locator(LOST).waitFor({ state: 'hidden' })
  await leaveAll(friends)
  await proxy.close()
})

test('a table opened while the server is away says so, and comes by itself; an error goes with its cause', async () => {
  const proxy = await BreakableProxy.to(evening.server.address)
  const [mara] = (await friendsAtPlay(evening, { people: 1 })) as [Visitor]
  const path = new URL(mara.page.url()).pathname
  const code = await mara.page.evaluate(
    `fetch('/api/tables${path.slice(2)}').then(answer => answer.json()).then(info => info.code)`,
  )
  const luca = await evening.visitor({ language: 'it' }, proxy.address)
  await luca.go('/')
  // The page itself is there before the line breaks: as from a service worker, or in another tab.
  await luca.page.locator('.join input').fill('ZZZZZZ')
  await luca.page.locator('.join button').click()
  await luca.page.locator('.toasts p').first().waitFor()
  await luca.page.locator('.join input').fill(String(code))
  await luca.page.locator('.join button').click()
  await luca.page.locator('.board').first().waitFor()
  expect(await luca.page.locator('.toasts p').count()).toBe(0)

  await luca.page.evaluate(`history.pushState(null, '', '/'); dispatchEvent(new PopStateEvent('popstate'))`)
  await luca.page.locator('.join input').waitFor()
  proxy.cut()
  await luca.page.evaluate(`history.pushState(null, '', '${path}'); dispatchEvent(new PopStateEvent('popstate'))`)
  await luca.page.getByText('Il server non risponde').waitFor({ timeout: 8_000 })
  await luca.looksRight()
  proxy.mend()
  await luca.page.locator('.board').first().waitFor()

  await luca.page.evaluate(`history.pushState(null, '', '/'); dispatchEvent(new PopStateEvent('popstate'))`)
  proxy.cut()
  await luca.page.evaluate(`history.pushState(null, '', '/join/${code}'); dispatchEvent(new PopStateEvent('popstate'))`)
  await luca.page.getByText('Il server non risponde').waitFor({ timeout: 8_000 })
  proxy.mend()
  await luca.page.locator('.board').first().waitFor()
  await leaveAll([mara, luca])
  await proxy.close()
})
