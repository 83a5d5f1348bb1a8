import {
  array,
  type BaseIssue,
  type InferOutput,
  integer,
  maxLength,
  maxValue,
  minLength,
  minValue,
  number,
  optional,
  pipe,
  record,
  regex,
  safeParse,
  strictObject,
  string,
  union,
  unknown,
} from 'valibot'

const MOST_GAMES = 10_000_000
const MOST_CELLS = 400
const MOST_SEATS = 8

const name = pipe(string(), minLength(1), maxLength(80), regex(/^\P{Cc}+$/u, 'a name is one line'))
const bots = pipe(array(name), minLength(1), maxLength(MOST_SEATS))
const options = record(string(), unknown())

/** Which tables are played, by whom, how often, and what is measured. */
const experimentSchema = strictObject({
  game: name,
  games: pipe(number(), integer(), minValue(1), maxValue(MOST_GAMES)),
  seed: optional(name, '1'),
  /** Who sits at every table that names nobody; they go round. */
  bots: optional(bots, ['random']),
  /** Options of every table. */
  options: optional(options, {}),
  /** Every combination of these values is a table. */
  vary: optional(record(name, pipe(array(unknown()), minLength(1), maxLength(MOST_CELLS))), {}),
  /** Tables with options and players of their own; a name alone is a line-up that the laboratory knows. */
  cells: optional(
    pipe(
      array(union([name, strictObject({ name, options: optional(options, {}), bots: optional(bots) })])),
      minLength(1),
      maxLength(MOST_CELLS),
    ),
  ),
  /** What is told of every game; what is usual in the game where it is left out. */
  measures: optional(pipe(array(name), minLength(1), maxLength(100))),
})

export type Experiment = InferOutput<typeof experimentSchema>

/** One table of an experiment. */
export interface ExperimentCell {
  readonly name: string
  readonly options: Readonly<Record<string, unknown>>
  readonly bots: readonly string[]
}

/** Line-ups that go by a name. */
export type NamedCells = (name: string) => readonly Pick<ExperimentCell, 'name' | 'options'>[]

type Checked<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly why: string }

/** An experiment from outside; what is wrong with it as one sentence. */
export function readExperiment(input: unknown): Checked<Experiment> {
  const { success, output, issues } = safeParse(experimentSchema, input)
  if (!success) return { ok: false, why: sentenceOf(issues[0]) }
  const varied = Object.values(output.vary).reduce((count, values) => count * values.length, 1)
  const cells = varied * (output.cells?.length ?? 1)
  return cells > MOST_CELLS ? { ok: false, why: `that is more than ${MOST_CELLS} tables` } : { ok: true, value: output }
}

/** Of several forms that it could have had, the one that it comes closest to. */
function sentenceOf(issue: BaseIssue<unknown>): string {
  const closest = issue.issues?.reduce((one, other) => (pathOf(other).length > pathOf(one).length ? other : one))
  const path = [...pathOf(issue), ...(closest ? pathOf(closest) : [])].join('.')
  const { expected, message } = closest ?? issue
  if (expected === 'never') return `it has no field "${path}"`
  return path === '' ? message : `"${path}": ${message}`
}

const pathOf = ({ path }: BaseIssue<unknown>): string[] => path?.map(({ key }) => String(key)) ?? []

/** Every table: each cell (or the one that is meant where there is none) with every combination of what varies. */
export function cellsOf(experiment: Experiment, named: NamedCells): readonly ExperimentCell[] {
  const cells = experiment.cells?.flatMap(cell => namedCells(experiment, cell, named)) ?? [
    { name: '', options: {}, bots: experiment.bots },
  ]
  const varied = combinations(Object.entries(experiment.vary))
  return cells.flatMap(cell =>
    varied.map(change => ({
      name: [cell.name, ...Object.values(change).map(shown)].filter(part => part !== '').join(' ') || experiment.game,
      options: { ...experiment.options, ...cell.options, ...change },
      bots: cell.bots,
    })),
  )
}

type Listed = NonNullable<Experiment['cells']>[number]

function namedCells({ bots: usual }: Experiment, cell: Listed, named: NamedCells): readonly ExperimentCell[] {
  if (typeof cell === 'string') return named(cell).map(each => ({ ...each, bots: usual }))
  return [{ name: cell.name, options: cell.options, bots: cell.bots ?? usual }]
}

/** `[[a, [1, 2]], [b, [3]]]` is `{a: 1, b: 3}`, `{a: 2, b: 3}`. */
function combinations(varied: readonly (readonly [string, readonly unknown[]])[]): readonly Record<string, unknown>[] {
  return varied.reduce<readonly Record<string, unknown>[]>(
    (all, [field, values]) => all.flatMap(each => values.map(value => ({ ...each, [field]: value }))),
    [{}],
  )
}

const shown = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))
