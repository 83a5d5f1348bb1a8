import { type GameTypes, given, type Seat } from '@grotto/kernel'
import { type Estimate, estimate } from '../estimate.ts'
import { worthOf } from '../match.ts'
import type { Looked } from './analyse.ts'
import type { Course } from './course.ts'
import type { Worths } from './futures.ts'
import { difference, isBeyondDoubt, type Judged } from './judge.ts'
import type { Stages } from './weigh.ts'

/** What one moment changed for a seat: by its own choice, by the others', and by what was drawn then. */
export interface Change {
  readonly own: Estimate
  readonly others: Estimate
  readonly draws: Estimate
}

/** How things stood for each seat before a moment, and what it changed. */
export interface Point {
  readonly worths: readonly Estimate[]
  readonly changes: readonly Change[]
}

/** A seat's game: what was to be expected, what became of it, and how that came. The parts add up. */
export interface Share extends Change {
  readonly start: Estimate
  readonly end: number
}

export interface Analysis {
  /** In the order of the moments; the last is the end, where nothing changes any more. */
  readonly points: readonly Point[]
  readonly shares: readonly Share[]
  /** Whether all seats share one fate. */
  readonly isShared: boolean
  /** The moment that decided it, and for whom: the greatest step towards the end that came. */
  readonly turning?: { readonly moment: number; readonly seat: Seat }
  readonly judged: readonly Judged[]
}

/** Puts together what was found out, moment by moment; all of them must be there. */
export function sumUp<G extends GameTypes>(course: Course<G>, looked: readonly Looked[]): Analysis {
  const stages = chained(looked)
  const ends = endsOf(course, stages)
  const seats = ends.map((_, seat) => seat)
  const after = (index: number): Worths => stages[index + 1]?.before ?? ends
  const points = stages.map((stage, index) => pointOf(stage, after(index), seats))
  const last = { worths: ends.map(estimateOf), changes: seats.map(() => NO_CHANGE) }
  return {
    points: [...points, last],
    shares: seats.map(seat => shareOf(stages, after, ends, seat)),
    isShared: stages.every(({ before }) => before.every(worths => worths.join() === before[0]!.join())),
    ...turningOf(stages, after, ends),
    judged: looked.flatMap(({ judged }) => judged),
  }
}

const NOTHING: Estimate = { mean: 0, margin: 0 }
const NO_CHANGE: Change = { own: NOTHING, others: NOTHING, draws: NOTHING }

/** Where a moment changed nothing, everything is worth what it was after the one before. */
function chained(looked: readonly Looked[]): readonly Stages[] {
  const stages: Stages[] = []
  for (const { stages: own } of looked) {
    const same = stages.at(-1)?.after
    stages.push(own ?? stageOf(given(same, 'the moment before')))
  }
  return stages
}

const stageOf = (worths: Worths): Stages => ({ before: worths, own: worths, after: worths })

/** How it stood before the last moment that was looked at: for a curve that grows. */
export const curvePoint = (looked: readonly Looked[]): readonly Estimate[] =>
  chained(looked).at(-1)?.before.map(estimateOf) ?? []

/** What the end was worth, as though all futures had led to it. */
function endsOf<G extends GameTypes>({ game, outcome, seats }: Course<G>, stages: readonly Stages[]): Worths {
  const ended = given(outcome, 'the outcome of a game that is analysed')
  const futures = stages[0]?.before[0]?.length ?? 1
  return Array.from({ length: seats }, (_, seat) => Array.from({ length: futures }, () => worthOf(game, ended, seat)))
}

/** An estimate of a worth itself: never in n futures is not never. */
const estimateOf = (worths: readonly number[]): Estimate =>
  difference(
    worths,
    worths.map(() => 0),
  )

function pointOf(stage: Stages, next: Worths, seats: readonly Seat[]): Point {
  return {
    worths: stage.before.map(estimateOf),
    changes: seats.map(seat => ({
      own: changeOf(stage.own[seat]!, stage.before[seat]!),
      others: changeOf(stage.after[seat]!, stage.own[seat]!),
      draws: changeOf(next[seat]!, stage.after[seat]!),
    })),
  }
}

/** What is the very same list did not change at all. */
const changeOf = (now: readonly number[], before: readonly number[]): Estimate =>
  now === before ? NOTHING : difference(now, before)

/** Sums are made future by future: they have one luck in common, and so the interval of a sum is honest. */
function shareOf(stages: readonly Stages[], after: (index: number) => Worths, ends: Worths, seat: Seat): Share {
  const sum = (part: (stage: Stages, index: number) => readonly [Worths, Worths]): Estimate =>
    estimate(
      ends[seat]!.map((_, future) =>
        stages.reduce((total, stage, index) => {
          const [now, before] = part(stage, index)
          return total + now[seat]![future]! - before[seat]![future]!
        }, 0),
      ),
    )
  return {
    start: estimateOf(stages[0]?.before[seat] ?? ends[seat]!),
    own: sum(({ own, before }) => [own, before]),
    others: sum(({ own, after: all }) => [all, own]),
    draws: sum(({ after: all }, index) => [after(index), all]),
    end: ends[seat]![0]!,
  }
}

/** Of all steps towards the end that came, of those who won or of all who lost together: the greatest that is clear. */
function turningOf(
  stages: readonly Stages[],
  after: (index: number) => Worths,
  ends: Worths,
): Pick<Analysis, 'turning'> {
  const best = Math.max(...ends.map(worths => worths[0]!))
  const steps = stages.flatMap(({ before }, moment) =>
    before.flatMap((worths, seat) => {
      if (ends[seat]![0] !== best) return []
      const step = difference(after(moment)[seat]!, worths)
      const start = stages[0]!.before[seat]!
      const towards = best >= start.reduce((sum, worth) => sum + worth, 0) / start.length ? 1 : -1
      return isBeyondDoubt(step) && step.mean * towards > 0 ? [{ moment, seat, size: Math.abs(step.mean) }] : []
    }),
  )
  const [greatest] = steps.sort((a, b) => b.size - a.size)
  return greatest ? { turning: { moment: greatest.moment, seat: greatest.seat } } : {}
}
