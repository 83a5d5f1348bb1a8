import { LANGUAGES } from '@grotto/words'
import type { Browser, Locator, Page } from 'playwright-core'
import type { PreviewServer } from 'vite'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { expectNoViolations } from '../../../e2e/axe.ts'
import { leaveBrowser, sharedBrowser } from '../../../e2e/browser.ts'
import { openGallery } from '../../../e2e/gallery.ts'
import { leaveUndrawn } from '../../../e2e/undrawn.ts'
import { LAPTOP, PHONE } from '../../../e2e/visitor.ts'

let page: PreviewServer
let browser: Browser
beforeAll(async () => {
  page = await openGallery()
  browser = await sharedBrowser()
})
afterAll(async () => {
  await leaveBrowser(browser)
  await page?.close()
})

interface Visit {
  readonly size?: typeof LAPTOP
  readonly language?: string
  readonly speed?: 'instant' | 'slow' | 'normal'
  /** Whether the player wants to be asked before what is dear or risky. */
  readonly askTwice?: boolean
  /** What the system asks for; the player always asks for full motion here. */
  readonly system?: 'reduce' | 'no-preference'
}

/** Those who have come, by what they wished: the next one of the same kind has the gallery's files already. */
const visitors = new Map<string, Promise<Page>>()

async function arrive(visit: Visit): Promise<Page> {
  const { size = LAPTOP, language = 'en', speed = 'instant', system = 'no-preference', askTwice = true } = visit
  const context = await browser.newContext({
    viewport: size,
    locale: language,
    hasTouch: size === PHONE,
    reducedMotion: system,
  })
  const settings = { state: { speed, motion: 'full', sound: false, confirm: 'tap', askTwice }, version: 0 }
  await context.addInitScript(`localStorage['grotto.settings'] = ${JSON.stringify(JSON.stringify(settings))}`)
  await leaveUndrawn(context)
  const scene = await context.newPage()
  scene.setDefaultTimeout(30_000)
  return scene
}

/** A scene of the gallery, with the real rules behind it. */
async function open(query: string, visit: Visit = {}): Promise<Page> {
  const kind = JSON.stringify(visit)
  visitors.set(kind, visitors.get(kind) ?? arrive(visit))
  const scene = await visitors.get(kind)!
  await scene.setViewportSize(visit.size ?? LAPTOP)
  await scene.goto(`${page.resolvedUrls!.local[0]}src/boards/sub-terra/gallery/index.html?${query}`)
  await scene.locator('.st-cells button').first().waitFor()
  return scene
}

/** Nothing of a scene goes on beside the next one. */
afterEach(async () => {
  for (const visitor of visitors.values()) await (await visitor).goto('about:blank')
})

const asked = (scene: Page, question: string) => scene.locator(`.st-board[data-question="${question}"]`).waitFor()
const cell = (scene: Page, at: string) => scene.locator(`[data-cell="${at}"]`)
const says = (scene: Page, sentence: string) =>
  scene.locator('.st-bar .st-why', { hasText: sentence }).first().waitFor()

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
  })

  test('a tile further off, and the caver runs there by herself', async () => {
    const scene = await open('scene=middle')
    await cell(scene, '1,0').click()
    await scene.locator('.st-run').waitFor({ state: 'attached' })
    await scene.getByRole('button', { name: /^Run: 3 steps/ }).click()
    await scene.locator('[data-cell="1,0"][aria-label*="Leader"]').waitFor()
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
  })

  test('where the Diver comes up is pointed at', async () => {
    const scene = await open('scene=surfacing')
    await cell(scene, '1,2').click()
    await scene
      .getByRole('button', { name: /^Surface here/ })
      .last()
      .click()
    await scene.locator('[data-cell="1,2"][aria-label*="Diver"]').waitFor()
  })
})

