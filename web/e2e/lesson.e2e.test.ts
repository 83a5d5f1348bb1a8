import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectNoViolations } from './axe.ts'
import { openEvening } from './evening.ts'
import { Ear } from './hear/ear.ts'
import { PHONE } from './visitor.ts'

const evening = openEvening()

const progress = (page: Page): Promise<string> => page.locator('.lesson-progress').innerText()
const said = (page: Page): Promise<string> => page.locator('.lesson-said').innerText()
const isOver = async (page: Page): Promise<boolean> => (await page.locator('.lesson-onwards').count()) > 0

/** What is asked for, in the notation of the game; nothing where something is only told. Waits while the others act. */
async function asked(page: Page): Promise<string> {
  await page.locator('.lesson-panel footer').waitFor()
  return (await page.locator('main.play').getAttribute('data-asked')) ?? ''
}

const LONGEST_MS = 20_000

/** What a board does once a new scene is drawn is done: nobody presses a key faster. */
const settled = (page: Page) =>
  page.evaluate('new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 30))))')

/** Something has happened when it says so elsewhere: another step, or another action of the same. */
async function after(page: Page, action: () => Promise<void>): Promise<void> {
  const before = [await progress(page), await asked(page)].join()
  await action()
  await expect
    .poll(async () => (await isOver(page)) || [await progress(page), await asked(page)].join() !== before, {
      message: `on from ${before}`,
      timeout: LONGEST_MS,
    })
    .toBe(true)
}

test('Diamant by pointing on a phone: from the front page to a first game with the coach', async () => {
  const mara = await evening.visitor({ size: PHONE })
  const { page } = mara
  const lesson = page.locator('article[data-game="diamant"]').getByRole('link', { name: 'Learn by playing' })
  /** A touch is confirmed by a second one. */
  const choose = async (card: string) => {
    await page.locator(`.choices .${card}`).tap()
    await page.locator(`.choices .${card}`).tap()
  }
  const onward = async () => {
    const card = await asked(page)
    await after(page, () => (card ? choose(card) : page.getByRole('button', { name: 'Continue' }).tap()))
  }
  await mara.go('/')
  await lesson.tap()
  await onward()
  await onward()
  expect(await progress(page)).toBe('Step 3 of 16')
  await expectNoViolations(page, 'a lesson that asks')

  await choose('leave')
  await page.locator('.lesson-wrong').waitFor()
  expect(await said(page)).toMatch(/something else comes first.*Choose “Go on!”/s)
  expect(await progress(page)).toBe('Step 3 of 16')

  while ((await progress(page)) !== 'Step 8 of 16') await onward()
  const before = await said(page)
  await page.reload()
  await page.getByRole('button', { name: 'Continue' }).waitFor()
  expect([await progress(page), await said(page)]).toEqual(['Step 8 of 16', before])
  await mara.looksRight()

  while ((await progress(page)) !== 'Step 16 of 16') await onward()
  await page.getByRole('button', { name: 'What would a bot do?' }).tap()
  await expect
    .poll(() => page.locator('.advice-now').innerText(), { timeout: 20_000 })
    .toMatch(/(next card|Leaving brings home) .*“(Go on!|I’m out)” is what I would do/)
  await page.locator('.advice').getByRole('button', { name: 'Close' }).tap()
  while (!(await isOver(page))) await onward()
  await expectNoViolations(page, 'the end of a lesson')
  // What it leads on to takes no more room than a step did: all of the board is still there.
  const odds = (await page.locator('.diamant .odds').boundingBox())!
  const cards = (await page.locator('.diamant .choices').boundingBox())!
  expect(odds.y + odds.height).toBeLessThanOrEqual(cards.y)
  await page.getByRole('link', { name: 'Play a first game' }).tap()
  await page.locator('.advice').getByText('touch the light bulb').waitFor()
  await mara.looksRight()

  await mara.go('/')
  await page.locator('.mine .line').waitFor()
  expect(await lesson.count()).toBe(0)
  await mara.leave()
})

