import { expect, test } from 'vitest'
import { openEvening } from '../evening.ts'
import type { Visitor } from '../visitor.ts'
import { friendsAtPlay, leaveAll } from './friends.ts'

const evening = openEvening()

/** Once it may be laid: while something is told, a press only hurries that on. */
const card = ({ page }: Visitor, name: 'goOn' | 'leave') =>
  page.locator(`.choices button.${name}[aria-disabled="false"]`)
const lies = (visitor: Visitor, name: 'goOn' | 'leave') =>
  visitor.page.locator(`.choices button.${name}[aria-pressed="true"]`).waitFor()

test('D-30 a card laid at a live table may be changed until all have chosen, also after a reload', async () => {
  const [mara, luca, zoe] = (await friendsAtPlay(evening)) as [Visitor, Visitor, Visitor]
  await card(mara, 'goOn').click()
  await lies(mara, 'goOn')
  await card(mara, 'leave').waitFor()
  expect(await mara.page.title()).toBe('Diamant · Grotto')
  await card(mara, 'leave').click()
  await lies(mara, 'leave')
  await mara.page.reload()
  await lies(mara, 'leave')
  await card(luca, 'goOn').click()
  await lies(luca, 'goOn')
  await card(mara, 'goOn').click()
  await lies(mara, 'goOn')
  await card(zoe, 'leave').click()
  await zoe.page.locator('.dock.waiting').waitFor()
  // What was turned over is what lay there last: Mara went on with Luca.
  await Promise.all([mara, luca].map(({ page }) => page.locator('.choices button').first().waitFor()))
  await Promise.all([mara, luca, zoe].map(each => each.looksRight()))
  await leaveAll([mara, luca, zoe])
})
