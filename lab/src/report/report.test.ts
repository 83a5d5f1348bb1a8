import { expect, test } from 'vitest'
import type { DiamantFigures } from '../games/diamant/figures.ts'
import { gameOptions } from '../games/lab-game.ts'
import { LAB_GAMES, labGameOf } from '../games/lab-games.ts'
import type { SubTerraFigures } from '../games/sub-terra/figures.ts'
import { simulate } from '../simulate/simulate.ts'
import { chartOf } from './chart.ts'
import { reportPage } from './html.ts'
import { againstTheFirst, byDeal, meanRow, ratioRow, shareRow } from './rows.ts'
import { runStudies, studiesOf } from './run-studies.ts'
import type { Study } from './study.ts'

const EFFORT = { games: 2, seed: 'test' }
const REPORTED = LAB_GAMES.filter(({ report }) => report)

/** Every study with its first few tables: the rows of some want them all. */
const whole = [
  'risks',
  'price',
  'spare',
  'exit-place',
  'scores',
  'leaving',
  'relics',
  'cycle',
  'duels',
  'luck',
  'last-expedition',
]

test.each(REPORTED.map(labGame => [labGame.game.id, labGame] as const))(
  'studies of %s have figures, the same whatever the number of cores, and each a chart and a table',
  async (id, labGame) => {
    const studies = studiesOf(labGame, undefined).filter(study => whole.includes(study.id))
    const answers = await runStudies(labGame, studies, { ...EFFORT, cores: 1 })
    const again = await runStudies(labGame, studies, { ...EFFORT, cores: 2 })
    expect(again.map(({ rows }) => rows)).toEqual(answers.map(({ rows }) => rows))
    for (const { rows, study } of answers) {
      expect(rows.length, study.id).toBeGreaterThan(0)
      for (const { estimate } of rows) expect(estimate.mean, study.id).not.toBeNaN()
    }
    const page = reportPage(
      [
        {
          id,
          title: 'A <game>',
          rulesVersion: 1,
          players: ['Lantern 2'],
          answers: answers.map(each => ({ ...each, command: 'x' })),
        },
      ],
      '1.0.0',
    )
    expect(page).toContain('A &lt;game>'.replace('>', '&gt;'))
    expect(page.match(/<svg/g)?.length).toBeGreaterThanOrEqual(studies.length)
    expect(page.match(/<table>/g)).toHaveLength(studies.length)
    expect(page).not.toMatch(/https?:\/\/(?!www\.w3\.org)/)
  },
)

test('what is observed is what the simulation counts, game by game', async () => {
  const subTerra = labGameOf('sub-terra')
  const [falls] = studiesOf(subTerra, ['falls'])
  const cell = falls!.cells[0]!
  const [answer] = await runStudies(subTerra, [{ ...falls!, cells: [cell] }], { games: 20, seed: 's', cores: 1 })
  const options = gameOptions(subTerra, { options: cell.options })
  const counted = (await simulate(
    subTerra,
    { options, games: 20, seed: 's', bot: 'sub-terra-careful' },
    1,
  )) as SubTerraFigures
  const observed = answer!.rows.map(({ estimate }) => estimate.mean)
  expect(observed.map(mean => mean * 20)).toEqual(
    Object.values(counted.fallsByCause).map(mean => expect.closeTo(mean * 20, 6)),
  )
  expect(counted.falls).toBeGreaterThan(0)
})

test('relics and traps are those of the simulation', async () => {
  const diamant = labGameOf('diamant')
  const cells = [{ name: '4', options: { players: 4 }, bots: ['hand-ten'] }]
  const told = (seen: string, name: string) => byDeal(seen, () => ({ group: name, label: '4' }))
  const rows: Study['rows'] = played => [...told('traps', 'traps')(played), ...told('relics', 'relics out')(played)]
  const [dangers] = studiesOf(diamant, ['dangers'])
  const [answer] = await runStudies(diamant, [{ ...dangers!, effort: 1, cells, rows }], {
    games: 50,
    seed: 's',
    cores: 1,
  })
  const mean = (group: string) => answer!.rows.find(row => row.group === group)!.estimate.mean
  const simulation = { options: gameOptions(diamant, { players: 4 }), games: 50, seed: 's', bot: 'hand-ten' }
  const counted = (await simulate(diamant, simulation, 1)) as DiamantFigures
  expect(mean('traps')).toBeCloseTo(counted.busts)
  expect(mean('relics out')).toBeCloseTo(counted.relicsTaken)
})

test('shares, means and differences', () => {
  const observations = [{ won: 1, points: 3 }, { won: 0, points: 5 }, { points: 7 }]
  const of = { group: 'g', label: 'l', observations }
  expect(shareRow({ ...of, name: 'won' })).toMatchObject({ estimate: { mean: 0.5 }, games: 2 })
  expect(meanRow({ ...of, name: 'points' })).toMatchObject({ estimate: { mean: 5 }, games: 3 })
  const cell = (name: string, points: number[]) => ({
    ...{ name, options: {}, bots: [] },
    observations: points.map(each => ({ points: each })),
  })
  const [row] = againstTheFirst([cell('a', [1, 5, 3]), cell('b', [2, 6, 4])], 'points', '')
  // All three differ by the same, and yet three games leave a margin: the rule of three.
  expect(row).toMatchObject({ label: 'b', estimate: { mean: 1, margin: 1 } })
})

