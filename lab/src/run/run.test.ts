import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { asyncBufferFromFile, parquetReadObjects } from 'hyparquet'
import { describe, expect, test } from 'vitest'
import { gameOptions } from '../games/lab-game.ts'
import { labGameOf } from '../games/lab-games.ts'
import type { SubTerraFigures } from '../games/sub-terra/figures.ts'
import { simulate } from '../simulate/simulate.ts'
import { UsageError } from '../usage-error.ts'
import { writeParquet } from './parquet.ts'
import { type Prepared, prepare } from './prepare.ts'
import { openResults, type ResultRow } from './results-file.ts'
import { onCores, run } from './run.ts'
import { summaryOf } from './summary.ts'

const folder = mkdtempSync(join(tmpdir(), 'grotto-'))
let files = 0
const fresh = () => join(folder, `${++files}.csv`)

const SMALL = prepare(
  {
    game: 'diamant',
    games: 3,
    seed: 'small',
    options: { players: 3 },
    cells: [{ name: 'as printed' }, { name: 'no "relics", few', options: { relics: 0 }, bots: ['hand:8'] }],
    measures: ['won', 'mean', 'leaderWins'],
  },
  'small.json',
)

async function played(prepared: Prepared, file = fresh(), cores = 1): Promise<string> {
  await run(prepared, openResults(file, prepared.columns), onCores(cores))
  return readFileSync(file, 'utf8')
}

describe('results', () => {
  test('cut off at any byte and taken up again are the same, byte for byte', async () => {
    const whole = await played(SMALL)
    const file = fresh()
    for (let length = 0; length <= whole.length; length++) {
      writeFileSync(file, whole.slice(0, length))
      expect(await played(SMALL, file), `cut off after ${length} of ${whole.length}`).toBe(whole)
    }
    expect(whole.split('\n')).toHaveLength(8)
  })

  test('are the same whatever the number of cores', async () => {
    const more = { ...SMALL, games: 90 }
    const alone = await played(more)
    expect(await played(more, fresh(), 2)).toBe(alone)
    expect(await played(more, fresh(), 3)).toBe(alone)
  })

  test('grow by what is missing where more is asked for', async () => {
    const file = fresh()
    const first = await played(SMALL, file)
    const longer = await played({ ...SMALL, games: 7 }, file)
    expect(longer.startsWith(first)).toBe(true)
    const all = openResults(file, SMALL.columns).rows
    const anew = openResults(fresh(), SMALL.columns)
    await run({ ...SMALL, games: 7 }, anew, onCores(1))
    const sorted = (rows: readonly ResultRow[]) => rows.map(row => JSON.stringify(row)).sort()
    expect(sorted(all)).toEqual(sorted(anew.rows))
  })

  test('of other columns are refused and left as they are', async () => {
    const file = fresh()
    const kept = await played(SMALL, file)
    expect(() => openResults(file, SMALL.columns.slice(1))).toThrow('it has other columns; --out names another file')
    writeFileSync(file, 'a diary\nof somebody, without an end')
    expect(() => openResults(file, SMALL.columns)).toThrow(UsageError)
    expect(readFileSync(file, 'utf8')).toBe('a diary\nof somebody, without an end')
    writeFileSync(file, `${kept}\n`)
    expect(() => openResults(file, SMALL.columns)).toThrow('a line is of another kind')
  })

  test('come back from the columnar file as they are in the other', async () => {
    const results = openResults(fresh(), SMALL.columns)
    await run(SMALL, results, onCores(1))
    const path = join(folder, 'small.parquet')
    writeParquet(path, SMALL.columns, results.rows)
    const rows = await parquetReadObjects({ file: await asyncBufferFromFile(path) })
    expect(Object.keys(rows[0]!)).toEqual(['cell', 'key', 'deal', ...SMALL.columns.map(({ id }) => id)])
    const again = rows.map(({ cell, key, deal, ...figures }) => ({
      ...{ cell, key, deal },
      values: Object.values(figures).map(value => value ?? undefined),
    }))
    expect(again).toEqual(results.rows)
  })
})

