import { expect, test } from 'vitest'
import { expectNoViolations } from '../../e2e/axe.ts'
import { openEvening } from '../../e2e/evening.ts'
import { PHONE } from '../../e2e/visitor.ts'

const evening = openEvening()

test('every option of Sub Terra reaches the table, and the next table begins with them', async () => {
  const mara = await evening.visitor()
  await mara.go('/new/sub-terra')
  await mara.button(/More options/).click()
  await mara.page.getByText('among the last 7 tiles').click()
  await mara.page.getByText('for Hide and rope').click()
  await mara.page.getByText('costs 2 health', { exact: true }).click()
  await mara.button('Scout: one place forward').click()
  await mara.page.locator('input[name="start"] + span', { hasText: 'Scout' }).click()
  const gas = mara.page.getByRole('spinbutton', { name: 'Gas, corner' })
  await gas.fill('2')
  await gas.press('Enter')
  await mara.page.getByText('Cave tiles: 62').waitFor()
  await expectNoViolations(mara.page, 'more options of Sub Terra')
  await mara.button('Create the table').click()
  await mara.page.locator('.code').waitFor()
  await mara.button(/More options\s*5 changes/).click()
  await mara.page.getByText('Cave tiles: 62').waitFor()
  expect(await mara.page.locator('input[name="start"]:checked + span').textContent()).toBe('Scout')
  expect(await mara.page.locator('.order li').nth(1).innerText()).toContain('Scout')
  await mara.go('/new/sub-terra')
  await mara.button(/More options\s*5 changes/).waitFor()
  await mara.looksRight()
  await mara.leave()
})

test('cards of one’s own: what the engine refuses is said before the start, with its rule; text comes in and goes out', async () => {
  const luca = await evening.visitor({ size: PHONE, language: 'it' })
  await luca.go('/new/diamant?on=device')
  await luca.button(/Altre opzioni/).click()
  for (const trap of ['Ragni', 'Serpenti', 'Lava', 'Massi']) {
    await luca.page.getByRole('spinbutton', { name: trap }).fill('1')
    await luca.page.getByRole('spinbutton', { name: trap }).press('Enter')
  }
  await luca.page.getByRole('alert').getByText('Con così poche trappole').waitFor()
  expect(await luca.page.getByRole('link', { name: 'Regola D-46' }).isVisible()).toBe(true)
  expect(await luca.button(/^Inizia/).isDisabled()).toBe(true)
  await luca.page.getByText('Come testo').click()
  const text = luca.page.getByRole('textbox', { name: 'Come testo' })
  await text.fill('treasures 20 20\nwolves many')
  await luca.button('Usa questo testo').click()
  await luca.page.getByText('La riga 2 non è leggibile: wolves many').waitFor()
  await text.fill('treasures 20 20\nspiders 6\nrelics 1')
  await luca.button('Usa questo testo').click()
  await luca.page.getByText('Tesori: 2').waitFor()
  await luca.looksRight()
  await expectNoViolations(luca.page, 'more options of Diamant')
  await luca.button(/^Inizia/).click()
  await luca.page.waitForURL(/\/local\//)
  await luca.leave()
})

test('two may play Diamant, and the table says that it is a variant', async () => {
  const mara = await evening.visitor()
  await mara.go('/new/diamant')
  await mara.page.locator('input[name="players"] + span', { hasText: '2' }).click()
  await mara.page.getByText('Two players: a variant of ours').waitFor()
  await mara.button('Create the table').click()
  await mara.page.locator('.code').waitFor()
  expect(await mara.page.locator('.seats > li').count()).toBe(2)
  await mara.leave()
})
