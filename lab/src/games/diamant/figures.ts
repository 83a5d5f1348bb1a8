import { type DiamantEvent, type DiamantState, diamant, RELIC, TRAPS } from '@grotto/diamant'
import { given } from '@grotto/kernel'
import { type Counter, type Sums, sumOf } from '../../simulate/sums.ts'

/** What is measured in Diamant: means per game, but `sharedVictories`, a share of all games. */
export interface DiamantFigures {
  readonly games: number
  readonly reveals: number
  /** One for each explorer and step. */
  readonly decisions: number
  readonly scorePerPlayer: number
  /** Expeditions that ended by a trap. */
  readonly busts: number
  readonly relicsTaken: number
  readonly relicsLost: number
  readonly sharedVictories: number
}

/** The end of a game tells everything but the cards that were turned; the deck is the only thing drawn from (D-11). */
export function diamantCounter(): Counter<DiamantEvent, DiamantState> {
  const sums = { reveals: 0, score: 0, busts: 0, relicsTaken: 0, relicsLost: 0, sharedVictories: 0 }
  const ended = (state: DiamantState, draws: number): void => {
    const { places, scores = [] } = given(diamant.outcome(state), 'the outcome of a finished game')
    sums.reveals += draws
    for (const score of scores) sums.score += score
    if (places.filter(place => place === 1).length > 1) sums.sharedVictories++
    for (let trap = 0; trap < TRAPS.length; trap++) sums.busts += missing(state, trap)
    sums.relicsTaken += state.relicsOut
    sums.relicsLost += missing(state, RELIC) - state.relicsOut
  }
  return { sums, ended }
}

/** D-44 At the end all cards are back in the deck but those that left the game: a trap for each expedition it ended. */
const missing = ({ cards, deck }: DiamantState, kind: number): number => cards.count[kind]! - deck[kind]!

export function diamantFigures(sums: Sums, { players }: { readonly players: number }): DiamantFigures {
  const mean = (name: string): number => sumOf(sums, name) / sumOf(sums, 'games')
  return {
    games: sumOf(sums, 'games'),
    reveals: mean('reveals'),
    decisions: mean('decisions'),
    scorePerPlayer: mean('score') / players,
    busts: mean('busts'),
    relicsTaken: mean('relicsTaken'),
    relicsLost: mean('relicsLost'),
    sharedVictories: mean('sharedVictories'),
  }
}
