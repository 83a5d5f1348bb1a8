import { type GameTypes, given, labelledChance, type Outcome, type Seat } from '@grotto/kernel'
import { botGame, type Decide, decider, type Thought } from '@grotto/trials'
import type { LabGame } from '../games/lab-game.ts'
import { labGameOf } from '../games/lab-games.ts'
import type { Cell } from './cell.ts'

/** A stretch of deals, `from` up to but not including `to`. Deal n of a seed brings everybody the same cards and dice. */
export interface Deals extends Pick<Cell, 'options' | 'pool'> {
  readonly game: string
  readonly entrant: Thought
  readonly seed: string
  readonly from: number
  readonly to: number
}

/** What became of a bot in one game. */
export interface Fate {
  readonly result: string
  /** Part of the victory: 1 alone, split among those who share it; in a team 1 for all. */
  readonly share: number
  readonly score: number
  readonly decisions: number
  /** Time spent over these decisions: the one figure that no seed repeats. */
  readonly milliseconds: number
}

/** Plays every table of every deal; a list of fates for each deal. */
export function work({ from, to, ...each }: Deals): Fate[][] {
  return Array.from({ length: to - from }, (_, index) => playDeal(each, `${each.seed}/${from + index}`))
}

type OneDeal = Omit<Deals, 'from' | 'to'>

/** The bot takes every seat in turn where others have the rest; a team is the bot on all seats. */
function playDeal({ game: id, options, pool, entrant }: OneDeal, seed: string): Fate[] {
  const labGame = labGameOf(id)
  const seats = Array.from({ length: labGame.game.seatCount(options) }, (_, seat) => seat)
  if (!pool) return [play(labGame, options, seed, Array<Thought>(seats.length).fill(entrant))]
  return seats.map(seat => play(labGame, options, seed, pool.toSpliced(seat, 0, entrant), seat))
}

/** One game; what became of the watched seat, or of all where none is named. */
function play(labGame: LabGame, options: object, seed: string, sitters: readonly Thought[], watched?: Seat): Fate {
  const { game, layOut } = labGame
  const chance = labelledChance(seed)
  const deciders = sitters.map(thought => decider(game, thought, seed))
  let decisions = 0
  let milliseconds = 0
  const decide: Decide<GameTypes> = (state, seat, log) => {
    const started = performance.now()
    const action = deciders[seat]!(state, seat, log)
    if (watched === undefined || watched === seat) {
      milliseconds += performance.now() - started
      decisions++
    }
    return action
  }
  const prepare = layOut && ((state: object) => layOut(state, chance))
  const { state } = botGame(game, options, chance, decide, { prepare })
  const outcome = given(game.outcome(state), 'the outcome of a finished game')
  return { ...fateOf(outcome, watched), decisions, milliseconds: Math.round(milliseconds * 1000) / 1000 }
}

function fateOf({ result, places, scores }: Outcome, watched: Seat = 0): Pick<Fate, 'result' | 'share' | 'score'> {
  const winners = places.filter(place => place === 1).length
  return { result, share: places[watched] === 1 ? 1 / winners : 0, score: scores?.[watched] ?? 0 }
}