test('the figures are those of the simulation of the same seed', async () => {
  const labGame = labGameOf('sub-terra')
  const bots = ['sub-terra-careful']
  const prepared = prepare({ game: 'sub-terra', games: 20, seed: 's', bots, options: { players: 4 } }, 'x')
  const results = openResults(fresh(), prepared.columns)
  await run(prepared, results, onCores(1))
  const [table] = summaryOf(prepared, results.rows)
  const simulation = { options: gameOptions(labGame, { players: 4 }), games: 20, seed: 's', bot: 'sub-terra-careful' }
  const counted = (await simulate(labGame, simulation, 1)) as SubTerraFigures
  expect(table!.figures.gold!.mean).toBeCloseTo(counted.results.gold, 10)
  expect(table!.figures.defeat!.mean).toBeCloseTo(counted.results.defeat, 10)
  expect(table!.figures.falls!.mean).toBeCloseTo(counted.falls, 10)
  expect(table!.figures.round!.mean).toBeCloseTo(counted.rounds, 10)
})

test('tables meet the same deals: one beside itself differs by nothing', async () => {
  const cells = [{ name: 'a' }, { name: 'b' }, { name: 'c', options: { relics: 0 } }]
  const prepared = prepare({ game: 'diamant', games: 30, cells, measures: ['mean', 'shared'] }, 'x')
  const results = openResults(fresh(), prepared.columns)
  await run(prepared, results, onCores(1))
  const [first, same, other] = summaryOf(prepared, results.rows)
  expect(first!.figures.mean).not.toHaveProperty('more')
  expect(same!.figures.mean!.more).toEqual({ mean: 0, margin: 0 })
  // Of a share thirty games are too few to say never.
  expect(same!.figures.shared!.more).toEqual({ mean: 0, margin: 0.1 })
  expect(other!.figures.mean!.more!.mean).toBeLessThan(0)
})

describe('what is no experiment is refused with a sentence', () => {
  const DIAMANT = { game: 'diamant', games: 1 }
  test.each([
    [null, 'Expected Object but received null'],
    [[], 'x is no experiment'],
    [{ game: 'diamant' }, 'Expected "games"'],
    [{ game: 'chess', games: 1 }, 'there is no game "chess"'],
    [{ ...DIAMANT, games: 1e99 }, '"games": Invalid'],
    [{ ...DIAMANT, games: 0.5 }, '"games": Invalid integer'],
    [{ ...DIAMANT, price: 1 }, 'it has no field "price"'],
    [{ ...DIAMANT, seed: 'two\nlines' }, '"seed": a name is one line'],
    [{ ...DIAMANT, bots: [] }, '"bots": Invalid length'],
    [{ ...DIAMANT, bots: ['hand:9999'] }, 'no bot "hand" plays diamant'],
    [{ ...DIAMANT, bots: ['__proto__'] }, 'no bot "__proto__"'],
    [{ ...DIAMANT, cells: [{ name: 'a', bots: [7] }] }, '"cells.0.bots.0": Invalid type: Expected string'],
    [{ ...DIAMANT, cells: [{ name: 'a' }, { name: 'a' }] }, 'two cells are called "a"'],
    [{ ...DIAMANT, cells: ['rescue4/normal'] }, 'cells of diamant have no names'],
    [{ ...DIAMANT, measures: ['luck'] }, 'nothing called "luck" is measured in diamant; there are won, score'],
    [{ ...DIAMANT, options: { players: 99 } }, 'refused by D-1'],
    [{ ...DIAMANT, vary: { players: Array(50).fill(3), relics: Array(50).fill(3) } }, 'more than 400 tables'],
    [{ game: 'sub-terra', games: 1, bots: ['sub-terra-oracle'] }, 'sees what is hidden'],
    [{ game: 'sub-terra', games: 1, cells: ['rescue9/normal'] }, 'no party "rescue9"'],
  ])('%j', (input, says) => {
    let said = ''
    try {
      prepare(input, 'x')
    } catch (error) {
      if (!(error instanceof UsageError)) throw error
      said = error.message
    }
    expect(said).toContain(says)
  })
})

const DOCUMENT = readFileSync(new URL('../../../docs/lab.md', import.meta.url), 'utf8')
const EXAMPLES = [...DOCUMENT.matchAll(/^```json\n([\s\S]*?)^```/gm)].map(([, text = '']) => JSON.parse(text))

test('the manual shows experiments', () => expect(EXAMPLES.length).toBeGreaterThan(1))

test.each(EXAMPLES)('the manual’s experiment %#: it runs', async example => {
  const prepared = prepare({ ...example, games: 2 }, 'docs/lab.md')
  const results = openResults(fresh(), prepared.columns)
  await run(prepared, results, onCores(1))
  expect(summaryOf(prepared, results.rows).map(({ games }) => games)).toEqual(prepared.tables.map(() => 2))
})
