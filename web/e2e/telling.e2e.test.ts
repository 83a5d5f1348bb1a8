import { expect, test } from 'vitest'
import { openEvening } from './evening.ts'
import { keepGames, playedDiamant } from './kept-game.ts'
import { tablesForThree } from './three-at-a-table.ts'
import type { Visitor } from './visitor.ts'

const evening = openEvening()
const tableForThree = tablesForThree(evening)

/** Somebody to whom everything is told slowly from the next page on. */
async function patient(visitor?: Visitor): Promise<Visitor> {
  const whom = visitor ?? (await evening.visitor())
  const settings = { state: { speed: 'slow', motion: 'reduced', sound: false, confirm: 'tap' }, version: 0 }
  await whom.context.addInitScript(`localStorage['grotto.settings'] = ${JSON.stringify(JSON.stringify(settings))}`)
  return whom
}

const ASKED = '.choices button[aria-disabled="false"]'
const YOUR_TURN = /^●/
const ADVICE = 'What would a bot do?'

/** Goes on into the cave, and sees all cards turned. */
async function goOn({ page }: Visitor): Promise<void> {
  await page.locator(ASKED).first().waitFor()
  await page.locator('.choices .goOn').click()
  await page.locator('.moment.revealed').waitFor()
}

const odds = ({ page }: Visitor) => page.locator('.odds').textContent()

/** What the odds say when the next card has come to the path, still to be turned. */
const oddsAtNextCard = ({ page }: Visitor): Promise<unknown> =>
  page.evaluate(`new Promise(tell => {
    const cards = () => document.querySelectorAll('.scene .place').length
    const before = cards()
    new MutationObserver(() => cards() > before && tell(document.querySelector('.odds')?.textContent))
      .observe(document.body, { childList: true, subtree: true })
  })`)

async function toTheEnd({ page }: Visitor): Promise<void> {
  while ((await page.locator(ASKED).count()) === 0) await page.keyboard.press('Escape')
}

test('while it is told what happened it is nobody’s turn: not on the board, not in the title, not for the adviser', async () => {
  const mara = await patient()
  await mara.go('/play/diamant')
  await mara.page.locator(ASKED).first().waitFor()
  expect(await mara.page.title()).toMatch(YOUR_TURN)
  await mara.button(ADVICE).waitFor()
  const known = await odds(mara)
  const atNextCard = oddsAtNextCard(mara)
  await goOn(mara)
  expect(await mara.page.title()).not.toMatch(YOUR_TURN)
  expect(await mara.page.locator(ASKED).count()).toBe(0)
  expect(await mara.button(ADVICE).count()).toBe(0)
  await toTheEnd(mara)
  expect(await atNextCard).toBe(known)
  expect(await odds(mara)).not.toBe(known)
  await expect.poll(() => mara.page.title()).toMatch(YOUR_TURN)
  await mara.button(ADVICE).waitFor()
  await mara.looksRight()
  await mara.leave()
})

/** The set-up is move 0; then five choose, and the last choice turns all cards. */
const REVEAL = 5

test('in a replay one move on is told as it was seen, and a jump shows how things stand', async () => {
  const mara = await patient()
  await mara.go('/about')
  await mara.go((await keepGames(mara.page, playedDiamant(REVEAL))).replace('/local/', '/replay/local/'))
  const slider = mara.page.getByRole('slider')
  const revealed = mara.page.locator('.moment.revealed')
  const told = mara.page.locator('.journal li')

  await slider.fill(String(REVEAL))
  await expect.poll(() => told.count()).toBeGreaterThan(2)
  expect(await revealed.count()).toBe(0)

  await slider.fill(String(REVEAL - 1))
  await expect.poll(() => told.count()).toBe(2)
  await slider.blur()
  await mara.page.keyboard.press('ArrowRight')
  await revealed.waitFor()
  expect(await told.count()).toBeLessThanOrEqual(3)
  await mara.looksRight()
  await mara.leave()
})

test('at a table on a server the cards are turned before whoever watches, and only then she is asked again', async () => {
  const [mara, luca] = await tableForThree('diamant', ASKED)
  await patient(mara)
  await mara.page.reload()
  await mara.page.locator(ASKED).first().waitFor()
  await luca.page.locator('.choices .goOn').click()
  await goOn(mara)
  expect(await mara.page.locator(ASKED).count()).toBe(0)
  expect(await mara.page.title()).not.toMatch(YOUR_TURN)
  await toTheEnd(mara)
  await expect.poll(() => mara.page.title()).toMatch(YOUR_TURN)
  expect([...mara.problems, ...luca.problems]).toEqual([])
  await Promise.all([mara.leave(), luca.leave()])
})
