import { fastChance, given } from '@grotto/kernel'
import { type Estimate, estimate, meanOfShares, shareOf } from '@grotto/trials'
import type { Cell } from '../compare/cell.ts'
import type { LabGame } from '../games/lab-game.ts'
import { inParallel, type Spread } from '../parallel/pool.ts'
import type { Trial } from './batch.ts'
import { average, type Cloud, cloudAround, drawCandidates, middleOf, nextCloud, type Weights } from './cross-entropy.ts'

export interface Tuning {
  readonly cells: readonly Cell[]
  readonly seed: string
  readonly generations: number
  readonly candidates: number
  readonly elite: number
  /** Deals of each cell for each candidate: the same for all of a generation, others in each. */
  readonly games: number
  /** How far the first candidates stray, as a logarithm, and how much of a cloud stays in the next. */
  readonly stray: number
  readonly keep: number
  /** Whether the worse half stops early, again and again: the same games go further. */
  readonly halving?: boolean
  /** Where the search begins; the bot's own weights where it is left out. */
  readonly begin?: Weights
}

/** What is noted of a generation: all that is needed to go on from it. */
export interface Generation {
  readonly generation: number
  /** Worth of its candidates: the middle of the cloud first, then the mean of all, and of the best. */
  readonly middle: number
  readonly mean: number
  readonly best: number
  readonly cloud: Cloud
}

/** Goes on from the last generation that was noted; `note` gets every new one. */
export async function tune(
  labGame: LabGame,
  tuning: Tuning,
  earlier: readonly Generation[] = [],
  note: (generation: Generation) => void = () => {},
  cores?: Spread['cores'],
): Promise<Generation[]> {
  const known = [...earlier]
  const start = { ...tunedOf(labGame).weights, ...tuning.begin }
  while (known.length < tuning.generations) {
    const cloud = known.at(-1)?.cloud ?? cloudAround(start, tuning.stray)
    const generation = await oneGeneration(labGame, tuning, cloud, known.length + 1, cores)
    known.push(generation)
    note(generation)
  }
  return known
}

async function oneGeneration(
  labGame: LabGame,
  tuning: Tuning,
  cloud: Cloud,
  generation: number,
  cores: Spread['cores'],
): Promise<Generation> {
  const { seed, candidates, keep } = tuning
  const drawn = drawCandidates(cloud, candidates, fastChance(`${seed}/candidates/${generation}`))
  const tried = drawn.map(weights => ({ weights, worths: [] as number[] }))
  let left = tried
  for (const stage of stagesOf(tuning)) {
    const sets = left.map(({ weights }) => weights)
    const worths = await tryAll(labGame, tuning, sets, `${seed}/generation ${generation}`, stage, cores)
    for (const [index, candidate] of left.entries()) candidate.worths.push(...worths[index]!)
    left = ranked(left).slice(0, stage.survivors)
  }
  const best = left.map(({ weights, worths }) => ({ weights, worth: average(worths) }))
  return {
    generation,
    middle: average(given(tried[0], 'the middle').worths),
    mean: average(tried.map(({ worths }) => average(worths))),
    best: average(best.map(({ worth }) => worth)),
    cloud: nextCloud(
      cloud,
      best.map(({ weights }) => weights),
      keep,
    ),
  }
}

interface Candidate {
  readonly weights: Weights
  readonly worths: readonly number[]
}

const ranked = <C extends Candidate>(candidates: readonly C[]): C[] =>
  candidates.toSorted((a, b) => average(b.worths) - average(a.worths))

/** A stretch of deals, and how many of those who play it go on. */
interface Stage {
  readonly from: number
  readonly to: number
  readonly survivors: number
}

/**
 * Successive halving (Karnin, Koren and Somekh 2013; Jamieson and Talwalkar 2016): after so many deals the worse half
 * stops, after twice as many the worse half of the rest, until the elite is left. Without, everybody plays all deals.
 */
export function stagesOf({ candidates, elite, games, halving }: Omit<Tuning, 'cells' | 'seed'>): Stage[] {
  const rounds = halving ? Math.max(1, Math.floor(Math.log2(candidates / elite))) : 1
  const until = (round: number): number => (round < 0 ? 0 : Math.ceil(games / 2 ** (rounds - 1 - round)))
  return Array.from({ length: rounds }, (_, round) => ({
    from: until(round - 1),
    to: until(round),
    survivors: round === rounds - 1 ? elite : Math.ceil(candidates / 2 ** (round + 1)),
  }))
}

/** What some weights came to. */
export interface Score {
  readonly worth: Estimate
  /** Share of games with a medal of any kind. */
  readonly medals: Estimate
}

/** What came of it on deals nothing was chosen by: with the bot's own weights, with those that were found, and the difference. */
export interface Verdict {
  readonly weights: Weights
  readonly before: Score
  readonly after: Score
  readonly gain: Score
  /** With the weights where the search began, if they were not the own ones. */
  readonly start?: Score
  readonly games: number
}

export async function verdict(
  labGame: LabGame,
  tuning: Tuning,
  cloud: Cloud,
  games: number,
  cores?: Spread['cores'],
): Promise<Verdict> {
  const weights = middleOf(cloud)
  const own = tunedOf(labGame).weights
  const sets = [own, weights, ...(tuning.begin ? [{ ...own, ...tuning.begin }] : [])]
  const seed = `${tuning.seed}/held out`
  const [before = [], after = [], start] = await tryAll(labGame, tuning, sets, seed, { from: 0, to: games }, cores)
  return {
    weights,
    before: scoreOf(before),
    after: scoreOf(after),
    gain: scoreOf(after, before),
    ...(start && { start: scoreOf(start) }),
    games: after.length,
  }
}

/** Of games by their worth; deal by deal against others where there are any. */
function scoreOf(worths: readonly number[], others?: readonly number[]): Score {
  const medal = (worth: number | undefined): number => ((worth ?? 0) > 0 ? 1 : 0)
  return {
    worth: estimate(worths.map((worth, deal) => worth - (others?.[deal] ?? 0))),
    medals: others
      ? meanOfShares(worths.map((worth, deal) => medal(worth) - medal(others[deal])))
      : shareOf(worths.map(worth => worth > 0)),
  }
}

const tunedOf = (labGame: LabGame) => given(labGame.tuned, 'weights to be tuned')

/** By set of weights: the worth of each game, on deals common to all sets. */
async function tryAll(
  labGame: LabGame,
  { cells }: Tuning,
  sets: readonly Weights[],
  seed: string,
  { from, to }: Pick<Stage, 'from' | 'to'>,
  cores: Spread['cores'],
): Promise<number[][]> {
  const { bot, worth } = tunedOf(labGame)
  const deals = cells.map(({ options }) => ({ game: labGame.game.id, options, entrant: { bot }, seed, from, to }))
  const trials: Trial[] = sets.map(weights => ({ weights, deals }))
  const results = await inParallel<Trial, string[]>(new URL('./batch.ts', import.meta.url), trials, { cores })
  return results.map(each => each.map(result => worth[result] ?? 0))
}
