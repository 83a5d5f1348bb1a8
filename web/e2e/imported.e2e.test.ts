import { readFile } from 'node:fs/promises'
import type { GameRecord } from '@grotto/kernel'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openEvening } from './evening.ts'
import { keepGames, playedDiamant } from './kept-game.ts'
import { post } from './tour/from-a-file.ts'
import type { Visitor } from './visitor.ts'

const evening = openEvening()
const WHOLE = 'Imported from a file: its fairness is as claimed by the file.'
const START = 'Goes on from an imported game: what came before is as claimed by the file.'

async function saved(page: Page, button: string): Promise<GameRecord> {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: button }).click()
  return JSON.parse(await readFile(await (await download).path(), 'utf8')) as GameRecord
}

const openFile = (page: Page, record: object): Promise<void> =>
  page.locator('.open-record input').setInputFiles({
    name: 'game.grotto.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(record)),
  })

async function checked(visitor: Visitor): Promise<string> {
  await visitor.button('Check fairness').click()
  const verdict = visitor.page.locator('.verdict')
  await verdict.filter({ hasText: /./ }).waitFor()
  return (await verdict.textContent())!
}

test('a game from a file says so: on its replay, in lists, in the fairness check, and when it is taken out again', async () => {
  const mara = await evening.visitor()
  const { page } = mara
  await mara.go('/about')
  await mara.go(await keepGames(page, playedDiamant()))
  const played = await saved(page, 'Save the record')
  expect(played).not.toHaveProperty('imported')
  const forged = { ...played, imported: false, fairness: { ...played.fairness, kind: 'sealed' } }

  await mara.go('/')
  await openFile(page, forged)
  await page.waitForURL(/\/replay\/file\//)
  await page.getByText(WHOLE).waitFor()
  expect(await checked(mara)).toContain('Where these come from is as claimed by the file.')
  await mara.looksRight()
  expect(await saved(page, 'Save the record as a file')).toMatchObject({ imported: 'whole' })

  await mara.button('Play on from here').click()
  await mara.button(/^As it was/).click()
  await page.waitForURL(/\/local\//)
  const { id } = await post(mara, '/api/records', JSON.stringify(forged))
  const { id: fork } = await post(mara, `/api/tables/${id}/fork`, '{"move":3}')
  await mara.go('/')
  const line = (path: string) => page.locator(`.mine a[href^="${path}"]`)
  await line(`/t/${id}`).getByText('imported', { exact: true }).waitFor()
  await line(`/t/${fork}`).getByText('from an imported game').waitFor()
  await line('/local/').getByText('from an imported game').waitFor()
  await mara.looksRight()

  await mara.go(`/t/${id}`)
  await page.getByText(WHOLE).first().waitFor()
  await mara.button(/^People and chat/).click()
  await page.getByText('Fair shuffles').click()
  await page.locator('.fairness').getByText(WHOLE).waitFor()
  expect(await page.locator('.fairness code').count()).toBe(0)
  await mara.looksRight()

  await mara.go(`/replay/table/${id}`)
  await page.getByText(WHOLE).waitFor()
  expect(await checked(mara)).toContain('as claimed by the file')
  await mara.go(`/t/${fork}`)
  await page.getByText(START).waitFor()
  await mara.looksRight()
  await mara.leave()
})
