import { canonical, given } from '@grotto/kernel'
import type { Observation } from '@grotto/trials'
import type { LabGame } from '../games/lab-game.ts'
import { inParallel } from '../parallel/pool.ts'
import { progressBar } from '../progress.ts'
import type { TrialBatch } from '../run/batch.ts'
import { UsageError } from '../usage-error.ts'
import { reportOf } from './report-of.ts'
import type { Row, Study, StudyCell } from './study.ts'

/** A study with its answer. */
export interface Answered {
  readonly study: Study
  readonly rows: readonly Row[]
}

export interface Effort {
  readonly games: number
  readonly seed: string
  readonly cores?: number | undefined
}

const GAMES_PER_BATCH = 20

/** The studies of these names, or all of them. */
export function studiesOf(labGame: LabGame, only: readonly string[] | undefined): readonly Study[] {
  const { studies } = reportOf(labGame)
  const unknown = only?.find(id => !studies.some(study => study.id === id))
  if (unknown !== undefined)
    throw new UsageError(
      `no study "${unknown}" of ${labGame.game.id}; there are ${studies.map(({ id }) => id).join(', ')}`,
    )
  return only ? studies.filter(({ id }) => only.includes(id)) : studies
}

/** Plays all games of some studies, those that several want once; the same figures for a seed, whatever the number of cores. */
export async function runStudies(labGame: LabGame, studies: readonly Study[], effort: Effort): Promise<Answered[]> {
  const wanted = studies.map(study => study.cells.map(cell => batchesOf(labGame, study, cell, effort)))
  const batches = new Map(wanted.flat(2).map(batch => [canonical(batch), batch]))
  const observed = await observations([...batches.values()], effort.cores)
  const byKey = new Map([...batches.keys()].map((key, index) => [key, observed[index] ?? []]))
  return studies.map((study, index) => {
    const played = study.cells.map((cell, place) => ({
      ...cell,
      observations: (wanted[index]?.[place] ?? []).flatMap(batch => byKey.get(canonical(batch)) ?? []),
    }))
    // Of what never came to pass nothing can be said.
    return { study, rows: study.rows(played).filter(({ games }) => games > 0) }
  })
}

async function observations(batches: readonly TrialBatch[], cores: number | undefined): Promise<Observation[][]> {
  const gamesOf = ({ from, to }: TrialBatch): number => to - from
  const bar = progressBar(
    batches.reduce((sum, batch) => sum + gamesOf(batch), 0),
    'games',
  )
  const onDone = (index: number) => bar.advance(gamesOf(given(batches[index], 'a batch')))
  const module = new URL('../run/batch.ts', import.meta.url)
  const all = await inParallel<TrialBatch, Observation[]>(module, batches, { cores, onDone })
  bar.stop()
  return all
}

function batchesOf(
  { game }: LabGame,
  study: Study,
  { options, bots }: StudyCell,
  { games, seed }: Effort,
): TrialBatch[] {
  const parsed = game.parseOptions(options)
  if (!parsed.ok) throw new Error(`${study.id}: ${parsed.refusal.reason}`)
  const count = Math.ceil(games * (study.effort ?? 1))
  const starts = Array.from({ length: Math.ceil(count / GAMES_PER_BATCH) }, (_, index) => index * GAMES_PER_BATCH)
  const piece = { game: game.id, options: parsed.value as object, bots, seed }
  return starts.map(from => ({ ...piece, from, to: Math.min(from + GAMES_PER_BATCH, count) }))
}

/** What makes a figure anew. */
export function commandOf(game: string, { id }: Study, { games, seed }: Effort): string {
  return `npx grotto report ${game} --only ${id} --games ${games} --seed ${seed}`
}
