import { expect, test } from 'vitest'
import { openEvening } from '../evening.ts'
import { exert } from '../players.ts'
import type { Visitor } from '../visitor.ts'
import { friendsAtPlay, leaveAll } from './friends.ts'

const evening = openEvening()
const UNDO = '.table-menu button:has(.glyph-again)'

test('a request to take back can be withdrawn, ends by itself, and takes no press that was meant for something else', async () => {
  const friends = (await friendsAtPlay(evening, { game: 'sub-terra', people: 2, consent: true })) as [Visitor, Visitor]
  const acting = await Promise.any(
    friends.map(async each => {
      await each.page.locator('.st-exert').waitFor({ timeout: 60_000 })
      return each
    }),
  )
  const other = friends.find(each => each !== acting)!
  await exert(acting.page)
  await acting.page.locator(UNDO).click()
  const answers = other.page.locator('.vote .answers button')
  await answers.first().waitFor()
  expect(
    await answers.evaluateAll(all => all.map(each => (each as unknown as { disabled: boolean }).disabled)),
  ).toEqual([true, true])
  const [no, yes] = await answers.evaluateAll(all =>
    all.map(each =>
      (
        each as unknown as { getBoundingClientRect(): { left: number; right: number; top: number; bottom: number } }
      ).getBoundingClientRect(),
    ),
  )
  expect(Math.max(yes!.left - no!.right, yes!.top - no!.bottom)).toBeGreaterThanOrEqual(20)
  await other.looksRight()
  await acting.page.locator('.vote .plain').click()
  await other.page.locator('.vote').waitFor({ state: 'hidden' })
  const told = other.page.locator('.toasts p', { hasText: /proposal is off|proposta/ })
  const [said, bar] = [await told.boundingBox(), await other.page.locator('.st-bar').boundingBox()]
  expect(said!.y + said!.height).toBeLessThanOrEqual(bar!.y)

  await acting.page.locator(UNDO).click()
  await other.page.locator('.vote').waitFor()
  await other.page.locator('.vote').waitFor({ state: 'hidden', timeout: 40_000 })
  await acting.page.locator('.vote').waitFor({ state: 'hidden' })

  await acting.page.locator(UNDO).click()
  await other.page.locator('.vote .answers button:enabled').nth(1).click()
  await acting.page.locator('.vote').waitFor({ state: 'hidden' })
  await acting.page.locator('.st-exert:not([disabled]):not([aria-disabled="true"])').waitFor()
  await leaveAll(friends)
})