test('tables that meet the same deals are one observation a deal', () => {
  const cell = (points: number[]) => ({
    ...{ name: 'a', options: {}, bots: [] },
    observations: points.map(each => ({ points: each })),
  })
  const [row] = byDeal('points', () => ({ group: '', label: 'a' }))([cell([1, 5]), cell([3, 7])])
  expect(row).toMatchObject({ estimate: { mean: 4, margin: expect.closeTo(1.96 * 2, 6) }, games: 4 })
})

test('a ratio is of all games together, with the interval of a ratio', () => {
  const exact = ratioRow({ group: '', label: '', pairs: [2, 4, 6].map(by => [3 * by, by] as const) })
  expect(exact).toMatchObject({ estimate: { mean: 3, margin: expect.closeTo(0, 6) }, games: 3 })
  expect(ratioRow({ group: '', label: '', pairs: [[0, 0]] }).games).toBe(0)
})

test('evenings of luck and skill share no game, so a hundred games in a row are rare', async () => {
  const diamant = labGameOf('diamant')
  const [luck] = studiesOf(diamant, ['luck'])
  const cells = [{ ...luck!.cells[0]!, bots: ['random'] }]
  const [answer] = await runStudies(diamant, [{ ...luck!, cells, effort: 1 }], { games: 250, seed: 's', cores: 1 })
  const played = Object.fromEntries(answer!.rows.map(({ label, games }) => [label, games]))
  expect(played).toMatchObject({ 1: 250, 3: 249, 100: 200 })
  // Two evenings say next to nothing, and the interval says so.
  expect(answer!.rows.find(({ label }) => label === '100')!.estimate.margin).toBeGreaterThan(0.3)
})

test('whoever is ahead has the arrow, and what is open has none', () => {
  const study = { id: 'x', title: 'x', about: '', chart: 'cycle', unit: '%', isShare: true, cells: [], rows: () => [] }
  const duel = (mean: number) => ({ group: 'one', label: 'other', estimate: { mean, margin: 0.05 }, games: 9 })
  const arrows = (mean: number) => chartOf(study as Study, [duel(mean)]).match(/>(\d\d)</g)
  expect([arrows(0.7), arrows(0.3), arrows(0.52)]).toEqual([['>70<'], ['>70<'], null])
})

test('a study that does not exist is said so', () => {
  expect(() => studiesOf(labGameOf('diamant'), ['scores', 'dreams'])).toThrow('no study "dreams"')
})

test('no bar of a share leaves the scale, and a difference may', () => {
  const study = { id: 'x', title: 'x', about: '', chart: 'bars', unit: '%', isShare: true, cells: [], rows: () => [] }
  const rows = [{ group: '', label: 'one', estimate: { mean: 0.05, margin: 0.2 }, games: 4 }]
  expect(chartOf(study as Study, rows)).not.toMatch(/−\d/)
  expect(chartOf({ ...(study as Study), isDifference: true }, rows)).toMatch(/−\d/)
})

test('a chart is no wider than a phone shows whole, however many and long its names', () => {
  const named = (count: number) => Array.from({ length: count }, (_, index) => `a rather long name, ${index}`)
  for (const chart of ['bars', 'lines', 'grid', 'cycle'] as const) {
    const study = { id: 'x', title: 'x', about: '', chart, unit: '%', cells: [], rows: () => [] } as const
    const rows = named(6).flatMap(group =>
      named(6).map(label => ({ group, label, estimate: { mean: 40, margin: 1 }, games: 9 })),
    )
    const width = Number(/viewBox="0 0 (\d+)/.exec(chartOf(study, rows))?.[1])
    expect(width, chart).toBeLessThanOrEqual(440)
  }
})

test('figures that are all less than nothing have no more digits than others', () => {
  const study = { id: 'x', title: 'x', about: '', chart: 'bars', unit: '%', isShare: true, isDifference: true } as const
  const rows = [{ group: '', label: 'one', estimate: { mean: -0.28, margin: 0.04 }, games: 4 }]
  expect(chartOf({ ...study, cells: [], rows: () => [] }, rows)).toContain('>−28<')
})

test('every row of a table has a name', () => {
  const study = { id: 'x', title: 'x', about: '', chart: 'bars', unit: '%', cells: [], rows: () => [] } as const
  const row = (group: string) => ({ group, label: 'one', estimate: { mean: 40, margin: 1 }, games: 9 })
  const page = (group: string) =>
    reportPage(
      [
        {
          ...{ id: 'g', title: 'g', rulesVersion: 1, players: [] },
          answers: [{ study, rows: [row(group)], command: 'x' }],
        },
      ],
      '1.0.0',
    )
  expect(page('')).toContain('<tr><th scope="row">one</th><td>40.00</td>')
  expect(page('many')).toContain('<tr><th scope="row">many</th><td>one</td><td>40.00</td>')
  expect(page('')).not.toMatch(/<th[^>]*><\/th>/)
})
