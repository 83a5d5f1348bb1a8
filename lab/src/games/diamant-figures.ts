import type { DiamantEvent } from '@grotto/diamant'
import type { Counter, Sums } from '../simulate/sums.ts'

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

export function diamantCounter(): Counter<DiamantEvent> {
  const sums = { reveals: 0, score: 0, busts: 0, relicsTaken: 0, relicsLost: 0, sharedVictories: 0 }
  const sink = (event: DiamantEvent): void => {
    switch (event.type) {
      case 'revealed':
        sums.reveals++
        break
      case 'trapSprung':
        sums.busts++
        break
      case 'relicTaken':
        sums.relicsTaken++
        break
      case 'expeditionEnded':
        sums.relicsLost += event.relicsRemoved
        break
      case 'gameEnded':
        for (const score of event.scores) sums.score += score
        if (event.winners.length > 1) sums.sharedVictories++
    }
  }
  return { sums, sink }
}

export function diamantFigures(sums: Sums, { players }: { readonly players: number }): DiamantFigures {
  const mean = (name: string): number => sums[name]! / sums.games!
  return {
    games: sums.games!,
    reveals: mean('reveals'),
    decisions: mean('decisions'),
    scorePerPlayer: mean('score') / players,
    busts: mean('busts'),
    relicsTaken: mean('relicsTaken'),
    relicsLost: mean('relicsLost'),
    sharedVictories: mean('sharedVictories'),
  }
}
