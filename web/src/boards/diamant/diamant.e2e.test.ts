import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import type { PreviewServer } from 'vite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { leaveBrowser, sharedBrowser } from '../../../e2e/browser.ts'
import { openGallery } from '../../../e2e/gallery.ts'
import { complaints } from '../../../e2e/layout-checks.ts'
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

/** A scene of the gallery in which nobody else does anything by himself. */
async function open(query: string, options: BrowserContextOptions = { viewport: LAPTOP }): Promise<Page> {
  const context = await browser.newContext(options)
  await leaveUndrawn(context)
  const scene = await context.newPage()
  scene.setDefaultTimeout(20_000)
  await scene.clock.install()
  await scene.goto(`${page.resolvedUrls!.local[0]}src/boards/diamant/gallery/?manual=1&${query}`)
  await scene.locator('.diamant .scene .place').first().waitFor()
  return scene
}

/** Long enough for the page to draw, far too short for a beat to end by itself. */
const A_MOMENT_MS = 40
const QUICK_FINGERS_MS = 400

/** Stops the clock, then lets the others make their choices. */
async function goOnByClock(scene: Page): Promise<void> {
  await scene.clock.pauseAt(Date.now() + 60_000)
  for (const _ of ['nobody yet', 'all of them']) await scene.evaluate("dispatchEvent(new Event('tick'))")
  await scene.clock.runFor(A_MOMENT_MS)
}

const GO_ON = '.choices .goOn'
const LEAVE = '.choices .leave'
const pressed = (scene: Page, card: string) => scene.locator(`${card}[aria-pressed=true]`).waitFor()
const moment = (scene: Page): Promise<string> =>
  scene.evaluate("document.querySelector('.moment, .banner')?.className ?? 'nothing'")

describe('choosing', () => {
  test('by keys alone, and by keys the other way', async () => {
    const scene = await open('scene=empty&players=3')
    await scene.keyboard.press('g')
    await pressed(scene, GO_ON)
    await scene.keyboard.press('l')
    await pressed(scene, LEAVE)
    expect(await scene.locator('.status').innerText()).toContain('You changed your mind: I’m out')
    await scene.context().close()
  })

  test('a touch asks once more, a second one confirms', async () => {
    const scene = await open('scene=empty&players=3', { viewport: PHONE, hasTouch: true })
    await scene.locator(GO_ON).tap()
    expect(await scene.locator(GO_ON).getAttribute('aria-pressed')).toBe('false')
    expect(await scene.locator('.status').innerText()).toContain('Tap again to confirm.')
    await scene.locator(GO_ON).tap()
    await pressed(scene, GO_ON)
    // One tap too many asks for nothing.
    await scene.locator(GO_ON).tap({ force: true })
    await scene.clock.runFor(A_MOMENT_MS)
    expect(await scene.locator('.status').innerText()).not.toContain('Tap again to confirm.')
    await scene.context().close()
  })

  test('one tap decides where the player has set it so', async () => {
    const scene = await open('scene=empty&players=3&confirm=once', { viewport: PHONE, hasTouch: true })
    await scene.locator(GO_ON).tap()
    await pressed(scene, GO_ON)
    await scene.context().close()
  })

  test('a mouse need not be asked', async () => {
    const scene = await open('scene=empty&players=3')
    await scene.locator(LEAVE).click()
    await pressed(scene, LEAVE)
    await scene.context().close()
  })

  test('a card that lies there says why it cannot be laid again', async () => {
    const scene = await open('scene=empty&players=3')
    await scene.locator(GO_ON).click()
    await pressed(scene, GO_ON)
    expect(await scene.locator(GO_ON).getAttribute('title')).toBe(
      'This card already lies there. You may still choose the other one.',
    )
    await scene.context().close()
  })
})

