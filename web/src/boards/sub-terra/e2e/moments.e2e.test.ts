import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { LAPTOP, PHONE } from '../../../../e2e/visitor.ts'
import { openScenes } from './scenes.ts'

const open = openScenes()

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

test.each([LAPTOP, PHONE])('Z-10 Out of Time leaves somebody behind: that takes the whole board (%o)', async size => {
  const scene = await open('scene=middle&left=0&dice=1,6,6,6,6', { speed: 'slow', size })
  await endTurn(scene)
  const great = scene.locator('.st-great-devoured')
  await untilHorrorsAreAnswered(scene, great)
  expect(await great.getAttribute('aria-label')).toContain('Climber')
  await great.getByRole('button', { name: 'Go on' }).click()
  await great.waitFor({ state: 'detached' })
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
