import { readFile } from 'node:fs/promises'
import type { TableMade } from '@grotto/protocol'
import type { Visitor } from '../visitor.ts'
import type { Tour } from './tour.ts'

/** A record of a game, opened from a file and brought to the server: wherever it is shown, it is marked. */
export async function fromAFile({ look }: Tour, mara: Visitor, replay: string): Promise<void> {
  await mara.go(replay)
  const record = await saved(mara)
  await mara.go('/')
  const file = { name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(record) }
  await mara.page.locator('.open-record input').setInputFiles(file)
  await mara.page.locator('.scrubber p.imported').waitFor()
  await look(mara, 'imported-replay')
  await mara.page.locator('.scrubber .tools-button').click()
  await mara.page.locator('.scrubber button:has(.glyph-check)').click()
  await mara.page.locator('.verdict.claimed').waitFor()
  await look(mara, 'imported-fairness')
  const { id } = await post(mara, '/api/records', record)
  const { id: fork } = await post(mara, `/api/tables/${id}/fork`, '{"move":3}')
  await mara.go('/')
  await mara.page.locator('.mine em.imported').nth(1).waitFor()
  await look(mara, 'front-with-imported')
  for (const [screen, table] of Object.entries({ 'imported-end': id, 'imported-room': fork })) {
    await mara.go(`/t/${table}`)
    await mara.page.locator('p.imported').first().waitFor()
    await look(mara, screen)
  }
}

async function saved({ page }: Visitor): Promise<string> {
  const download = page.waitForEvent('download')
  await page.locator('.scrubber .tools-button').click()
  await page.locator('.scrubber button:has(.glyph-save)').click()
  return readFile(await (await download).path(), 'utf8')
}

/** As a program of hers would, with her cookie. */
export const post = ({ page }: Visitor, path: string, body: string): Promise<TableMade> =>
  page.evaluate(
    ([to, text]) =>
      fetch(to!, { method: 'POST', headers: { 'content-type': 'application/json' }, body: text! }).then(
        answer => answer.json() as Promise<TableMade>,
      ),
    [path, body],
  )
