import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { LAPTOP, PHONE } from '../../../../e2e/visitor.ts'
import { asked, cell, openScenes, says } from './scenes.ts'

const open = openScenes()

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

test.each([
  ['below-water', 'swim'],
  ['below-squeeze', 'squeeze'],
])('C-9 %s: who stands on a slide is told of the rope she would need to %s', async (where, action) => {
  const scene = await open(`scene=${where}`)
  await scene.locator(`[data-action="${action}"]`).hover()
  await says(scene, 'Going back up the slide needs a rope.')
  const phone = await open(`scene=${where}`, { size: PHONE })
  await phone.locator(`[data-action="${action}"]`).tap({ force: true })
  await says(phone, 'Going back up the slide needs a rope.')
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

test('a horror says whom it hunts, how far that is and what stops it', async () => {
  const scene = await open('scene=middle', { size: PHONE })
  await scene.locator('.st-look button').nth(2).tap()
  await cell(scene, '0,-1').tap()
  await scene.locator('.st-hunting', { hasText: 'It hunts the Medic: 3 steps away.' }).waitFor()
  expect(await scene.locator('.st-hunting').innerText()).toContain('hides')
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

test('an intent fades when its caver goes the other way', async () => {
  const scene = await open('scene=middle&talk')
  await cell(scene, '3,0').click({ button: 'right' })
  await scene.locator('.st-choice[data-plan="go"]').click()
  await scene.locator('.st-plan[data-plan="go"]').waitFor()
  await scene.locator('[data-action="move"]').click()
  await cell(scene, '2,1').click()
  await scene.locator('[data-cell="2,1"][aria-label*="Leader"]').waitFor()
  await scene.locator('.st-plan').waitFor({ state: 'detached' })
})

test.each([LAPTOP, PHONE])('an intent leaves the price of the tile above it readable (%o)', async size => {
  const scene = await open('scene=middle&talk&plans', { size })
  const label = scene.locator('.st-plan[data-plan="heal"][data-place="above"]')
  await label.waitFor()
  const [words, prices] = await Promise.all([label.boundingBox(), boxesOf(scene.locator('.st-cost-text'))])
  expect(prices.length).toBeGreaterThan(3)
  expect(prices.filter(price => overlap(price, words!))).toEqual([])
})

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}
const boxesOf = async (all: Locator): Promise<Box[]> =>
  (await Promise.all((await all.all()).map(each => each.boundingBox()))).flatMap(box => box ?? [])
const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
