import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { openEvening } from './evening.ts'
import { keepGames, playedSubTerra } from './kept-game.ts'
import { ENDED } from './players.ts'
import { LAPTOP, OTHER_SIZES, PHONE, type Size } from './visitor.ts'

const evening = openEvening()
const LARGE = OTHER_SIZES.filter(({ width }) => width > 1900)
const [TABLET] = OTHER_SIZES as [Size]

const at = async (page: Page, size: Size): Promise<void> => {
  await page.setViewportSize(size)
  await page.evaluate('document.fonts.ready.then(() => {})')
}
const boxOf = async (page: Page, selector: string) => (await page.locator(selector).first().boundingBox())!

describe('every size is designed', () => {
  test('the front page grows with the screen and leaves no third of it bare', async () => {
    const mara = await evening.visitor()
    await mara.go('/')
    await mara.page.locator('.shelves').waitFor()
    await at(mara.page, LAPTOP)
    const text = (await boxOf(mara.page, '.game h2')).height
    for (const size of LARGE) {
      await at(mara.page, size)
      const shelves = await boxOf(mara.page, '.shelves')
      expect((shelves.y + shelves.height) / size.height).toBeGreaterThan(0.85)
      expect((await boxOf(mara.page, '.front')).width / size.width).toBeGreaterThan(0.9)
      expect((await boxOf(mara.page, '.game h2')).height / text).toBeGreaterThan(1.2)
    }
    await mara.leave()
  })

  test('no title stands on those who stand in the picture', async () => {
    const mara = await evening.visitor()
    await mara.go('/')
    await mara.page.locator('.shelves').waitFor()
    for (const size of [PHONE, LAPTOP, ...OTHER_SIZES]) {
      await at(mara.page, size)
      for (const game of await mara.page.locator('.game').all()) {
        const [art, title] = [(await game.locator('.art').boundingBox())!, (await game.locator('h2').boundingBox())!]
        // Everybody in both pictures stands above four fifths of their height: see the heroes of the boards.
        expect([size.width, title.y >= art.y + art.height * 0.8]).toEqual([size.width, true])
      }
    }
    await mara.leave()
  })

  test.each(['/new/diamant', '/new/sub-terra', '/new/sub-terra?on=device'])(
    'the button that starts is in sight at %s',
    async address => {
      const mara = await evening.visitor()
      await mara.go(address)
      await mara.page.locator('.start .primary').waitFor()
      for (const size of [PHONE, LAPTOP, ...OTHER_SIZES]) {
        await at(mara.page, size)
        const { y, height } = await boxOf(mara.page, '.start .primary')
        expect([size.width, y >= 0 && y + height <= size.height]).toEqual([size.width, true])
      }
      await mara.leave()
    },
  )

  test('the end of Sub Terra is seen at once on a laptop, and stands in the middle of a tablet', async () => {
    const mara = await evening.visitor({ language: 'fr' })
    await mara.go('/')
    await mara.go(await keepGames(mara.page, playedSubTerra()))
    await mara.page.locator(ENDED).waitFor()
    for (const size of [LAPTOP, ...OTHER_SIZES.filter(({ height }) => height > 820)]) {
      await at(mara.page, size)
      const { y, height } = await boxOf(mara.page, '.st-ending article')
      expect([size.width, y >= 0 && y + height <= size.height]).toEqual([size.width, true])
      expect([size.width, Math.abs(size.height - (y + height) - y) < 4]).toEqual([size.width, true])
    }
    await mara.leave()
  })

  test('a tablet held upright shows the odds beside the cards, and no phone’s strip with empty sides', async () => {
    const mara = await evening.visitor({ size: TABLET })
    await mara.go('/play/diamant')
    await mara.page.locator('.choices button[aria-disabled="false"]').first().waitFor()
    const [cards, odds, scene] = await Promise.all(['.choices', '.odds', '.stage'].map(each => boxOf(mara.page, each)))
    expect(odds!.x).toBeGreaterThan(cards!.x + cards!.width)
    expect(odds!.y).toBeLessThan(cards!.y + cards!.height)
    expect(scene!.width).toBe(TABLET.width)
    expect(scene!.height).toBeGreaterThan(TABLET.height * 0.4)
    // A window that changes takes the mountain with it: its gate stands where the camp ends.
    await at(mara.page, LAPTOP)
    await at(mara.page, PHONE)
    await expect.poll(async () => (await boxOf(mara.page, '.mountain .flicker')).x).toBeLessThan(60)
    await mara.leave()
  })
})