/** Presses a key in the very frame in which something is asked, before anything else can run. */
const pressAtOnce = (scene: Page, question: string, key: string) =>
  scene.evaluate(
    ([question, key]) => {
      const board = document.querySelector<HTMLElement>('.st-board')!
      const watch = new MutationObserver(() => {
        if (board.dataset.question !== question) return
        watch.disconnect()
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key: key!, bubbles: true }))
      })
      watch.observe(board, { attributeFilter: ['data-question'] })
    },
    [question, key],
  )

test('a whole turn by keys alone, the first in the very frame of a new scene', async () => {
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
  await asked(scene, 'place')
  await pressAtOnce(scene, 'turn', 'x')
  await scene.keyboard.press('t')
  await says(scene, '33% risk of losing 1 health')
  await scene.keyboard.press('x')
  await scene.locator('.st-turn [role=img][aria-label="2 action points left"]').waitFor()
  await scene.keyboard.press('x')
  await says(scene, 'Exert works once a turn.')
  await scene.keyboard.press('n')
  await says(scene, '2 action points are still left')
  await scene.keyboard.press('n')
  await scene
    .locator('.st-board:not([data-question="turn"]), [data-cell][aria-label*="your tile; Medic; Bodyguard"]')
    .first()
    .waitFor({ state: 'attached' })
})

test('what is impossible says why: by pointing, by touch, by focus', async () => {
  const scene = await open('scene=middle')
  await scene.locator('[data-action="heal"]').hover()
  await says(scene, 'Nobody on your tile has lost health.')
  await scene.locator('[data-action="swim"]').focus()
  await says(scene, 'No flooded tile next to you.')
})

async function endTurn(scene: Page) {
  await scene.locator('[data-action="endTurn"]').click()
  await scene.locator('.st-yes').click()
}

/** Answers what horrors ask, until something is shown. */
async function untilHorrorsAreAnswered(scene: Page, shown: Locator) {
  const path = scene.locator('[data-action="horrorPath"]').first()
  await path.or(shown).first().waitFor()
  while (!(await shown.isVisible())) {
    if (await path.isVisible()) await path.click()
    await scene.waitForTimeout(50)
  }
}

/** Ends the turn, until the card of the round is shown. */
async function turnCard(scene: Page) {
  await endTurn(scene)
  const card = scene.locator('.st-hazard')
  await untilHorrorsAreAnswered(scene, card)
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
})

test('a flood that hurts nobody is a line above the cave, and whoever goes on sees the water rise', async () => {
  const scene = await open('scene=middle&hazard=flood', { speed: 'slow' })
  await endTurn(scene)
  const banner = scene.locator('.st-banner')
  await untilHorrorsAreAnswered(scene, banner)
  expect(await banner.innerText()).toContain('Nobody is hurt.')
  expect(await scene.locator('.st-hazard').count()).toBe(0)
  const rising = scene.locator('.st-level').first().waitFor({ state: 'attached' })
  await scene.keyboard.press('Escape')
  await rising
  await scene.locator('.st-tile.st-rising').first().waitFor({ state: 'attached' })
})

test('a horror that fells somebody takes the whole board, until one goes on', async () => {
  const scene = await open('scene=hunted', { speed: 'slow' })
  await endTurn(scene)
  const great = scene.locator('.st-great')
  await untilHorrorsAreAnswered(scene, great)
  expect(await great.getAttribute('aria-label')).toMatch(/ is down\.$/)
  await great.getByRole('button', { name: 'Go on' }).click()
  await great.waitFor({ state: 'detached' })
})

