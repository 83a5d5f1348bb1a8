import { LANGUAGES } from '@grotto/words'
import type { Browser, Page } from 'playwright-core'
import type { PreviewServer } from 'vite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectNoViolations } from '../../../e2e/axe.ts'
import { openGallery } from '../../../e2e/gallery.ts'
import { LAPTOP, openBrowser, PHONE } from '../../../e2e/visitor.ts'

let page: PreviewServer
let browser: Browser
beforeAll(async () => {
  page = await openGallery()
  browser = await openBrowser()
})
afterAll(async () => {
  await browser?.close()
  await page?.close()
})

interface Visit {
  readonly size?: typeof LAPTOP
  readonly language?: string
  readonly speed?: 'instant' | 'slow' | 'normal'
  /** What the system asks for; the player always asks for full motion here. */
  readonly system?: 'reduce' | 'no-preference'
}

/** A scene of the gallery, with the real rules behind it. */
async function open(query: string, visit: Visit = {}): Promise<Page> {
  const { size = LAPTOP, language = 'en', speed = 'instant', system = 'no-preference' } = visit
  const context = await browser.newContext({
    viewport: size,
    locale: language,
    hasTouch: size === PHONE,
    reducedMotion: system,
  })
  const settings = { state: { speed, motion: 'full', sound: false, confirm: 'tap' }, version: 0 }
  await context.addInitScript(`localStorage['grotto.settings'] = ${JSON.stringify(JSON.stringify(settings))}`)
  const scene = await context.newPage()
  scene.setDefaultTimeout(30_000)
  await scene.goto(`${page.resolvedUrls!.local[0]}src/boards/sub-terra/gallery/index.html?${query}`)
  await scene.locator('.st-cells button').first().waitFor()
  return scene
}

const asked = (scene: Page, question: string) => scene.locator(`.st-board[data-question="${question}"]`).waitFor()
const cell = (scene: Page, at: string) => scene.locator(`[data-cell="${at}"]`)
const says = (scene: Page, sentence: string) => scene.locator('.st-bar .st-why', { hasText: sentence }).waitFor()

describe('pointing at the cave', () => {
  test('a gap, then what to do there; the tile is turned and laid', async () => {
    const scene = await open('scene=middle', { size: PHONE })
    await cell(scene, '3,2').tap()
    await scene
      .getByRole('button', { name: /^Explore/ })
      .last()
      .tap()
    await asked(scene, 'place')
    await scene.locator('.st-ghost-handle').tap()
    expect(await scene.locator('.st-opt.st-on').count()).toBe(1)
    await scene.locator('.st-place [data-action="place"]:enabled').or(scene.locator('.st-rot').last()).first().tap()
    await scene.context().close()
  })

  test('a tile further off, and the caver runs there by herself', async () => {
    const scene = await open('scene=middle')
    await cell(scene, '1,0').click()
    await scene.locator('.st-run').waitFor({ state: 'attached' })
    await scene.getByRole('button', { name: /^Run: 3 steps/ }).click()
    await scene.locator('[data-cell="1,0"][aria-label*="Leader"]').waitFor()
    await scene.context().close()
  })

  test('a turn that does not fit says why and cannot be laid', async () => {
    const scene = await open('scene=placing')
    const lay = scene.locator('[data-action="place"]')
    await scene.locator('.st-opt.st-no').first().click()
    await says(scene, 'Turned like this it does not connect to your tile.')
    expect(await lay.isDisabled()).toBe(true)
    await scene.locator('.st-ghost-handle').hover()
    await scene.mouse.wheel(0, 100)
    await scene.locator('[data-action="place"]:enabled').click()
    await asked(scene, 'turn')
    await scene.context().close()
  })

  test('where the Diver comes up is pointed at', async () => {
    const scene = await open('scene=surfacing')
    await cell(scene, '1,2').click()
    await scene
      .getByRole('button', { name: /^Surface here/ })
      .last()
      .click()
    await scene.locator('[data-cell="1,2"][aria-label*="Diver"]').waitFor()
    await scene.context().close()
  })
})

test('a whole turn by keys alone', async () => {
  const scene = await open('scene=middle')
  await cell(scene, '3,1').focus()
  await scene.keyboard.press('ArrowDown')
  await scene.keyboard.press('Enter')
  await scene.locator('.st-pop').waitFor()
  await scene.keyboard.press('Escape')
  await scene.locator('[data-cell="3,2"]:focus').waitFor()
  await scene.keyboard.press('Enter')
  await scene.keyboard.press('2')
  await asked(scene, 'place')
  await scene.keyboard.press('r')
  await scene.keyboard.press('Shift+R')
  await scene.keyboard.press('n')
  await asked(scene, 'turn')
  await scene.keyboard.press('x')
  await scene.locator('.st-turn [role=img][aria-label="2 action points left"]').waitFor()
  await scene.keyboard.press('x')
  await says(scene, 'Exert works once a turn.')
  await scene.keyboard.press('n')
  await scene
    .locator('.st-board:not([data-question="turn"]), [data-cell][aria-label*="Medic; Bodyguard; your tile"]')
    .first()
    .waitFor({ state: 'attached' })
  await scene.context().close()
})

