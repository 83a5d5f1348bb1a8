import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fastChance } from '@grotto/kernel'
import { describe, expect, test } from 'vitest'
import { gameOptions } from '../games/lab-game.ts'
import { labGameOf } from '../games/lab-games.ts'
import { tuningChart } from './chart.ts'
import { cloudAround, drawCandidates, middleOf, nextCloud, type Weights } from './cross-entropy.ts'
import { noteIn, readLog } from './log.ts'
import { stagesOf, type Tuning, tune, verdict } from './tune.ts'

const SUB_TERRA = labGameOf('sub-terra')
const TUNING: Tuning = {
  cells: [{ name: 'a cave', options: gameOptions(SUB_TERRA, { players: 4 }) }],
  seed: 'tuning',
  generations: 2,
  candidates: 3,
  elite: 2,
  games: 2,
  stray: 0.4,
  keep: 0.2,
}

test('the cross-entropy method finds a hill that is known', () => {
  const hill: Weights = { height: 7, breadth: 0.2, depth: 30 }
  const far = (weights: Weights) =>
    Object.entries(hill).reduce((sum, [name, top]) => sum + Math.log(weights[name]! / top) ** 2, 0)
  let cloud = cloudAround({ height: 1, breadth: 1, depth: 10 }, 1)
  const chance = fastChance('hill')
  for (let generation = 0; generation < 12; generation++) {
    const ranked = drawCandidates(cloud, 40, chance).sort((a, b) => far(a) - far(b))
    cloud = nextCloud(cloud, ranked.slice(0, 8), 0.2)
  }
  expect(far(middleOf(cloud))).toBeLessThan(0.02)
})

describe('successive halving', () => {
  const setting = { candidates: 28, elite: 7, games: 240, generations: 1, stray: 0.4, keep: 0.2 }

  test('lets the better half play on, and ends with the elite', () => {
    expect(stagesOf({ ...setting, halving: true })).toEqual([
      { from: 0, to: 120, survivors: 14 },
      { from: 120, to: 240, survivors: 7 },
    ])
    expect(stagesOf(setting)).toEqual([{ from: 0, to: 240, survivors: 7 }])
  })

  test.each([
    [7, 7],
    [8, 7],
    [100, 3],
    [2, 1],
  ])('%i candidates and an elite of %i: every deal once, and never fewer than the elite', (candidates, elite) => {
    const stages = stagesOf({ ...setting, candidates, elite, games: 37, halving: true })
    expect(stages.map(({ from }) => from)).toEqual([0, ...stages.map(({ to }) => to).slice(0, -1)])
    expect(stages.at(-1)).toMatchObject({ to: 37, survivors: elite })
    for (const { survivors } of stages) expect(survivors).toBeGreaterThanOrEqual(elite)
  })

  test('the generation of a seed is the same whatever the number of cores', async () => {
    const halved = { ...TUNING, generations: 1, candidates: 4, elite: 1, halving: true }
    const [alone] = await tune(SUB_TERRA, halved, [], undefined, 1)
    expect(await tune(SUB_TERRA, halved, [], undefined, 2)).toEqual([alone])
    expect(alone!.best).toBeGreaterThanOrEqual(alone!.mean)
  })
})

test('the log is a chart: a line for the middle, the mean and the best', () => {
  const cloud = cloudAround({ tile: 1 }, 0.4)
  const svg = tuningChart([1, 2].map(generation => ({ generation, middle: 0.2, mean: 0.1, best: 0.3, cloud })))
  expect(svg).toMatch(/^<svg [^>]*xmlns/)
  for (const name of ['middle', 'mean', 'elite']) expect(svg).toContain(`>${name}<`)
  expect(tuningChart([])).toContain('<svg')
})

describe('tuning a bot', () => {
  test('stopped and taken up again ends where it would have ended', async () => {
    const whole = await tune(SUB_TERRA, TUNING, [], undefined, 1)
    const file = join(mkdtempSync(join(tmpdir(), 'grotto-')), 'tuning.jsonl')
    const setting = { seed: TUNING.seed }
    await tune(SUB_TERRA, { ...TUNING, generations: 1 }, [], noteIn(file, setting), 1)
    const again = await tune(SUB_TERRA, TUNING, readLog(file, setting), noteIn(file, setting), 1)
    expect(again).toMatchObject(whole)
    expect(readFileSync(file, 'utf8').trim().split('\n')).toHaveLength(2)
    expect(readLog(file, { seed: 'another' })).toEqual([])
  })

  test('weights decide the games, and the own ones are in force again afterwards', async () => {
    const idle = { tile: 0.01, toGap: 0.01 }
    const start = cloudAround({ ...SUB_TERRA.tuned!.weights, ...idle }, 0.4)
    const [first, second] = [
      await verdict(SUB_TERRA, { ...TUNING, seed: 'verdict' }, start, 8, 1),
      await verdict(SUB_TERRA, { ...TUNING, seed: 'verdict' }, start, 8, 1),
    ]
    expect(second).toEqual(first)
    for (const part of ['worth', 'medals'] as const) {
      expect(first.after[part].mean).toBeLessThan(first.before[part].mean)
      expect(first.gain[part].mean).toBeCloseTo(first.after[part].mean - first.before[part].mean, 10)
    }
    expect(first.start).toBeUndefined()
    const begun = await verdict(SUB_TERRA, { ...TUNING, seed: 'verdict', begin: idle }, start, 8, 1)
    expect(begun).toEqual({ ...first, start: first.after })
  })
})
