import { expect, test } from 'vitest'
import { openEvening } from './evening.ts'
import { playDiamant } from './players.ts'
import { PHONE, type Visit, type Visitor } from './visitor.ts'

const evening = openEvening()

/**
 * As somebody in the same network comes: over plain HTTP, and not to `localhost`. Browsers take much from such a page
 * (locks, the clipboard, random UUIDs).
 */
const friend = async (visit: Visit): Promise<Visitor> => {
  const visitor = await evening.visitor(visit, evening.server.address.replace('localhost', '0.0.0.0'))
  await visitor.go('/')
  expect(await visitor.page.evaluate('isSecureContext')).toBe(false)
  return visitor
}

test('who comes by the address of the network plays at tables, and may copy their link', async () => {
  const mara = await friend({ language: 'fr' })
  await mara.go('/new/diamant')
  await mara.button('Créer la table').click()
  await mara.page.waitForURL(/\/t\//)
  await mara.page.locator('.invite button').first().click()
  await mara.page.getByText('Copié').waitFor()
  const code = await mara.page.locator('.invite .code').innerText()
  const luca = await friend({ size: PHONE, language: 'it' })
  await luca.go(`/join/${code}`)
  await luca.page.waitForURL(/\/t\//)
  await luca.looksRight()
  await Promise.all([mara.leave(), luca.leave()])
})

test('a game on the device is held by one tab, and another may take it', async () => {
  const mara = await friend({ language: 'es' })
  await mara.go('/play/diamant')
  await mara.page.waitForURL(/\/local\//)
  await playDiamant(mara.page, { moves: 1 })
  const other = mara.at(await mara.context.newPage())
  await other.go(new URL(mara.page.url()).pathname)
  await other.button('Jugar aquí').click()
  await playDiamant(other.page, { moves: 1 })
  await mara.button('Jugar aquí').waitFor()
  await other.looksRight()
  await mara.leave()
})

test('the game of the day, and its ranking', async () => {
  const luca = await friend({ size: PHONE, language: 'it' })
  await luca.page.locator('.daily-shelf li').filter({ hasText: 'spedizione' }).getByRole('button').click()
  await luca.page.waitForURL(/\/t\//)
  await playDiamant(luca.page, { idle: true })
  await luca.go('/daily/diamant')
  await luca.page.locator('.day-own .reached').waitFor()
  await luca.looksRight()
  await luca.leave()
}, 120_000)
