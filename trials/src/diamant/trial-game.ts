import type { DiamantTypes } from '@grotto/diamant'
import type { Measure } from '../observation.ts'
import type { TrialGame } from '../trial-game.ts'
import { diamantHabit } from './habits.ts'
import { EXPEDITIONS, FARTHEST, observeDiamant } from './observe.ts'

const amount = (id: string): Measure => ({ id, kind: 'amount' })
const upTo = (most: number): number[] => Array.from({ length: most + 1 }, (_, index) => index)

export const diamantTrials: TrialGame<DiamantTypes> = {
  id: 'diamant',
  cooperative: false,
  measures: [
    { id: 'mean', kind: 'amount', usual: true },
    { id: 'traps', kind: 'amount', usual: true },
    { id: 'relics', kind: 'amount', usual: true },
    { id: 'shared', kind: 'share' },
    ...['best', 'relicPoints', 'caught', 'left', 'lost', 'first', 'firstAhead'].map(amount),
    { id: 'firstWins', kind: 'share' },
    { id: 'leaderWins', kind: 'share' },
    ...upTo(FARTHEST).map(cards => amount(`leftAfter/${cards}`)),
    ...upTo(EXPEDITIONS)
      .slice(1)
      .map(expedition => amount(`expedition/${expedition}`)),
  ],
  observe: observeDiamant,
  habit: diamantHabit,
}
