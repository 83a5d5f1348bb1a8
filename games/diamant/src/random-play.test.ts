import { fastChance, type Viewer } from '@grotto/kernel'
import { describeGame } from '@grotto/kernel/test-kit'
import { describe, expect, test } from 'vitest'
import { SAMPLES } from '../../../tools/samples.ts'
import { checkCards, rubyLedger } from '../test-kit/conservation.ts'
import { playRandomGame } from '../test-kit/random-game.ts'
import { type DiamantTypes, diamant } from './game.ts'
import { only } from './seats.ts'
import type { DiamantState } from './state.ts'

/** The same position with every face-down choice of the others turned into its opposite. */
function otherSecrets(state: DiamantState, viewer: Viewer): DiamantState {
  const other = diamant.copy(state)
  const others = state.chosen & ~(viewer === 'spectator' ? 0 : only(viewer))
  other.leaving ^= others
  if (state.options.closedChests && !state.over) fillChests(other, viewer)
  return other
}

/** D-62 Closed chests hold something else. */
function fillChests(other: DiamantState, viewer: Viewer): void {
  const { players } = other.options
  for (let seat = 0; seat < players; seat++) {
    if (seat === viewer) continue
    other.chest[seat]! += 7
    for (let round = 0; round < other.round - 1; round++) other.scoreAfter[round * players + seat]! += 7
  }
}

describeGame<DiamantTypes>(diamant, {
  options: [
    { players: 2 },
    { players: 3 },
    { players: 4 },
    { players: 5, hideChosen: true },
    { players: 3, closedChests: true },
    { players: 4, closedChests: true, hideChosen: true },
    { players: 6, treasures: [5, 40, 3], relics: 9 },
    { players: 8 },
  ],
  games: 4,
  conserves: checkCards,
  otherSecrets,
})

describe('random play', () => {
  test('D-5 every ruby, relic and card is accounted for', () => {
    const chance = fastChance('conservation')
    for (let game = 0; game < SAMPLES.countedDiamant; game++) {
      const ledger = rubyLedger()
      const state = playRandomGame({ players: 2 + (game % 7) }, chance, ledger.write, checkCards)
      ledger.balance(state)
    }
  })

  test('four players at random agree with an independent implementation', () => {
    const games = SAMPLES.averagedDiamant
    const total = { reveals: 0, busts: 0, relicsTaken: 0, relicsLost: 0, shared: 0, score: 0, decisions: 0 }
    const chance = fastChance('agreement')
    for (let game = 0; game < games; game++) {
      const state = playRandomGame(
        { players: 4 },
        chance,
        event => {
          if (event.type === 'revealed') total.reveals += 1
          if (event.type === 'relicTaken') total.relicsTaken += 1
          if (event.type === 'expeditionEnded') total.relicsLost += event.relicsRemoved
          if (event.type === 'trapSprung') total.busts += 1
          if (event.type === 'gameEnded' && event.winners.length > 1) total.shared += 1
        },
        () => {
          total.decisions += 1
        },
      )
      for (const score of diamant.outcome(state)?.scores ?? []) total.score += score / 4
    }
    const mean = (sum: number) => sum / games
    // What is allowed is for 12,000 games; of fewer the average strays further.
    const strays = Math.sqrt(12_000 / games)
    expect(Math.abs(mean(total.reveals) - 16.7)).toBeLessThan(0.2 * strays)
    expect(Math.abs(mean(total.decisions) - 38.15)).toBeLessThan(0.4 * strays)
    expect(Math.abs(mean(total.score) - 16.315)).toBeLessThan(0.3 * strays)
    expect(Math.abs(mean(total.busts) - 0.66)).toBeLessThan(0.03 * strays)
    expect(Math.abs(mean(total.relicsTaken) - 1.631)).toBeLessThan(0.05 * strays)
    expect(Math.abs(mean(total.relicsLost) - 0.385)).toBeLessThan(0.03 * strays)
    expect(Math.abs(mean(total.shared) - 0.0427)).toBeLessThan(0.008 * strays)
  })
})
