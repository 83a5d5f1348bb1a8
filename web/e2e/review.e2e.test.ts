import { expect, test } from 'vitest'
import { openEvening } from './evening.ts'
import { inspect } from './inspect-screen.ts'
import { keepGames, playedSubTerra } from './kept-game.ts'
import { PHONE, type Visitor } from './visitor.ts'

const evening = openEvening()

const moveOf = (who: Visitor) => who.page.locator('.scrubber output').innerText()
const cells = (who: Visitor) => who.page.locator('.st-cells button')

/** Opens a finished game of her own for others; says where. */
async function openedBy(who: Visitor): Promise<string> {
  await who.go('/about')
  const path = await keepGames(who.page, playedSubTerra())
  await who.go(path.replace('/local/', '/replay/local/'))
  await who.button('Look together').click()
  await who.page.locator('.reviewers').waitFor()
  return who.page.url()
}

test('three look at a game together: one leads, all point, a note stays, a line leaves and comes back', async () => {
  const mara = await evening.visitor()
  const link = await openedBy(mara)
  expect(link).toMatch(/\/review.*#review=[\w-]+$/)
  const luca = await evening.visitor({ size: PHONE, language: 'it' })
  const zoe = await evening.visitor({ language: 'es' })
  await Promise.all([luca.go(link), zoe.go(link)])
  await mara.page.getByText('3 people are here').waitFor()

  await mara.button('One move on').click()
  await mara.button('One move on').click()
  const shown = await moveOf(mara)
  await expect.poll(() => moveOf(luca)).toBe(shown.replace('of', 'di'))
  await zoe.button('Una jugada adelante').click()
  await zoe.button(/^Volver con/).click()
  await expect.poll(() => moveOf(zoe)).toBe(shown.replace('of', 'de'))

  await cells(zoe).first().focus()
  await zoe.page.keyboard.press('Enter')
  await zoe.page.keyboard.press('p')
  await mara.page.locator('.st-ping').first().waitFor({ state: 'attached' })

  await mara.page.getByLabel(/^A note on move/).fill('Why not wait?')
  await mara.button('Mark').click()
  await cells(mara).first().focus()
  await mara.page.keyboard.press('Enter')
  await mara.page.keyboard.press('p')
  await mara.page.locator('.st-mark').waitFor({ state: 'attached' })
  await mara.button('Keep').click()
  await zoe.page.locator('.notes').getByText('Why not wait?').waitFor()
  await zoe.page.locator('.st-mark').waitFor({ state: 'attached' })
  await luca.button('1 nota').click()
  await luca.page.locator('.notes').getByText('Why not wait?').waitFor()

  await mara.button('What if?').click()
  // With points left it asks; a second press does it.
  await mara.button('End turn').click()
  await mara.button('End turn').click()
  await zoe.page.locator('.what-if').waitFor()
  await mara.button('Back to the game').click()
  await zoe.page.locator('.what-if').waitFor({ state: 'detached' })
  expect(await moveOf(mara)).toBe(shown)

  await mara.button('Withdraw the link').click()
  await mara.button('Yes, close it for everybody').click()
  await zoe.page.getByText('El enlace se ha retirado').waitFor()
  await luca.page.getByText('Il link è stato ritirato').waitFor()
  expect(await zoe.button('Crear un enlace nuevo').count()).toBe(0)
  await luca.looksRight()
  await zoe.go('/')
  await zoe.go(link)
  await zoe.page.getByText('Este enlace no funciona').waitFor()
  await mara.button('Make a new link').click()
  await mara.page.locator('.reviewers').waitFor()
  const next = mara.page.url()
  expect(next.split('#')[1]).not.toBe(link.split('#')[1])
  await Promise.all([luca.go(next), zoe.go(next)])
  await mara.page.getByText('3 people are here').waitFor()

  await mara.leave()
  await expect.poll(() => zoe.page.locator('.led').innerText()).toMatch(/guía/)
  await zoe.leave()
  await inspect(luca, 'review')
  await luca.leave()
})
