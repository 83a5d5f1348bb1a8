import { whyNoFaults } from '@grotto/storage/test-kit/disk'
import { expect, test } from 'vitest'
import { losePower } from './run.ts'

const whyNot = whyNoFaults()
if (whyNot) console.warn(`the loss of power is not tested: ${whyNot}`)

test.skipIf(whyNot)(
  'the power goes: nothing told is gone, every table replays, the file is whole',
  async () => {
    const { told, problems } = await losePower({ cuts: 30, moves: 60, seed: 'a sample' })
    expect(problems).toEqual([])
    expect(told).toBeGreaterThan(300)
  },
  180_000,
)
