import { HARMS, type SubTerraTypes } from '@grotto/sub-terra'
import type { Measure } from '../observation.ts'
import type { TrialGame } from '../trial-game.ts'
import { subTerraHabit } from './habits.ts'
import { OUTCOMES, observeSubTerra, TRIED } from './observe.ts'

const amount = (id: string): Measure => ({ id, kind: 'amount' })
const usual = (id: string): Measure => ({ id, kind: 'amount', usual: true })

export const subTerraTrials: TrialGame<SubTerraTypes> = {
  id: 'sub-terra',
  cooperative: true,
  measures: [
    ...OUTCOMES.map((id): Measure => ({ id, kind: 'share', usual: true })),
    { id: 'found', kind: 'share', usual: true },
    usual('round'),
    usual('falls'),
    usual('spare'),
    ...['devoured', 'cardsLeft', 'exitRound', 'exitFromStart', 'farthest', 'lying', ...HARMS].map(amount),
    ...TRIED.flatMap(reason => [amount(`tried/${reason}`), amount(`succeeded/${reason}`)]),
  ],
  observe: observeSubTerra,
  habit: subTerraHabit,
}
