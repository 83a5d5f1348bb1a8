import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { openEvening } from './evening.ts'
import { keepGames, playedDiamant, playedSubTerra } from './kept-game.ts'
import { PHONE } from './visitor.ts'

const evening = openEvening()

test('a game on this device is shared as a picture made here and its record', async () => {
  const mara = await evening.visitor({ size: PHONE })
  await mara.context.addInitScript('Object.defineProperty(Navigator.prototype, "canShare", { value: undefined })')
  await mara.go('/about')
  await mara.go(await keepGames(mara.page, playedDiamant()))
  const downloads: string[] = []
  const both = new Promise<void>(done =>
    mara.page.on('download', async download => {
      const bytes = await readFile(await download.path())
      const isPicture = bytes.subarray(1, 4).toString() === 'PNG'
      downloads.push(`${download.suggestedFilename()} ${isPicture ? 'a picture' : JSON.parse(bytes.toString()).game}`)
      if (downloads.length === 2) done()
    }),
  )
  await mara.page.locator('.after-game button:has(.glyph-share)').click()
  await both
  expect(downloads.sort()).toEqual(['diamant.grotto.json diamant', 'diamant.png a picture'])
  await mara.leave()
})

/** Somewhere on the ribbon from which an emblem hangs. */
const RIBBON = [1014, 38] as const

test('the picture of a game of Sub Terra shows its medal', async () => {
  const mara = await evening.visitor({ size: PHONE })
  await mara.context.addInitScript('Object.defineProperty(Navigator.prototype, "canShare", { value: undefined })')
  await mara.go('/about')
  await mara.go(await keepGames(mara.page, playedSubTerra()))
  const [download] = await Promise.all([
    mara.page.waitForEvent('download', made => made.suggestedFilename().endsWith('.png')),
    mara.page.locator('.after-game button:has(.glyph-share)').click(),
  ])
  const bytes = (await readFile(await download.path())).toString('base64')
  const [red, green, blue] = (await mara.page.evaluate(`(async () => {
    const image = Object.assign(new Image(), { src: 'data:image/png;base64,${bytes}' })
    await image.decode()
    const pen = Object.assign(document.createElement('canvas'), { width: 1200, height: 630 }).getContext('2d')
    pen.drawImage(image, 0, 0)
    return [...pen.getImageData(${RIBBON.join()}, 1, 1).data]
  })()`)) as number[]
  expect(red).toBeGreaterThan(2 * Math.max(green!, blue!))
  await mara.leave()
})

test('a replay jumps at once, leaves a phone at least half of its height, and plays on with bots', async () => {
  const mara = await evening.visitor({ size: PHONE })
  await mara.go('/about')
  await mara.go(await keepGames(mara.page, playedDiamant()))
  await mara.page.evaluate(
    `localStorage['grotto.settings'] = localStorage['grotto.settings'].replace('instant', 'slow')`,
  )
  await mara.page.locator('.after-game a:has(.glyph-film)').click()
  await mara.page.locator('.scrubber input').waitFor()
  await mara.page.reload()
  const board = (await mara.page.locator('.replay .play').boundingBox())!
  expect(board.height).toBeGreaterThan(PHONE.height / 2)
  const stage = (await mara.page.locator('.diamant .stage').boundingBox())!
  expect(stage.height).toBeGreaterThan(PHONE.height * 0.3)
  for (const move of ['1', '2', '3']) {
    await mara.page.locator('.scrubber input').fill(move)
    await mara.page.waitForTimeout(150)
    expect(await mara.page.locator('.diamant .moment').count()).toBe(0)
  }
  await mara.page.locator('.scrubber .tools-button').click()
  await mara.page.locator('.scrubber button:has(.glyph-fork)').click()
  expect(await mara.page.locator('.fork-dialog > .plain').count()).toBe(4)
  await mara.page.locator('.fork-dialog > .plain').nth(1).click()
  await mara.page.waitForURL(/\/local\//)
  await mara.page.locator('.diamant .stage').waitFor()
  await mara.leave()
})

test('a replay of Sub Terra leaves the cave more than half of a phone, and says what happened last', async () => {
  const mara = await evening.visitor({ size: PHONE })
  await mara.go('/about')
  await mara.go(await keepGames(mara.page, playedSubTerra()))
  await mara.page.locator('.after-game a:has(.glyph-film)').click()
  await mara.page.locator('.scrubber input').fill('58')
  await mara.page.locator('.st-lowered .st-whose small', { hasText: /\.$/ }).waitFor()
  const cave = (await mara.page.locator('.st-free').boundingBox())!
  expect(cave.height).toBeGreaterThan(PHONE.height / 2)
  await mara.leave()
})