test('Sub Terra by keys alone, and it goes on where it was', async () => {
  const mara = await evening.visitor()
  const { page } = mara
  const press = (key: string) => page.keyboard.press(key)
  const KEYS: Record<string, string> = {
    explore: 'e',
    reveal: 'v',
    move: 'm',
    exert: 'x',
    hide: 'h',
    end: 'n',
    sprint: 'z',
    bandage: 'a',
    place: 't',
  }
  const OFTEN_ASKED = ['explore', 'reveal', 'move', 'exert', 'hide']
  const ARROWS: Record<string, string> = { n: 'ArrowUp', e: 'ArrowRight', s: 'ArrowDown', w: 'ArrowLeft' }
  const focused = (attribute: string) =>
    page.evaluate(`document.activeElement?.getAttribute(${JSON.stringify(attribute)}) ?? ''`) as Promise<string>

  /** Into the cave, to the tile from which one walks: whoever comes in by Tab comes in there. */
  const toMyTile = async () => {
    if (await focused('data-cell')) {
      await press('Tab')
      await press('Shift+Tab')
    }
    for (let i = 0; i < 60 && !(await focused('data-cell')); i++) await press('Tab')
    const mine = await page.locator('.st-cells button[tabindex="0"]').getAttribute('data-cell')
    if ((await focused('data-cell')) !== mine) throw new Error(`focus is not on ${mine}`)
  }
  const pointTo = async (side: string) => {
    await toMyTile()
    await press(ARROWS[side]!)
    await press('Enter')
  }
  const onward = async () => {
    const wanted = await asked(page)
    await settled(page)
    const [, verb = '', object = ''] = wanted.split(' ')
    await after(page, async () => {
      if (!wanted) return press('Enter')
      if (verb !== 'step') await press(KEYS[verb]!)
      if (!OFTEN_ASKED.includes(verb)) return ARROWS[object] ? pointTo(object) : undefined
      // What is dear or final says what is at stake; a second press does it where there is only one way.
      await page.locator('.st-asking').waitFor()
      if (await page.locator('.st-asking .st-yes').count()) await press(KEYS[verb]!)
      else await pointTo(object)
    })
  }
  await Ear.at(page)
  const heard = () => page.evaluate('globalThis.heard') as Promise<string[]>
  await mara.go('/learn/sub-terra/play')
  await onward()
  expect(await progress(page)).toBe('Step 2 of 24')

  // Two points are there: the rules allow to hide, the lesson wants something else.
  await press('h')
  await press('h')
  await page.locator('.lesson-wrong').waitFor()
  expect(await progress(page)).toBe('Step 2 of 24')
  // Nothing has fallen in: the board itself says why there is nothing to dig, and by which rule.
  await press('d')
  await page.locator('.st-why .rule-link').getByText('A-8').waitFor()
  await expectNoViolations(page, 'a lesson of Sub Terra')

  await onward()
  await press('r')
  for (let i = 0; i < 4 && !(await page.locator('.st-place .st-why .rule-link').count()); i++) await press('r')
  await page.locator('.st-place .st-why .rule-link').waitFor()
  for (let i = 0; i < 4 && (await page.locator('.st-place .st-why .rule-link').count()); i++) await press('r')
  await onward()

  while ((await progress(page)) !== 'Step 10 of 24') await onward()
  const told = await heard()
  const place = (sentence: RegExp) => told.findIndex(each => sentence.test(each))
  expect(place(/^The Medic loses 1 health/)).toBeGreaterThan(-1)
  // What it means is said after what happened, never before.
  expect(place(/^The die shows 2: the check fails/)).toBeGreaterThan(place(/^The Medic loses 1 health/))
  await page.reload()
  expect(await asked(page)).toBe('medic reveal n')
  await expect.poll(async () => (await heard()).at(-1)).toMatch(/^Point at the opening above you/)
  expect(await progress(page)).toBe('Step 10 of 24')
  while (!(await isOver(page))) await onward()
  expect(await page.locator('.st-board').innerText()).toMatch(/gold/i)
  await expectNoViolations(page, 'the end of a lesson of Sub Terra')
  expect(mara.problems).toEqual([])
  await mara.leave()
})
