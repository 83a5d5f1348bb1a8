import { describe, expect, test } from 'vitest'
import { SAMPLES } from '../../../../../tools/samples.ts'
import { expectNoViolations } from '../../../../e2e/axe.ts'
import { LAPTOP, PHONE } from '../../../../e2e/visitor.ts'
import { asked, openScenes } from './scenes.ts'

const open = openScenes()

const CUT_OFF = `[...document.querySelectorAll('.st-bar, .st-top, .st-act > span, .st-done, .st-tabs button')]
  .filter(each => each.scrollWidth > each.clientWidth + 1).map(each => each.innerText)`

describe('nothing is cut off', () => {
  for (const language of SAMPLES.barLanguages)
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
  for (const language of SAMPLES.barLanguages)
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
