import { join } from 'node:path'
import { LANGUAGES } from '@grotto/words'
import { expect, test } from 'vitest'
import { expectNoViolations } from '../../../e2e/axe.ts'
import { openEvening } from '../../../e2e/evening.ts'
import { PHONE, type Visitor } from '../../../e2e/visitor.ts'

/** A server with the game of the catalog's test kit, which has no page of its own: what it gets is what any game gets. */
const evening = openEvening({
  page: join(import.meta.dirname, '../../../dist-plugged'),
  conditions: ['grotto-test-games'],
})

const position = (visitor: Visitor) => visitor.page.locator('.plain-board .position')
const choose = async (visitor: Visitor, name: string) => visitor.button(name).click()

test('a game without a page of its own is on the front page and is played at once, with bots', async () => {
  const mara = await evening.visitor({ size: PHONE })
  await mara.go('/')
  const panel = mara.page.getByRole('article', { name: 'Lanterns' })
  await panel.getByText('2–4 players').waitFor()
  expect(await panel.getByRole('link', { name: 'Learn' }).count()).toBe(0)
  await mara.looksRight()
  await expectNoViolations(mara.page, 'the front page with a third game')
  await panel.getByRole('link', { name: /Play now/ }).click()
  await position(mara).waitFor()
  expect(await position(mara).innerText()).toMatch(
    /^round 1\nseat 0: lantern [1-4], to choose, score 0\nseat 1: lantern \?/,
  )
  await mara.looksRight()
  await expectNoViolations(mara.page, 'the plain board')
  for (const choice of ['forward', 'stay', 'forward']) await choose(mara, choice)
  await mara.page.getByRole('heading', { name: 'How it ended' }).waitFor()
  expect(await mara.page.locator('.log li').first().innerText()).toMatch(/^scored scores \[/)
  await mara.looksRight()
  await expectNoViolations(mara.page, 'the end on the plain board')

  await mara.link(/Replay/).click()
  await mara.page.waitForURL(/\/replay\/local\//)
  await position(mara).waitFor()
  await mara.page.getByRole('slider').fill('0')
  await expect.poll(() => position(mara).innerText()).toMatch(/^round 1\n/)
  await mara.leave()
})

test('bots play it at the Lab, counted by victories and scores', async () => {
  const mara = await evening.visitor({ size: PHONE })
  await mara.go('/lab/lanterns')
  await mara.page.locator('label:has(input[name="games"])', { hasText: '50' }).first().click()
  await mara.button('Start').click()
  await mara.page.getByText('50 games played.').waitFor()
  expect(await mara.page.locator('tbody th').allInnerTexts()).toContain('Won, Flitter (seat 1)')
  await mara.looksRight()
  await mara.leave()
})

test('two people and a bot play it at a table; neither sees the lantern of the other', async () => {
  const mara = await evening.visitor()
  await mara.go('/new/lanterns')
  await mara.page.locator('input[name="players"] + span', { hasText: '3' }).click()
  await mara.button('Create the table').click()
  const code = await mara.page.locator('.code').textContent()
  await mara.button('Add a bot').last().click()
  const luca = await evening.visitor({ language: 'it' })
  await luca.go(`/join/${code}`)
  await luca.button('Siediti qui').first().click()
  await luca.button('Ci sono').click()
  await mara.button(/^Start with/).click()
  for (const [seat, visitor] of [mara, luca].entries()) {
    await position(visitor).waitFor()
    expect(await position(visitor).innerText()).toMatch(new RegExp(`seat ${seat}: lantern [1-4]`))
    expect(await position(visitor).innerText()).toMatch(new RegExp(`seat ${1 - seat}: lantern \\?`))
  }
  for (let round = 1; round <= 3; round++) {
    await choose(mara, 'forward')
    if (round < 3) await mara.page.getByText('Waiting for').waitFor()
    await choose(luca, 'stay')
  }
  for (const visitor of [mara, luca]) await visitor.page.locator('.plain-ending').waitFor()
  await mara.looksRight()
  await Promise.all([mara.leave(), luca.leave()])
})

test('the plain board speaks every language', async () => {
  const headings = new Set<string>()
  for (const language of LANGUAGES) {
    const visitor = await evening.visitor({ language, size: PHONE })
    await visitor.go('/play/lanterns')
    await position(visitor).waitFor()
    headings.add(await visitor.page.locator('#plain-actions').innerText())
    await visitor.looksRight(`the plain board in ${language}`)
    await visitor.leave()
  }
  expect(headings.size).toBe(LANGUAGES.length)
})
