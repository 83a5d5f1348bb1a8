import { canonical, type GameRecord, inForce, type Seat } from '@grotto/kernel'
import type { NamedAction } from '../boards/board-module.ts'
import type { Moment } from '../replay/moments.ts'

/** What one seat decided. */
export interface Decision {
  readonly seat: Seat
  readonly action: NamedAction
}

/** Decisions that came out together: one, or those of all who chose in secret. */
interface Turn {
  /** The entry after which everybody saw what they led to. */
  readonly number: number
  readonly decisions: readonly Decision[]
}

/** One of the two games, cut into rounds. */
export interface Side {
  readonly record: GameRecord
  readonly moments: readonly Moment[]
}

/** Both games at the same place of the same round. */
export interface Pair {
  readonly round: number
  readonly step: number
  /** The entry to show of each, and what was decided there; nothing where that round, or that game, was over by then. */
  readonly numbers: readonly [left: number, right: number]
  readonly decisions: readonly [left: readonly Decision[], right: readonly Decision[]]
  readonly differs: boolean
}

/** Both games step by step, round beside round: where one has more decisions in a round the other waits. */
export function sideBySide(left: Side, right: Side): readonly Pair[] {
  const [lefts, rights] = [roundsOf(left), roundsOf(right)]
  const pairs: Pair[] = [START]
  for (let round = 0; round < Math.max(lefts.length, rights.length); round++) {
    const [l, r] = [lefts[round] ?? [], rights[round] ?? []]
    for (let step = 0; step < Math.max(l.length, r.length); step++)
      pairs.push(paired(pairs.at(-1)!, [l[step], r[step]], round + 1, step + 1))
  }
  return pairs
}

const START: Pair = { round: 1, step: 0, numbers: [0, 0], decisions: [[], []], differs: false }

function paired({ numbers }: Pair, [left, right]: readonly (Turn | undefined)[], round: number, step: number): Pair {
  const decisions = [left?.decisions ?? [], right?.decisions ?? []] as const
  return {
    round,
    step,
    numbers: [left?.number ?? numbers[0], right?.number ?? numbers[1]],
    decisions,
    differs: canonical(decisions[0] as never) !== canonical(decisions[1] as never),
  }
}

/** Where they first decide otherwise; nothing where they never do. */
export function partingOf(pairs: readonly Pair[]): number | undefined {
  const place = pairs.findIndex(({ differs }) => differs)
  return place < 0 ? undefined : place
}

/** The first pair of the next round, or of this one and those before. */
export function roundStep(pairs: readonly Pair[], at: number, forward: boolean): number {
  const openings = pairs.flatMap(({ step }, place) => (step <= 1 ? [place] : []))
  return forward ? (openings.find(place => place > at) ?? pairs.length - 1) : (openings.findLast(p => p < at) ?? 0)
}

/** What opened a round was decided in the one before. */
function roundsOf(side: Side): readonly (readonly Turn[])[] {
  const rounds: Turn[][] = [[]]
  for (const turn of turnsOf(side)) {
    rounds.at(-1)!.push(turn)
    if (side.moments[turn.number]?.opensRound) rounds.push([])
  }
  return rounds.filter(({ length }) => length > 0)
}

/** Of what was taken back nothing is left; of a choice that was changed the last. */
function turnsOf({ record, moments }: Side): readonly Turn[] {
  const turns: Turn[] = []
  let waiting = new Map<Seat, NamedAction>()
  for (const number of inForce(record.entries)) {
    const entry = record.entries[number]
    if (entry?.type !== 'act') continue
    waiting.set(entry.seat, entry.action as NamedAction)
    if (!moments[number]?.tells) continue
    turns.push({ number, decisions: inSeatOrder(waiting) })
    waiting = new Map()
  }
  return turns
}

const inSeatOrder = (chosen: ReadonlyMap<Seat, NamedAction>): readonly Decision[] =>
  [...chosen].map(([seat, action]) => ({ seat, action })).sort((a, b) => a.seat - b.seat)
