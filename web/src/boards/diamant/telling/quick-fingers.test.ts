import { expect, test } from 'vitest'
import { QuickFingers } from './quick-fingers.ts'

test('a press right after the telling began was meant for the card, a later one hurries', () => {
  const fingers = new QuickFingers()
  fingers.hear(false, 0)
  expect(fingers.mayHurry(5000)).toBe(false)
  fingers.hear(true, 5000)
  expect(fingers.mayHurry(5150)).toBe(false)
  // Beat after beat is drawn: the telling began with the first of them.
  fingers.hear(true, 5350)
  expect(fingers.mayHurry(5450)).toBe(true)
  fingers.hear(false, 6000)
  fingers.hear(true, 9000)
  expect(fingers.mayHurry(9100)).toBe(false)
})
