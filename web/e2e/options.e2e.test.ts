import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { openEvening } from './evening.ts'
import { playDiamant } from './players.ts'

const evening = openEvening()

test('what the host sets is what the table plays, and everybody at it sees the change', async () => {
  const mara = await evening.visitor()
  await mara.go('/new/sub-terra')
  await mara.page.getByText('expert', { exact: true }).click()
  await mara.page.locator('.party label').filter({ hasText: 'Diver' }).click()
  await mara.page.getByRole('switch', { name: 'Public table' }).click()
  await mara.button('Create the table').click()
  await mara.page.locator('.code').waitFor()
  const luca = await evening.visitor()
  await luca.go('/')
  // Files before this one may have left public tables of their own.
  const { pathname } = new URL(mara.page.url())
  await luca
    .link('Sit down')
    .and(luca.page.locator(`[href="${pathname}"]`))
    .click()
  expect(await luca.page.getByRole('radio', { name: 'expert' }).isChecked()).toBe(true)
  expect(await luca.page.getByRole('checkbox', { name: 'Diver' }).isChecked()).toBe(true)
  expect(await luca.page.getByRole('radio', { name: 'expert' }).isDisabled()).toBe(true)
  await mara.page.getByText('advanced', { exact: true }).click()
  await luca.page
    .locator('input[name="difficulty"]')
    .nth(1)
    .and(luca.page.locator(':checked'))
    .waitFor({ state: 'attached' })
  await mara.page.getByText('slowly', { exact: true }).click()
  await luca.page.locator('input[name="pace"]').nth(2).and(luca.page.locator(':checked')).waitFor({ state: 'attached' })
  await Promise.all([mara.leave(), luca.leave()])
})

test('a record goes out as a file and comes in as a replay', async () => {
  const mara = await evening.visitor()
  await mara.go('/play/diamant')
  await playDiamant(mara.page, { moves: 2 })
  await mara.go(mara.page.url().replace('/local/', '/replay/local/'))
  const file = mara.page.waitForEvent('download')
  await mara.button('Save the record as a file').click()
  const path = await (await file).path()
  expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ game: 'diamant', format: 'grotto/record/1' })
  await mara.go('/')
  await mara.page.locator('input[type="file"]').setInputFiles(path)
  await mara.page.waitForURL(/replay\/file/)
  await mara.page.getByRole('slider').waitFor()
  await mara.button('What would a bot do?').waitFor({ state: 'detached' })
  await mara.looksRight()
  await mara.leave()
})
