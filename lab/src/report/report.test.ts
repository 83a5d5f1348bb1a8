import { expect, test } from 'vitest'
import type { DiamantFigures } from '../games/diamant/figures.ts'
import { gameOptions } from '../games/lab-game.ts'
import { LAB_GAMES, labGameOf } from '../games/lab-games.ts'
import type { SubTerraFigures } from '../games/sub-terra/figures.ts'
import { simulate } from '../simulate/simulate.ts'
import { chartOf } from './chart.ts'
import { reportPage } from './html.ts'
import { againstTheFirst, meanRow, shareRow } from './rows.ts'
import { runStudies, studiesOf } from './run-studies.ts'
import type { Study } from './study.ts'

const EFFORT = { games: 2, seed: 'test' }
const REPORTED = LAB_GAMES.filter(({ report }) => report)

/** Every study with its first few tables: the rows of some want them all. */
const whole = ['risks', 'spare', 'scores', 'leaving', 'cycle', 'luck', 'last-expedition']

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
  const [dangers] = studiesOf(diamant, ['dangers'])
  const alone = [{ name: '4', options: { players: 4 }, bots: ['hand-ten'] }]
  const [answer] = await runStudies(diamant, [{ ...dangers!, cells: alone }], { games: 50, seed: 's', cores: 1 })
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
  expect(row).toMatchObject({ label: 'b', estimate: { mean: 1, margin: 0 } })
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
