import type { Game, GameTypes } from '@grotto/kernel'
import type { Bot, Thinking } from './contract.ts'
import { estimate } from './estimate.ts'
import { playMatch, winShare } from './match.ts'

export interface Measured {
  readonly games: number
  /** Mean share of the victory, ties split. */
  readonly share: number
  /** Half the width of the 95 % interval around it. */
  readonly margin: number
  /** Mean score, where the game counts one. */
  readonly score: number
}

interface Measurement {
  readonly games: number
  readonly seed: string
  /** For the measured bot only; its opponents think as they do by themselves. */
  readonly thinking?: Pick<Thinking, 'iterations'>
}

/** How often a bot wins against a pool: it takes every seat in turn, meeting the same cards on each. */
export function measure<G extends GameTypes>(
  game: Game<G>,
  options: G['options'],
  subject: Bot<G>,
  pool: readonly Bot<G>[],
  measurement: Measurement,
): Measured {
  const seats = pool.length + 1
  const rounds = Math.ceil(measurement.games / seats)
  const shares: number[] = []
  let score = 0
  for (let round = 0; round < rounds; round++) {
    let shareOfRound = 0
    for (let own = 0; own < seats; own++) {
      const bots = pool.toSpliced(own, 0, subject)
      const budget = (seat: number) => (seat === own ? (measurement.thinking ?? {}) : {})
      const { outcome } = playMatch(game, options, bots, `${measurement.seed}/${round}`, budget)
      shareOfRound += winShare(outcome, own) / seats
      score += outcome.scores?.[own] ?? 0
    }
    shares.push(shareOfRound)
  }
  // Games with the same cards are one observation.
  const { mean: share, margin } = estimate(shares)
  return { games: rounds * seats, share, margin, score: score / (rounds * seats) }
}