describe('no accident spends a turn', () => {
  test('what costs two points says effect and odds at the first press, and is done by the second', async () => {
    const scene = await open('scene=middle', { size: PHONE })
    const hide = scene.locator('[data-action="hide"]')
    await hide.tap()
    await says(scene, '67% to succeed')
    await scene.locator('.st-turn [role=img][aria-label="2 action points left"]').waitFor()
    await hide.tap()
    await scene.locator('.st-turn [role=img][aria-label="0 action points left"]').waitFor()
    await scene.locator('.st-happened', { hasText: 'No points left: exert or end the turn.' }).waitFor()
  })

  test('the end of a turn asks while points are left, and can be called off', async () => {
    const scene = await open('scene=middle')
    await scene.locator('[data-action="endTurn"]').click()
    await says(scene, '2 action points are still left')
    await scene.keyboard.press('Escape')
    expect(await scene.locator('.st-asking').count()).toBe(0)
    await asked(scene, 'turn')
  })

  test('rough ground shows its price and its odds, on the tile and before one goes there', async () => {
    const scene = await open('scene=middle')
    expect(await scene.locator('.st-peril').first().textContent()).toBe('−33%')
    await scene.locator('[data-action="move"]').click()
    await cell(scene, '3,0').click()
    await scene.locator('.st-choice', { hasText: '33% risk of losing 1 health' }).first().waitFor()
    await scene.locator('[data-cell="3,1"][aria-label*="Leader"]').waitFor()
  })

  test('a command asks whom', async () => {
    const scene = await open('scene=middle')
    await scene.locator('[data-action="command"]').click()
    await says(scene, 'Command: whom?')
    await scene.locator('.st-whom-row').getByRole('button', { name: 'Medic' }).click()
    await asked(scene, 'commanded')
  })

  test('who does not want to be asked is not', async () => {
    const scene = await open('scene=middle', { askTwice: false })
    await scene.locator('[data-action="hide"]').click()
    await scene.locator('.st-turn [role=img][aria-label="0 action points left"]').waitFor()
  })
})

test('a die rolls, large, before anything tells its result', async () => {
  const scene = await open('scene=middle&hazard=tremor&dice=2', { speed: 'slow' })
  await scene.locator('[data-action="hide"]').click()
  await scene.locator('.st-yes').click()
  const die = scene.locator('.st-rolled .st-die')
  await die.waitFor()
  expect((await die.boundingBox())!.width).toBeGreaterThan(80)
  expect(await scene.locator('.st-board').innerText()).not.toContain('finds no cover')
  await scene.locator('.st-rolled.st-bad').waitFor()
  await scene.locator('.st-journal', { hasText: 'finds no cover' }).waitFor()
})

test('a horror says whom it hunts, how far that is and what stops it', async () => {
  const scene = await open('scene=middle', { size: PHONE })
  await scene.locator('.st-look button').nth(2).tap()
  await cell(scene, '0,-1').tap()
  await scene.locator('.st-hunting', { hasText: 'It hunts the Medic: 3 steps away.' }).waitFor()
  expect(await scene.locator('.st-hunting').innerText()).toContain('hides')
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
    })
})

test('who chose full motion gets it, though the system asks for less', async () => {
  const scene = await open('scene=middle', { system: 'reduce' })
  const animation = await scene
    .locator('.st-lamp')
    .first()
    .evaluate(lamp => getComputedStyle(lamp).animationName)
  expect(animation).toBe('st-flicker')
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
    })
})

const TABLET = { width: 820, height: 1180 }
const SIDEWAYS = { width: 1180, height: 820 }
const LARGE = { width: 1920, height: 1080 }

/** Cells one may point at (but for whom the panel names too), the drawn tile and the acting caver's, as far as they are out of sight or under something. */
const OUT_OF_SIGHT = `(() => {
  const box = element => element.getBoundingClientRect()
  const free = box(document.querySelector('.st-free'))
  const above = [...document.querySelectorAll('.st-look button, .st-edge, .st-bar, .st-strip, .st-top, .st-team, .st-aside')].map(box)
  const cells = [...document.querySelectorAll('.st-can:not(.st-whom), .st-ghost-handle, [data-cell][aria-label*="your tile"]')]
  const apart = (a, b) => a.right <= b.left + 1 || b.right <= a.left + 1 || a.bottom <= b.top + 1 || b.bottom <= a.top + 1
  const inside = a => a.left >= free.left - 1 && a.right <= free.right + 1 && a.top >= free.top - 1 && a.bottom <= free.bottom + 1
  const hidden = cells.filter(cell => !inside(box(cell)) || above.some(each => !apart(each, box(cell))))
  return { seen: cells.length - hidden.length, hidden: hidden.map(each => each.dataset.cell ?? 'drawn tile') }
})()`

