import { expect, test } from 'vitest'
import { soakNotation } from './notation.ts'

test('a sample of the 5000: positions of games with an Engineer are written and read back', async () => {
  const { positions, scripted, blasted, mostTokens } = await soakNotation(100, { seed: 'sample', every: 5 }, 1)
  expect(positions).toBeGreaterThan(2_000)
  expect(scripted).toBeGreaterThan(1_000)
  expect(blasted).toBeGreaterThan(800)
  expect(mostTokens).toBeGreaterThan(10)
})
