import { diamantTrials } from './diamant/trial-game.ts'
import type { Measure } from './observation.ts'
import { subTerraTrials } from './sub-terra/trial-game.ts'
import type { TrialGame } from './trial-game.ts'

/** The games of which more is counted than who won. */
const OWN: readonly TrialGame[] = [diamantTrials, subTerraTrials]

/** A game of which nothing else is known. */
const plainTrials = (id: string): TrialGame => ({
  id,
  cooperative: false,
  measures: [],
  observe: () => ({ sink() {}, ended: () => ({}) }),
})

export const trialGameOf = (id: string): TrialGame => OWN.find(each => each.id === id) ?? plainTrials(id)

const OF_A_TEAM: readonly Measure[] = [{ id: 'won', kind: 'share', usual: true }]
const OF_SEATS: readonly Measure[] = [
  { id: 'won', kind: 'share', perSeat: true, usual: true },
  { id: 'score', kind: 'amount', perSeat: true, usual: true },
]

/** All that can be measured in a game: how it ends, then what is its own, then how long it took. */
export const measuresOf = ({ cooperative, measures }: TrialGame): readonly Measure[] => [
  ...(cooperative ? OF_A_TEAM : OF_SEATS),
  ...measures,
  { id: 'decisions', kind: 'amount' },
]
