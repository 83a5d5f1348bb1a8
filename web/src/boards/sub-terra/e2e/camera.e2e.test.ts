import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { SAMPLES } from '../../../../../tools/samples.ts'
import { LAPTOP, PHONE } from '../../../../e2e/visitor.ts'
import { cell, openScenes } from './scenes.ts'

const open = openScenes()

const SIZES = {
  phone: PHONE,
  tablet: { width: 820, height: 1180 },
  sideways: { width: 1180, height: 820 },
  laptop: LAPTOP,
  large: { width: 1920, height: 1080 },
}

/** Cells one may point at, the drawn tile and the acting caver's, as far as they are out of sight or under something. */
const outOfSight = (besides = 'none') => `(() => {
  const box = element => element.getBoundingClientRect()
  const free = box(document.querySelector('.st-free'))
  const above = [...document.querySelectorAll('.st-look button, .st-edge, .st-bar, .st-strip, .st-top, .st-team, .st-aside')].map(box)
  const cells = [...document.querySelectorAll('.st-can, .st-ghost-handle, [data-cell][aria-label*="your tile"]')]
    .filter(cell => !cell.matches('${besides}'))
  const apart = (a, b) => a.right <= b.left + 1 || b.right <= a.left + 1 || a.bottom <= b.top + 1 || b.bottom <= a.top + 1
  const inside = a => a.left >= free.left - 1 && a.right <= free.right + 1 && a.top >= free.top - 1 && a.bottom <= free.bottom + 1
  const hidden = cells.filter(cell => !inside(box(cell)) || above.some(each => !apart(each, box(cell))))
  return { seen: cells.length - hidden.length, hidden: hidden.map(each => each.dataset.cell ?? 'drawn tile') }
})()`

/** All that must be seen is, once the view has come to rest. */
async function expectAllInSight(scene: Page, what: string, besides?: string): Promise<void> {
  const look = () => scene.evaluate(outOfSight(besides)) as Promise<{ seen: number; hidden: string[] }>
  await expect.poll(async () => [what, (await look()).hidden]).toEqual([what, []])
  expect((await look()).seen).toBeGreaterThan(0)
}

/** Who can do nothing there but command whoever stands there; the panel names them too. */
const CALLED = '.st-call'

describe('the camera shows who acts, all she may point at and a drawn tile', () => {
  for (const size of SAMPLES.cameraSizes.map(name => SIZES[name]))
    test(`at ${size.width} × ${size.height}`, async () => {
      for (const query of ['scene=middle', 'scene=placing', 'scene=surfacing', 'scene=vast', 'seed=3&auto=150']) {
        const scene = await open(query, { size })
        await expectAllInSight(scene, query, size === PHONE && query === 'scene=vast' ? CALLED : undefined)
      }
    })

  test('in a full cave on a phone tiles stay wide enough for a finger until one asks whom to command', async () => {
    const scene = await open('scene=vast', { size: PHONE })
    await expectAllInSight(scene, 'whoever is too far to be called', CALLED)
    expect((await scene.locator('.st-can').first().boundingBox())!.width).toBeGreaterThanOrEqual(44)
    await scene.locator('[data-action="command"]').tap()
    await scene.locator('.st-whom-row').waitFor()
    await expectAllInSight(scene, 'whom to command')
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
    const look = async () => (await scene.evaluate(outOfSight())) as { hidden: string[] }
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
