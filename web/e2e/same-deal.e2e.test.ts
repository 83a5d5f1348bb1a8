import { expect, test } from 'vitest'
import { openEvening } from './evening.ts'
import { inspect } from './inspect-screen.ts'
import { keepGames, playedAgain, playedDiamant, playedSubTerra } from './kept-game.ts'
import { playDiamant } from './players.ts'
import { PHONE, type Visitor } from './visitor.ts'

const evening = openEvening()

/** What somebody's device would send. */
async function offeredBy(who: Visitor): Promise<string> {
  await who.page.evaluate('navigator.share = async ({ url }) => { window.sent = url }')
  await who.page.locator('.after-game button:has(.glyph-link)').click()
  await expect.poll(() => who.page.evaluate('window.sent')).toBeTruthy()
  return (await who.page.evaluate('window.sent')) as string
}

test('Mara offers her expedition, Luca plays it sealed on his phone, and both games stand side by side', async () => {
  const mara = await evening.visitor()
  await mara.go('/about')
  await mara.go(await keepGames(mara.page, playedDiamant()))
  const link = await offeredBy(mara)
  expect(link).toMatch(/\/deal#offer=[\w-]+$/)
  const luca = await evening.visitor({ size: PHONE, language: 'it' })
  await luca.go(link)
  await luca.page.getByRole('heading', { name: 'Mara ti offre la sua spedizione' }).waitFor()
  await inspect(luca, 'deal')
  await luca.button(/With bots, at once/).click()
  await luca.page.waitForURL(/\/t\//)
  await playDiamant(luca.page, { idle: true })
  await luca.page.getByText('Dealt as in another game').first().waitFor()
  await luca.page.locator('.after-game a:has(.glyph-fork)').click()
  await luca.button('Go to the first difference').click()
  await luca.page.locator('.decided.differs').waitFor()
  await inspect(luca, 'compare')
  expect(await luca.page.locator('.compare .board-box:visible').count()).toBe(1)
  await luca.page.locator('.side.right .result').click()
  expect(await luca.page.locator('.side.right .result').getAttribute('aria-pressed')).toBe('true')
  await Promise.all([mara.leave(), luca.leave()])
})

test('alone at home, the same cave again: marked, and compared with the first try', async () => {
  const mara = await evening.visitor()
  await mara.go('/about')
  await mara.go(await keepGames(mara.page, playedAgain(), playedSubTerra()))
  await mara.button('The same cave again').click()
  await mara.page.waitForURL(url => !url.pathname.includes('kept'))
  await mara.page.locator('.st-acts').waitFor()
  await mara.go('/local/kept-again')
  await mara.page.locator('.after-game a:has(.glyph-fork)').click()
  await mara.page.locator('.compare .sides').waitFor()
  expect(await mara.page.locator('.compare .board-box:visible').count()).toBe(2)
  await mara.page.keyboard.press('ArrowRight')
  await mara.page.getByText('Round 1, decision 1').waitFor()
  await mara.button('Go to the first difference').click()
  await mara.page.locator('.decided.differs').waitFor()
  await mara.looksRight()
  await mara.go('/')
  await mara.page.getByText('same deal').first().waitFor({ state: 'attached' })
  await mara.leave()
})

test('a link that was cut short says so', async () => {
  const zoe = await evening.visitor({ language: 'es' })
  for (const path of ['/deal', `/deal#offer=${'x'.repeat(60)}`]) {
    await zoe.go(path)
    await zoe.page.getByText('Este enlace no funciona.').waitFor()
  }
  await zoe.leave()
})
