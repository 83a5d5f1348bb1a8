import { expect, test } from 'vitest'
import type { DiamantFigures } from '../games/diamant/figures.ts'
import { diamantLabGame } from '../games/diamant/lab-game.ts'
import { gameOptions } from '../games/lab-game.ts'
import { labGameOf } from '../games/lab-games.ts'
import type { SubTerraFigures } from '../games/sub-terra/figures.ts'
import { simulate } from './simulate.ts'
import { addSums } from './sums.ts'

const options = (input: object): object => {
  const parsed = diamantLabGame.game.parseOptions(input)
  if (!parsed.ok) throw new Error(parsed.refusal.reason)
  return parsed.value
}
const FOUR = options({ players: 4 })

test('the figures are the same whatever the number of cores', async () => {
  const simulation = { options: FOUR, games: 4500, seed: 'cores', bot: 'random' }
  const alone = await simulate(labGameOf('diamant'), simulation, 1)
  expect(await simulate(labGameOf('diamant'), simulation, 2)).toEqual(alone)
  expect(await simulate(labGameOf('diamant'), simulation, 3)).toEqual(alone)
})

test('another seed gives other figures', async () => {
  const figures = (seed: string) =>
    simulate(labGameOf('diamant'), { options: FOUR, games: 500, seed, bot: 'random' }, 1)
  expect(await figures('a')).not.toEqual(await figures('b'))
})

/** Measured by another implementation of the same rules over 4,000,000 games of four players. */
const MEASURED: Partial<DiamantFigures> = {
  reveals: 16.7,
  decisions: 38.15,
  scorePerPlayer: 16.315,
  busts: 0.66,
  relicsTaken: 1.631,
  relicsLost: 0.385,
}

test('random play agrees with another implementation', async () => {
  const simulation = { options: FOUR, games: 60_000, seed: '1', bot: 'random' }
  const figures = (await simulate(labGameOf('diamant'), simulation)) as DiamantFigures
  expect(figures.games).toBe(60_000)
  for (const [name, measured] of Object.entries(MEASURED))
    expect(figures[name as keyof DiamantFigures] / measured, name).toBeCloseTo(1, 1.7)
  expect(figures.sharedVictories).toBeCloseTo(0.0427, 2)
})

/** Measured by another implementation over 200,000 games: leader, medic, scout, bodyguard; normal. */
const MEASURED_IN_THE_CAVE = { rounds: 13.27, tiles: 12.35, decisions: 109.5, falls: 4.2 }

test('random play of Sub Terra agrees with another implementation', async () => {
  const labGame = labGameOf('sub-terra')
  const cave = gameOptions(labGame, { cavers: ['leader', 'medic', 'scout', 'bodyguard'] })
  const simulation = { options: cave, games: 6000, seed: '1', bot: 'random' }
  const figures = (await simulate(labGame, simulation)) as SubTerraFigures
  for (const [name, measured] of Object.entries(MEASURED_IN_THE_CAVE))
    expect(figures[name as keyof typeof MEASURED_IN_THE_CAVE] / measured, name).toBeCloseTo(1, 1.3)
  expect(figures.fallsByCause.exert).toBeCloseTo(1.104, 1)
  expect(figures.outOfTime).toBeCloseTo(0.094, 1.5)
  expect(figures.results.defeat).toBe(1)
})

test('bots play too, each with luck of its own, the same whatever the number of cores', async () => {
  const simulation = { options: FOUR, games: 60, seed: 'bots', bot: 'hand-ten' }
  const alone = (await simulate(labGameOf('diamant'), simulation, 1)) as DiamantFigures
  expect(await simulate(labGameOf('diamant'), simulation, 2)).toEqual(alone)
  expect(alone).not.toEqual(await simulate(labGameOf('diamant'), { ...simulation, bot: 'random' }, 1))
})

test('sums add up by name', () => {
  expect(
    addSums([
      { games: 1, falls: 2 },
      { games: 3, falls: 4 },
    ]),
  ).toEqual({ games: 4, falls: 6 })
})
