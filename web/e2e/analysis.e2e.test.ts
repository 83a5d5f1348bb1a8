import { expect, test } from 'vitest'
import { expectNoViolations } from './axe.ts'
import { openEvening } from './evening.ts'
import { keepGames, playedDiamant, playedSubTerra } from './kept-game.ts'
import { ENDED } from './players.ts'
import { PHONE, type Visitor } from './visitor.ts'

const evening = openEvening()

const shareTable = (visitor: Visitor) => visitor.page.locator('.analysis table').first()

test('from the end of a game to what of it was luck, with everybody in the table and axe content', async () => {
  const mara = await evening.visitor()
  await mara.go('/')
  await mara.go(await keepGames(mara.page, playedDiamant()))
  await mara.page.locator(ENDED).waitFor()
  await mara.link('Luck and skill').click()
  await shareTable(mara).waitFor()
  expect(await shareTable(mara).getByRole('row').count()).toBe(6)
  expect(await shareTable(mara).innerText()).toContain('Mara')
  await mara.page.getByText('Stop').click()
  await mara.page.locator('.how-far').waitFor({ state: 'hidden' })
  await mara.looksRight()
  await expectNoViolations(mara.page, 'luck and skill of Diamant')
  const where = mara.page
    .locator('.analysis')
    .getByRole('button', { name: /^(Before move|Move) \d/ })
    .first()
  const move = Number(/\d+/.exec(await where.innerText())![0])
  await where.click()
  await expect.poll(() => mara.page.locator('.scrubber output').innerText()).toMatch(new RegExp(`^${move} of`))
  await mara.leave()
}, 240_000)

test('on a phone it covers the board, is stopped, and shows the board where something happened', async () => {
  const luca = await evening.visitor({ size: PHONE, language: 'it' })
  await luca.go('/')
  const address = await keepGames(luca.page, playedSubTerra())
  await luca.go(`${address.replace('/local/', '/replay/local/')}?analysis`)
  await luca.page.locator('.fate-curve').waitFor()
  await luca.looksRight()
  await expectNoViolations(luca.page, 'luck and skill of Sub Terra, on its way')
  await luca.button('Ferma').click()
  await luca.page.locator('.how-far').waitFor({ state: 'hidden' })
  await luca.button('Chiudi').click()
  await luca.page.locator('.analysis').waitFor({ state: 'hidden' })
  // Asked for again it has the room of the tools it was chosen among.
  await luca.page.locator('.tools-button').click()
  await luca.page.locator('.tools').getByText('Fortuna e abilità').click()
  await luca.page.locator('.analysis').waitFor()
  expect(await luca.page.locator('.tools').isVisible()).toBe(false)
  expect(await luca.page.evaluate('document.activeElement.className')).toContain('tools-button')
  await luca.leave()
}, 240_000)