test('what is impossible says why: by pointing, by touch, by focus', async () => {
  const scene = await open('scene=middle')
  await scene.locator('[data-action="heal"]').hover()
  await says(scene, 'Nobody on your tile has lost health.')
  await scene.locator('[data-action="swim"]').focus()
  await says(scene, 'No flooded tile next to you.')
  await scene.context().close()
})

/** Ends the turn and answers what horrors ask, until the card of the round is shown. */
async function turnCard(scene: Page) {
  await scene.locator('[data-action="endTurn"]').click()
  const path = scene.locator('[data-action="horrorPath"]').first()
  const card = scene.locator('.st-hazard')
  await path.or(card).first().waitFor()
  while (!(await card.isVisible())) {
    if (await path.isVisible()) await path.click()
    await scene.waitForTimeout(50)
  }
  return card
}

const TREMOR = 'scene=middle&hazard=tremor&dice=2,4,3,5'

test('a card takes the whole board until one goes on', async () => {
  const scene = await open(TREMOR, { speed: 'slow' })
  const card = await turnCard(scene)
  expect(await card.getAttribute('aria-label')).toBe('Tremor')
  expect(await card.locator('li').count()).toBe(4)
  await card.getByRole('button', { name: 'Go on' }).click()
  await card.waitFor({ state: 'detached' })
  await scene.context().close()
})

test('who goes on from a flood sees the water rise in the cave', async () => {
  const scene = await open('scene=middle&hazard=flood', { speed: 'slow' })
  const card = await turnCard(scene)
  const rising = scene.locator('.st-level').first().waitFor({ state: 'attached' })
  await card.getByRole('button', { name: 'Go on' }).click()
  await rising
  await scene.locator('.st-tile.st-rising').first().waitFor({ state: 'attached' })
  await scene.context().close()
})

describe('at the usual speed what is being shown can be skipped to its end', () => {
  const SKIPS: Record<string, (scene: Page) => Promise<void>> = {
    'by a key': scene => scene.keyboard.press('Escape'),
    'by a tap anywhere': scene => scene.mouse.click(640, 120),
  }
  for (const [how, skip] of Object.entries(SKIPS))
    test(how, async () => {
      const scene = await open(TREMOR, { speed: 'normal' })
      await turnCard(scene)
      await scene.locator('.st-board[data-playing="true"]').waitFor()
      await skip(scene)
      await scene.locator('.st-board[data-playing="false"]').waitFor({ timeout: 3000 })
      await scene.locator('.st-top', { hasText: 'Round 8' }).waitFor({ timeout: 3000 })
      await scene.context().close()
    })
})

test('who chose full motion gets it, though the system asks for less', async () => {
  const scene = await open('scene=middle', { system: 'reduce' })
  const animation = await scene
    .locator('.st-lamp')
    .first()
    .evaluate(lamp => getComputedStyle(lamp).animationName)
  expect(animation).toBe('st-flicker')
  await scene.context().close()
})

const CUT_OFF = `[...document.querySelectorAll('.st-bar, .st-top, .st-act > span, .st-done, .st-tabs button')]
  .filter(each => each.scrollWidth > each.clientWidth + 1).map(each => each.innerText)`

describe('nothing is cut off', () => {
  for (const language of ['en', 'es', 'fr', 'it'])
    test(language, async () => {
      for (const [query, size] of [
        ['scene=middle', PHONE],
        ['scene=placing', PHONE],
        ['scene=middle', LAPTOP],
      ] as const) {
        const scene = await open(query, { size, language })
        expect([query, await scene.evaluate(CUT_OFF)]).toEqual([query, []])
        await scene.context().close()
      }
    })
})

describe('everybody can use it, as far as a program can tell', () => {
  for (const [query, size] of [
    ['scene=middle', LAPTOP],
    ['scene=placing', PHONE],
    ['seed=4&auto=5000', PHONE],
  ] as const)
    test(`${query} at ${size.width}`, async () => {
      const scene = await open(query, { size })
      await scene.waitForTimeout(400)
      await expectNoViolations(scene, query)
      await scene.context().close()
    })
})

describe('the head of the bar on a phone', () => {
  for (const language of LANGUAGES)
    test(`whose turn, points, exertion and end stand in one row in ${language}`, async () => {
      const scene = await open('scene=live&cavers=bodyguard,medic,scout,leader', { size: PHONE, language })
      await asked(scene, 'turn')
      const parts = await scene.locator('.st-turn > :is(.st-whose, .st-exert, .st-done)').all()
      const boxes = await Promise.all(parts.map(part => part.boundingBox()))
      const middles = boxes.map(box => Math.round(box!.y + box!.height / 2))
      expect(boxes).toHaveLength(3)
      expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(4)
      expect(Math.max(...boxes.map(box => box!.x + box!.width))).toBeLessThanOrEqual(PHONE.width - 8)
      const names = await scene.locator('.st-whose b').evaluate(each => each.scrollWidth - each.clientWidth)
      expect(names).toBe(0)
      await scene.context().close()
    })
})
