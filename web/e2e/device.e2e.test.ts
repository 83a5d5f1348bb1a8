import { expect, test } from 'vitest'
import { BreakableProxy } from './breakable-proxy.ts'
import { openEvening } from './evening.ts'
import { keepGames, playedDiamant } from './kept-game.ts'
import { playDiamant } from './players.ts'
import { PHONE } from './visitor.ts'

const evening = openEvening()

test('one device goes round without a network: a curtain hides each choice, and a reload brings the game back', async () => {
  const proxy = await BreakableProxy.to(evening.server.address)
  const anna = await evening.visitor({ size: PHONE, keeps: true }, proxy.address)
  await anna.go('/')
  await anna.page.evaluate('navigator.serviceWorker.ready.then(() => {})')
  proxy.cut()
  await anna.go('/new/diamant?on=device')
  const names = anna.page.getByRole('textbox')
  await names.nth(0).fill('Anna')
  await names.nth(1).fill('Ben')
  await anna.page.locator('.seats select').nth(1).waitFor()
  await anna.button(/^Start with 4/).click()

  await anna.button('I am Anna').click()
  await anna.page.locator('.choices button.goOn').click()
  await anna.button('I am Ben').waitFor()
  expect(await anna.page.locator('.choices button').count()).toBe(0)
  expect(await anna.page.locator('main').getAttribute('inert')).not.toBeNull()

  await anna.page.reload()
  await anna.button('I am Ben').click()
  await anna.page.locator('.choices button.goOn').click()
  await anna.button('Pass the device to Anna').click()
  await anna.button('I am Anna').waitFor()
  await anna.looksRight()
  await Promise.all([anna.leave(), proxy.close()])
})

test('one tab owns a game; another one says so and can take it over', async () => {
  const mara = await evening.visitor()
  await mara.go('/play/diamant')
  await playDiamant(mara.page, { moves: 1 })
  const second = await mara.context.newPage()
  await second.goto(mara.page.url())
  await second.getByRole('button', { name: 'Play here' }).click()
  await playDiamant(second, { moves: 1 })
  await mara.page.getByRole('heading', { name: 'Open in another tab' }).waitFor()
  await mara.leave()
})

test('without a network everything on this device still works, also after a reload', async () => {
  const proxy = await BreakableProxy.to(evening.server.address)
  const mara = await evening.visitor({ keeps: true }, proxy.address)
  await mara.go('/')
  await mara.page.evaluate('navigator.serviceWorker.ready')
  proxy.cut()
  await mara.go('/')
  await mara.page.getByText('No connection to the server').waitFor()
  await mara.page
    .getByRole('article', { name: 'Diamant' })
    .getByRole('link', { name: /Play now/ })
    .click()
  await playDiamant(mara.page, { moves: 2 })
  await mara.page.reload()
  expect(await playDiamant(mara.page, { moves: 1 })).toBe(1)
  await mara.looksRight()
  await mara.leave()
  await proxy.close()
})

test('a finished game is watched again, checked for fairness, and played on from the middle', async () => {
  const mara = await evening.visitor()
  await mara.go('/about')
  await mara.go(await keepGames(mara.page, playedDiamant()))
  await mara.link('Replay').click()
  await mara.button('Check fairness').click()
  await mara.page.getByText('Every card and die follows from the seeds').waitFor()
  await mara.page.getByRole('slider').fill('3')
  await mara.page.waitForURL(/move=3/)
  await mara.page.keyboard.press('ArrowRight')
  await mara.button('Play on from here').click()
  await mara.button(/^As it was/).click()
  await mara.page.waitForURL(/local/)
  expect(await playDiamant(mara.page, { moves: 1 })).toBe(1)
  await mara.looksRight()
  await mara.leave()
})

test('no card looks chosen before it is: the frame of the focus comes with the first key', async () => {
  const mara = await evening.visitor({ size: PHONE })
  await mara.go('/play/diamant')
  const card = mara.page.locator('.choices button:focus')
  await card.waitFor()
  const outline = () => mara.page.evaluate('getComputedStyle(document.activeElement).outlineStyle')
  expect(await outline()).toBe('none')
  await mara.page.keyboard.press('Shift')
  expect(await outline()).toBe('solid')
  await mara.leave()
})

test('a whole turn by keyboard alone', async () => {
  const mara = await evening.visitor()
  await mara.go('/')
  const play = mara.page.getByRole('article', { name: 'Diamant' }).getByRole('link', { name: /Play now/ })
  while (!(await play.evaluate(link => link.matches(':focus')))) await mara.page.keyboard.press('Tab')
  await mara.page.keyboard.press('Enter')
  await mara.page.locator('.choices button[aria-disabled="false"]').first().waitFor()
  await mara.page.keyboard.press('l')
  await mara.page.locator('.choices').waitFor({ state: 'hidden' })
  await mara.looksRight()
  await mara.leave()
})
