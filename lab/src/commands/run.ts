import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { basename, dirname, join, resolve } from 'node:path'
import type { Command } from 'commander'
import { jsonIn, readJson, replaceFile } from '../files.ts'
import { positiveNumber } from '../games/lab-game.ts'
import { type Prepared, prepare } from '../run/prepare.ts'
import { openResults, type ResultRow, type ResultsFile } from '../run/results-file.ts'
import { onCores, type PlayTasks, run } from '../run/run.ts'
import { type Figure, summaryOf, type TableSummary } from '../run/summary.ts'
import { addressOf } from './work.ts'

interface Flags {
  readonly games?: number
  readonly seed?: string
  readonly out?: string
  readonly cores?: number
  readonly shared?: true
  readonly database?: string
  readonly json?: true
}

/** `grotto run FILE`: an experiment as data, on all cores; what was played once is not played again. */
export function addRun(program: Command): void {
  program
    .command('run')
    .description('run an experiment that a file describes')
    .argument('<file>', 'an experiment; - for standard input; or the JSON itself')
    .option('--games <n>', 'another number than the file says', positiveNumber)
    .option('--seed <text>', 'another seed than the file says')
    .option('--out <name>', 'where the games go: <name>.csv and <name>.parquet; beside the file by default')
    .option('--cores <n>', 'threads to use; all by default', positiveNumber)
    .option('--shared', 'let other machines help (grotto work), over DATABASE_URL or --database')
    .option('--database <address>', 'the PostgreSQL where they meet')
    .option('--json', 'one JSON object for programs')
    .action(async (file: string, flags: Flags) => {
      const isJson = file.trim().startsWith('{')
      const read = isJson ? jsonIn(file, 'the experiment') : await readJson(file)
      const prepared = prepare(withFlags(read, flags), isJson ? 'this' : file)
      const place = flags.out ?? (isJson || file === '-' ? undefined : join(dirname(file), stem(file)))
      const rows = await playedRows(prepared, place, await playing(prepared, place, flags))
      const summary = summaryOf(prepared, rows)
      if (flags.json) console.log(JSON.stringify({ game: prepared.game, tables: summary }))
      else for (const line of linesOf(summary)) console.log(line)
    })
}

/** Where the games are played. */
async function playing({ tables }: Prepared, place = '', { cores, shared, database }: Flags): Promise<PlayTasks> {
  if (!shared && database === undefined) return onCores(cores)
  const { onMachines, runNameFor } = await import('../run/machines/coordinate.ts')
  return onMachines(addressOf(database), runNameFor(tables, resolve(place)), cores ?? availableParallelism())
}

/** The experiment of a file with what the command line says otherwise; what is no experiment stays none. */
function withFlags(experiment: unknown, { games, seed }: Flags): unknown {
  if (typeof experiment !== 'object' || experiment === null) return experiment
  return { ...experiment, ...(games !== undefined && { games }), ...(seed !== undefined && { seed }) }
}

/** `difficulty.json` and `difficulty.experiment.json` give `difficulty.csv`. */
const stem = (file: string): string => basename(file).replace(/(?:\.experiment)?\.json$/, '')

async function playedRows(
  prepared: Prepared,
  place: string | undefined,
  play: PlayTasks,
): Promise<readonly ResultRow[]> {
  const results = place === undefined ? inMemory() : openResults(`${place}.csv`, prepared.columns)
  if (place !== undefined) await noteKeys(`${place}.keys.json`, prepared)
  await run(prepared, results, play)
  if (place !== undefined) {
    // Only who asks for a table waits for what writes it.
    const { writeParquet } = await import('../run/parquet.ts')
    writeParquet(`${place}.parquet`, prepared.columns, results.rows)
  }
  return results.rows
}

function inMemory(): ResultsFile {
  const rows: ResultRow[] = []
  return { rows, append: added => void rows.push(...added) }
}

/** What each key of the results stands for, beside those of earlier runs. */
async function noteKeys(path: string, { tables }: Prepared): Promise<void> {
  const earlier = existsSync(path) ? ((await readJson(path)) as object) : {}
  const keys = { ...earlier, ...Object.fromEntries(tables.map(({ key, about }) => [key, about])) }
  replaceFile(path, `${JSON.stringify(keys, null, 2)}\n`)
}

function* linesOf(summary: readonly TableSummary[]): Generator<string> {
  for (const { cell, games, figures } of summary) {
    yield `${cell}: ${games} games`
    for (const [name, figure] of Object.entries(figures)) yield `  ${name.padEnd(20)}${shown(figure)}`
  }
}

function shown({ mean, margin, more }: Figure): string {
  const figure = `${mean.toFixed(4).padStart(10)} ± ${margin.toFixed(4)}`
  return more ? `${figure.padEnd(24)}  ${signed(more.mean)} ± ${more.margin.toFixed(4)} against the first` : figure
}

const signed = (value: number): string => (value < 0 ? '' : '+') + value.toFixed(4)