describe('on a phone', () => {
  const hidden = "(table => table.scrollHeight - table.clientHeight)(document.querySelector('.diamant'))"

  test('the table is as high as the screen: there is nothing below to scroll to, whatever its size was before', async () => {
    const scene = await open('scene=middle')
    await scene.setViewportSize(PHONE)
    await scene.clock.runFor(A_MOMENT_MS)
    expect(await scene.evaluate(hidden)).toBe(0)
    expect(await scene.locator('.journal').isVisible()).toBe(false)
    await scene.context().close()
  })

  test('the figures explain themselves at a tap, and total and danger are said in words', async () => {
    const scene = await open('scene=middle', { viewport: PHONE, hasTouch: true })
    expect(await scene.locator('.status').innerText()).toMatch(/You hold (?:nothing|\d+ rub(?:y|ies)): some danger/)
    expect(await scene.locator('.explained').isVisible()).toBe(false)
    await scene.locator('.odds').tap()
    const said = await scene.locator('.explained').innerText()
    expect(said).toContain('15%: the next card is a second trap')
    expect(said).toMatch(/after one more card[\s\S]*if you leave now/)
    await scene.locator('.odds').tap()
    expect(await scene.locator('.explained').isVisible()).toBe(false)
    // It covers the path: whoever goes on to something else has read it.
    await scene.locator('.odds').tap()
    await scene.locator('.choices .goOn').tap()
    expect(await scene.locator('.explained').isVisible()).toBe(false)
    await scene.context().close()
  })

  test.each([4, 5])(
    'of %i a relic stands beside the token, never on it, and pushes nobody out of sight',
    async players => {
      const scene = await open(`scene=relics&players=${players}`, { viewport: PHONE })
      const outOfSight = "(strip => strip.scrollWidth - strip.clientWidth)(document.querySelector('.explorers ol'))"
      expect(await scene.evaluate(outOfSight)).toBe(0)
      const row = scene.locator('.explorers li:has(.relics)')
      const [relic, token, sum, whole] = await Promise.all(
        [row.locator('.relics'), row.locator('.token'), row.locator('.sum'), row].map(part => part.boundingBox()),
      )
      expect(relic!.x + relic!.width).toBeLessThanOrEqual(token!.x + 1)
      expect(sum!.x + sum!.width).toBeLessThanOrEqual(whole!.x + whole!.width)
      await scene.context().close()
    },
  )

  test('with text twice as large it scrolls, and the two cards stay under the thumbs', async () => {
    const scene = await open('scene=middle&language=fr', { viewport: PHONE })
    await scene.evaluate("document.documentElement.style.fontSize = '200%'")
    expect(await scene.evaluate(hidden)).toBeGreaterThan(100)
    for (const card of [GO_ON, LEAVE]) {
      const { y, height } = (await scene.locator(card).boundingBox())!
      expect(y + height).toBeLessThanOrEqual(PHONE.height)
      expect(height).toBeGreaterThanOrEqual(120)
    }
    for (const eye of ['cut-text', 'overlaps'] as const) expect(await complaints(scene, eye, '.scene')).toEqual([])
    await scene.context().close()
  })
})

test('any press ends what is being told, from the reveal over the trap to the next expedition', async () => {
  const scene = await open('scene=trap&players=4&speed=slow')
  await goOnByClock(scene)
  const press = () => scene.locator('.scene').click({ position: { x: 5, y: 5 }, force: true })
  // Quick fingers press a card twice: what comes so soon is still meant for it.
  await press()
  await scene.clock.runFor(QUICK_FINGERS_MS)
  const seen: string[] = []
  for (let presses = 0; presses < 12; presses++) {
    const now = await moment(scene)
    if (now !== seen.at(-1)) seen.push(now)
    await press()
    await scene.clock.runFor(A_MOMENT_MS)
  }
  expect(seen.map(name => name.replace('moment ', '').trim())).toEqual([
    'revealed',
    'revealed turned',
    'nothing',
    'trapped',
    'banner',
    'nothing',
  ])
  expect(await scene.locator(`${GO_ON}[aria-disabled=false]`).count()).toBe(1)
  await scene.context().close()
})

test('who wants it calm sees the same story without anything moving', async () => {
  const scene = await open('scene=reveal&calm=1')
  await goOnByClock(scene)
  const moving = `document.getAnimations().filter(each =>
    each.effect.getComputedTiming().activeDuration > 130 || (each.transitionProperty ?? 'opacity') !== 'opacity').length`
  for (let beats = 0; beats < 8; beats++) {
    expect(await scene.evaluate(moving)).toBe(0)
    await scene.clock.runFor(600)
  }
  expect(await scene.locator('.explorers').innerText()).toContain('18')
  await scene.context().close()
})

test('the journal, the odds and the traps say what happened', async () => {
  const scene = await open('scene=middle&language=es', { viewport: PHONE })
  await scene.getByRole('button', { name: 'Abrir el diario' }).click()
  expect(await scene.locator('.journal').innerText()).toContain('Serpientes, por primera vez')
  expect(await scene.locator('.risk').innerText()).toContain('15')
  const snakes = scene.getByRole('button', { name: /^serpientes: han aparecido una vez, 2 en el mazo/ })
  expect(await snakes.count()).toBe(1)
  await scene.context().close()
})

test.each(['en', 'es', 'it'])(
  'on a tablet the name of a trap and what is left of it stand in their own column (%s)',
  async language => {
    const scene = await open(`scene=long&players=5&language=${language}`, { viewport: { width: 1180, height: 820 } })
    const wider = `[...document.querySelectorAll('.traps button :is(b, small)')].flatMap(word => {
    const text = document.createRange()
    text.selectNodeContents(word)
    const by = text.getBoundingClientRect().width - word.closest('li').getBoundingClientRect().width
    return by > 0 ? [[word.textContent, Math.ceil(by)]] : []
  })`
    expect(await scene.evaluate(wider)).toEqual([])
    await scene.context().close()
  },
)