/** All that must be seen is, once the view has come to rest. */
async function expectAllInSight(scene: Page, what: string): Promise<void> {
  const look = () => scene.evaluate(OUT_OF_SIGHT) as Promise<{ seen: number; hidden: string[] }>
  await expect.poll(async () => [what, (await look()).hidden]).toEqual([what, []])
  expect((await look()).seen).toBeGreaterThan(0)
}

describe('the camera shows who acts, all she may point at and a drawn tile', () => {
  for (const size of [PHONE, TABLET, SIDEWAYS, LAPTOP, LARGE])
    test(`at ${size.width} × ${size.height}`, async () => {
      for (const query of ['scene=middle', 'scene=placing', 'scene=surfacing', 'scene=vast', 'seed=3&auto=150']) {
        const scene = await open(query, { size })
        await expectAllInSight(scene, query)
      }
    })

  test('also after an act, with the panel pulled down and up, and when the window changes', async () => {
    const scene = await open('scene=middle', { size: PHONE })
    await scene.locator('.st-pull').tap()
    await scene.locator('.st-lowered').waitFor()
    await expectAllInSight(scene, 'pulled down')
    await scene.setViewportSize({ width: 360, height: 640 })
    await expectAllInSight(scene, 'smaller')
    await cell(scene, '3,0').tap()
    await scene.getByRole('button', { name: /^Move/ }).last().tap()
    await expectAllInSight(scene, 'moved')
  })

  test('who has moved the view herself keeps it until she asks for the game again', async () => {
    const scene = await open('scene=middle', { size: LAPTOP })
    await scene.mouse.move(640, 560)
    await scene.mouse.down()
    await scene.mouse.move(640, 60, { steps: 6 })
    await scene.mouse.up()
    await scene.setViewportSize({ width: 1270, height: 790 })
    const look = async () => (await scene.evaluate(OUT_OF_SIGHT)) as { hidden: string[] }
    expect((await look()).hidden.length).toBeGreaterThan(0)
    await scene.keyboard.press('c')
    await expectAllInSight(scene, 'followed')
  })
})

test('on a phone the panel is pulled down to one bar, and comes up by itself when it is needed', async () => {
  const scene = await open('scene=middle', { size: PHONE })
  const share = async () => (await scene.locator('.st-free').boundingBox())!.height / PHONE.height
  expect(await share()).toBeLessThan(0.55)
  const grip = (await scene.locator('.st-grip').boundingBox())!
  await scene.mouse.move(grip.x + grip.width / 2, grip.y + 6)
  await scene.mouse.down()
  await scene.mouse.move(grip.x + grip.width / 2, grip.y + 90, { steps: 4 })
  await scene.mouse.up()
  await scene.locator('.st-lowered').waitFor()
  expect(await share()).toBeGreaterThanOrEqual(0.75)
  for (const part of ['.st-whose', '.st-row', '[data-action="endTurn"]'])
    expect(await scene.locator(`.st-lowered ${part}`).isVisible()).toBe(true)
  await cell(scene, '3,2').tap()
  await scene
    .getByRole('button', { name: /^Explore/ })
    .last()
    .tap()
  await scene.locator('.st-place').waitFor()
  await expectAllInSight(scene, 'placing')
  await scene.locator('[data-action="place"]:enabled').tap()
  await scene.locator('.st-lowered').waitFor()
})

test('E-1 whoever waits on the exit ends her turns by herself, by key', async () => {
  const scene = await open('scene=leaving')
  const turnOf = (caver: string) => scene.locator('.st-whose small', { hasText: caver }).waitFor()
  const waits = () => scene.locator('[data-action="wait"][aria-pressed="true"]')
  await turnOf('Leader')
  await scene.keyboard.press('g')
  await waits().waitFor()
  await turnOf('Medic')
  expect(await waits().count()).toBe(0)
  await scene.keyboard.press('g')
  await turnOf('Scout')
  expect(await scene.locator('[data-action="wait"]').count()).toBe(0)
})
