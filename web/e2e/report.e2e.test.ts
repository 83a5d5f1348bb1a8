import { readFileSync } from 'node:fs'
import { gameById } from '@grotto/catalog'
import { differing, type ProblemReport, parseReport } from '@grotto/kernel'
import { expect, test } from 'vitest'
import { openEvening } from './evening.ts'
import { playDiamant } from './players.ts'
import { PHONE, type Visitor } from './visitor.ts'

const evening = openEvening()

interface Words {
  readonly title: string
  readonly says: RegExp
  readonly save: string
}
const ENGLISH: Words = { title: 'Report a problem', says: /^What went wrong/, save: 'Save the report' }
const FRENCH: Words = {
  title: 'Signaler un problème',
  says: /^Qu’est-ce qui ne va pas/,
  save: 'Enregistrer le rapport',
}

/** A board of hers, where she has a name. */
async function boardOf(who: Visitor, game: string): Promise<void> {
  await who.go('/')
  await who.page.locator('header button:has(.unseen)').first().click()
  await who.page.locator('.dialog .field').first().fill('Zuleika-7')
  await who.page.locator('.dialog button.dark').click()
  await who.go(`/play/${game}`)
}

/** The file that one button saves on her device. */
async function reportedBy(who: Visitor, { title, says, save }: Words): Promise<ProblemReport> {
  await who.page.locator('.table-menu button:has(.glyph-menu)').click()
  await who.page.getByText(title, { exact: true }).click()
  // It opens below the fold of a phone's menu, and comes up to be seen.
  const { height } = who.page.viewportSize()!
  const foot = async () => {
    const box = (await who.button(save).boundingBox())!
    return box.y + box.height
  }
  await expect.poll(foot).toBeLessThanOrEqual(height)
  await who.page.getByLabel(says).fill('The card is upside down')
  await who.looksRight()
  const [file] = await Promise.all([who.page.waitForEvent('download'), who.button(save).click()])
  await who.page.getByRole('status').filter({ hasText: file.suggestedFilename() }).waitFor()
  const text = readFileSync((await file.path())!, 'utf8')
  expect(text).not.toContain('Zuleika-7')
  return parseReport(JSON.parse(text))
}

test('a problem is reported from the board: the file shows the same again, and names nobody', async () => {
  const mara = await evening.visitor({ size: PHONE, language: 'fr' })
  await boardOf(mara, 'diamant')
  await playDiamant(mara.page, { moves: 2 })
  const luca = await evening.visitor()
  await boardOf(luca, 'sub-terra')
  await luca.page.locator('.st-acts').waitFor()
  const reports = [await reportedBy(mara, FRENCH), await reportedBy(luca, ENGLISH)]
  expect(reports.map(({ game }) => game)).toEqual(['diamant', 'sub-terra'])
  for (const report of reports) {
    expect([report.says, report.record?.game]).toEqual(['The card is upside down', report.game])
    expect(differing(gameById(report.game)!, report)).toBeUndefined()
  }
  await mara.leave()
  await luca.leave()
}, 300_000)
