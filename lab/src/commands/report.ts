import { join } from 'node:path'
import { botsOf } from '@grotto/bots'
import { LIST } from '@grotto/catalog/list'
import type { Command } from 'commander'
import { version } from '../../../tools/setup/version.mjs'
import { makeFolder, readJson, writeText } from '../files.ts'
import { type LabGame, positiveNumber } from '../games/lab-game.ts'
import { LAB_GAMES, labGameOf } from '../games/lab-games.ts'
import { type Figures, type GameFigures, readFigures } from '../report/figures.ts'
import type { Chapter } from '../report/html.ts'
import { commandOf, runStudies, studiesOf } from '../report/run-studies.ts'
import type { Study } from '../report/study.ts'
import { UsageError } from '../usage-error.ts'

interface Flags {
  readonly games: number
  readonly seed: string
  readonly only?: readonly string[]
  readonly cores?: number
  readonly out?: string
  readonly from?: string
  readonly charts?: string
  readonly json?: true
}

/** `grotto report [GAME]`: what thousands of games say about a game, as one page with charts. */
export function addReport(program: Command): void {
  program
    .command('report [game]')
    .description('play thousands of games and make one page of charts of them')
    .option('--games <n>', 'for each table of a study', positiveNumber, 400)
    .option('--seed <text>', 'same seed, same figures', 'balance')
    .option('--only <studies>', 'some of the studies, with commas', (text: string) => text.split(','))
    .option('--cores <n>', 'threads to use; all by default', positiveNumber)
    .option('--out <file>', 'where the page goes; standard output by default')
    .option('--json', 'the figures as one JSON object instead of a page')
    .option('--from <file>', 'figures of an earlier run with --json, drawn without playing anything')
    .option('--charts <folder>', 'also each chart as a picture of its own (SVG)')
    .action(async (id: string | undefined, flags: Flags) => {
      const figures = flags.from ? readFigures(await readJson(flags.from), flags.from) : await played(id, flags)
      const chapters = chaptersOf(figures)
      const text = flags.json ? `${JSON.stringify(figures)}\n` : await pageOf(chapters, figures.grotto)
      if (flags.charts) await writeCharts(flags.charts, chapters)
      if (flags.out) writeText(flags.out, text)
      else process.stdout.write(text)
    })
}

/** What draws is a third of all modules of this program: no other command waits for it. */
async function pageOf(chapters: readonly Chapter[], grotto: string): Promise<string> {
  const { reportPage } = await import('../report/html.ts')
  return reportPage(chapters, grotto)
}

async function writeCharts(folder: string, chapters: readonly Chapter[]): Promise<void> {
  const { pictureOf } = await import('../report/chart.ts')
  makeFolder(folder)
  for (const { id, answers } of chapters)
    for (const { study, rows } of answers) writeText(join(folder, `${id}-${study.id}.svg`), pictureOf(study, rows))
}

/** The games of a run; what the page is made of. */
async function played(id: string | undefined, { only, ...effort }: Flags): Promise<Figures> {
  const games: Record<string, GameFigures> = {}
  for (const labGame of reported(id)) {
    const studies = studiesOf(labGame, only)
    const answers = await runStudies(labGame, studies, effort)
    const rows = Object.fromEntries(answers.map(answer => [answer.study.id, answer.rows]))
    games[labGame.game.id] = { rules: labGame.game.rulesVersion, players: playersOf(labGame, studies), rows }
  }
  return { grotto: version().text, games: effort.games, seed: effort.seed, figures: games }
}

function reported(id: string | undefined): readonly LabGame[] {
  const all = LAB_GAMES.filter(({ report }) => report)
  const chosen = id === undefined ? all : all.filter(({ game }) => game.id === id)
  if (chosen.length > 0) return chosen
  throw new UsageError(`nothing is reported of "${id}"; there are ${all.map(({ game }) => game.id).join(', ')}`)
}

/** Who played, with the version that did. */
function playersOf({ game }: LabGame, studies: readonly Study[]): string[] {
  const seated = new Set(studies.flatMap(({ cells }) => cells.flatMap(({ bots }) => bots)))
  const entries = botsOf(game.id, true).filter(({ id }) => seated.has(id))
  return entries.map(({ character, version: grown }) => `${character} ${grown}`)
}

function chaptersOf({ games, seed, figures }: Figures): Chapter[] {
  return Object.entries(figures).map(([id, { rules, players, rows }]) => {
    const studies = studiesOf(labGameOf(id), Object.keys(rows))
    const answers = studies.map(study => ({
      ...{ study, rows: rows[study.id] ?? [] },
      command: commandOf(id, study, { games, seed }),
    }))
    return { id, title: LIST.find(each => each.id === id)?.title ?? id, rulesVersion: rules, players, answers }
  })
}
