import { createHash } from 'node:crypto'
import { canonical } from '@grotto/kernel'
import { type Measure, measuresOf, type TrialGame, type TrialTable, thoughtOf, trialGameOf } from '@grotto/trials'
import { cellsOf, type Experiment, type ExperimentCell, readExperiment } from '@grotto/trials/experiment'
import { botEntry } from '../bots.ts'
import { gameOptions, type LabGame } from '../games/lab-game.ts'
import { labGameOf } from '../games/lab-games.ts'
import { UsageError } from '../usage-error.ts'

/** A table of an experiment, with a key for all that decides its games. */
export interface KeyedTable extends TrialTable {
  readonly name: string
  readonly key: string
  /** What the key stands for. */
  readonly about: object
}

/** One figure of every game: a column of the results. */
export interface Column extends Pick<Measure, 'kind'> {
  readonly id: string
}

/** An experiment that can be run. */
export interface Prepared {
  readonly game: string
  readonly games: number
  readonly tables: readonly KeyedTable[]
  readonly columns: readonly Column[]
}

/** An experiment from a file; whatever cannot be played or measured is said in a sentence. */
export function prepare(input: unknown, path: string): Prepared {
  const read = readExperiment(input)
  if (!read.ok) throw new UsageError(`${path} is no experiment: ${read.why}`)
  const experiment = read.value
  const labGame = labGameOf(experiment.game)
  const cells = cellsOf(experiment, name => namedCells(labGame, name))
  const tables = cells.map(cell => tableOf(labGame, cell, experiment.seed))
  const twice = tables.find(({ name }, index) => tables.findIndex(each => each.name === name) < index)
  if (twice) throw new UsageError(`${path}: two cells are called "${twice.name}"`)
  const seats = Math.max(...tables.map(({ options }) => labGame.game.seatCount(options)))
  return { game: labGame.game.id, games: experiment.games, tables, columns: columnsOf(experiment, seats) }
}

function namedCells({ cells, game }: LabGame, name: string): readonly Pick<ExperimentCell, 'name' | 'options'>[] {
  if (!cells) throw new UsageError(`cells of ${game.id} have no names: "${name}" should be an object with options`)
  return cells.read(name).map(each => ({ name: each.name, options: { players: 1, ...each.options } }))
}

/** The same cell of the same versions has the same key, on every machine. */
export function tableOf(labGame: LabGame, { name, options, bots }: ExperimentCell, seed: string): KeyedTable {
  const { game } = labGame
  const full = gameOptions(labGame, { options })
  const about = {
    cell: name,
    game: game.id,
    rules: game.rulesVersion,
    options: full,
    seed,
    bots: bots.map(bot => known(game, bot)),
  }
  const key = createHash('sha256').update(canonical(about)).digest('hex').slice(0, 12)
  return { name, key, about, options: full, bots, seed }
}

/** A player with the version that plays; habits are what their name says. */
function known(game: LabGame['game'], name: string): string {
  const habit = trialGameOf(game.id).habit?.(name)
  if (habit) return habit.version === undefined ? name : `${name} v${habit.version}`
  const { version, seer } = botEntry(game, thoughtOf(name).bot)
  if (seer) throw new UsageError(`${name} sees what is hidden: it is measured by "grotto compare" alone`)
  return `${name} v${version}`
}

/** The columns that were asked for, in the order in which the game lists them; else the usual ones. */
function columnsOf({ game, measures }: Experiment, seats: number): Column[] {
  const all = columnsIn(trialGameOf(game), seats)
  if (!measures) return all.filter(({ usual }) => usual)
  const isAsked = ({ id, of }: ListedColumn) => measures.includes(id) || measures.includes(of)
  const unknown = measures.find(name => !all.some(({ id, of }) => id === name || of === name))
  if (unknown === undefined) return all.filter(isAsked)
  const names = [...new Set(all.map(({ of }) => of))].join(', ')
  throw new UsageError(`nothing called "${unknown}" is measured in ${game}; there are ${names}`)
}

interface ListedColumn extends Column {
  /** The measure it belongs to. */
  readonly of: string
  readonly usual?: true
}

function columnsIn(trials: TrialGame, seats: number): ListedColumn[] {
  return measuresOf(trials).flatMap(({ id, perSeat, ...rest }) =>
    perSeat
      ? Array.from({ length: seats }, (_, seat) => ({ ...rest, of: id, id: `${id}/${seat}` }))
      : [{ ...rest, of: id, id }],
  )
}
