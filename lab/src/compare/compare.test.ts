import { appendFileSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CAVERS } from '@grotto/sub-terra'
import { describe, expect, test } from 'vitest'
import { gameOptions } from '../games/lab-game.ts'
import { labGameOf } from '../games/lab-games.ts'
import { PARTIES, partyCells } from '../games/sub-terra/parties.ts'
import { compare } from './compare.ts'
import { keptGames } from './kept.ts'
import { everyPool, poolCells } from './pools.ts'
import { type Row, rowsOf } from './rows.ts'

const DIAMANT = labGameOf('diamant')
const SUB_TERRA = labGameOf('sub-terra')
const THREE = gameOptions(DIAMANT, { players: 3 })
const RANDOM = { bot: 'random' }
const TENNER = { bot: 'hand-ten' }
const LANTERN = { bot: 'sub-terra-careful' }

/** Everything but the time it took, which no seed repeats. */
const timeless = (rows: readonly Row[]) => rows.map(({ pace, ...rest }) => rest)

async function duel(bots: readonly { bot: string }[], pool: readonly { bot: string }[], games = 240, cores = 1) {
  const comparison = { cells: poolCells(DIAMANT, THREE, [pool]), entrants: bots, games, seed: 'compare' }
  return timeless(rowsOf(DIAMANT, await compare(DIAMANT, comparison, undefined, cores)))
}

describe('seats that compete', () => {
  test('a bot against itself takes its fair share, exactly, since it has every seat once', async () => {
    const [row] = await duel([TENNER], [TENNER])
    expect(row).toMatchObject({ cell: 'hand-ten, hand-ten', games: 240, wins: { margin: expect.closeTo(0, 10) } })
    expect(row!.wins.mean).toBeCloseTo(1 / 3, 10)
  })

  test('a rule of thumb beats random players, and the number of cores does not show', async () => {
    const alone = await duel([TENNER], [RANDOM])
    expect(await duel([TENNER], [RANDOM], 240, 2)).toEqual(alone)
    expect(alone[0]!.wins.mean - alone[0]!.wins.margin).toBeGreaterThan(1 / 3)
  })

  test('two bots meet the same cards, so one that is twice in the list differs by nothing', async () => {
    const [first, again, other] = await duel([TENNER, TENNER, RANDOM], [RANDOM])
    expect(first).not.toHaveProperty('better')
    expect(again!.better).toEqual({ wins: { mean: 0, margin: 3 / 80 }, deals: 80 })
    expect(other!.better!.wins.mean + other!.better!.wins.margin).toBeLessThan(0)
    expect(other!.better!.wins.mean).toBeCloseTo(other!.wins.mean - first!.wins.mean, 10)
  })

  test('every pool of three partners is met once', () => {
    const pools = everyPool(DIAMANT.partners!, 3).map(pool => pool.map(({ bot }) => bot).join())
    expect(new Set(pools).size).toBe(35)
    expect(pools).toContain('random,card-five,mcts')
  })

  test('where others search, as many games as were asked for that', async () => {
    const cells = poolCells(DIAMANT, THREE, [[TENNER], [{ bot: 'mcts', iterations: 5 }]])
    const comparison = { cells, entrants: [RANDOM], games: 12, searchGames: 6, seed: 's' }
    const rows = rowsOf(DIAMANT, await compare(DIAMANT, comparison, undefined, 1))
    expect(rows.map(({ games }) => games)).toEqual([12, 6])
    expect(rows[1]!.cell).toBe('mcts:5, mcts:5')
  })
})

const caves = (text: string) =>
  partyCells(text).map(({ name, options }) => ({
    name,
    options: gameOptions(SUB_TERRA, { players: 1, ...options, options }),
  }))

describe('teams', () => {
  test('meet the same caves: one compared with itself differs by nothing', async () => {
    const comparison = { cells: caves('rescue4/normal'), entrants: [LANTERN, LANTERN], games: 10, seed: 'teams' }
    const [first, second] = timeless(rowsOf(SUB_TERRA, await compare(SUB_TERRA, comparison, undefined, 1)))
    expect(second).toMatchObject({
      ...first,
      better: { wins: { mean: 0, margin: 0.3 }, best: { mean: 0, margin: 0.3 }, deals: 10 },
    })
    expect(Object.keys(first!.results!)).toEqual(['gold', 'silver', 'bronze', 'defeat'])
    expect(first!.wins.mean).toBeCloseTo(1 - first!.results!.defeat!.mean, 10)
  })

  test('every cell is a legal table of its size, and the parties have all eight cavers', () => {
    const cells = caves('all')
    expect(cells).toHaveLength(27)
    expect(new Set(cells.map(({ name }) => name)).size).toBe(27)
    expect(new Set([...PARTIES.values()].flat())).toEqual(new Set(CAVERS))
    for (const [name, cavers] of PARTIES) expect(cavers).toHaveLength(Number(name.at(-1)))
  })

  test('the ladder has a cave for each kind of hazard, then the printed one; where nothing hurts more come home', async () => {
    const cells = caves('ladder')
    expect(cells.map(({ name }) => name)).toEqual([
      'only flood',
      'only gas',
      'only caveIn',
      'only horror',
      'only tremor',
      'as printed',
    ])
    expect(caves('only/gas,only/printed')).toEqual([cells[1], cells[5]])
    const comparison = { cells: [cells[0]!, cells[4]!], entrants: [LANTERN], games: 12, seed: 'ladder' }
    const [flood, tremor] = rowsOf(SUB_TERRA, await compare(SUB_TERRA, comparison, undefined, 1))
    expect(flood!.wins.mean).toBeGreaterThan(tremor!.wins.mean)
  })

  test('a cell that does not exist is refused with a list of those that do', () => {
    expect(() => partyCells('rescue3/normal')).toThrow('no party "rescue3"; there are rescue4')
    expect(() => partyCells('rescue4/hard')).toThrow('no difficulty "hard"')
    expect(() => partyCells('only/fire')).toThrow('no kind of hazard "fire"')
  })
})

describe('games that were kept', () => {
  const cells = caves('rescue4/normal')
  const fresh = () => join(mkdtempSync(join(tmpdir(), 'grotto-')), 'games.jsonl')
  const run = (file: string, from: number, games: number) =>
    compare(SUB_TERRA, { cells, entrants: [LANTERN], from, games, seed: 'kept' }, keptGames(file), 1)
  const lines = (file: string) => readFileSync(file, 'utf8').trim().split('\n').length

  test('are not played again, and later ones join them', async () => {
    const file = fresh()
    const [first] = await run(file, 0, 6)
    expect(lines(file)).toBe(1)
    expect(await run(file, 0, 6)).toEqual([first])
    expect(lines(file)).toBe(1)
    const [all] = await run(file, 0, 9)
    expect([...all!.deals.keys()]).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8])
    expect(lines(file)).toBe(2)
    const [later] = await run(file, 6, 3)
    expect([...later!.deals]).toEqual([...all!.deals].slice(6))
  })

  test('a line that was cut off is played again', async () => {
    const file = fresh()
    await run(file, 0, 2)
    appendFileSync(file, '{"key":"half a li')
    expect((await run(file, 0, 2))[0]!.deals.size).toBe(2)
    expect((await run(file, 0, 3))[0]!.deals.size).toBe(3)
    expect((await run(file, 0, 3))[0]!.deals.size).toBe(3)
  })
})
