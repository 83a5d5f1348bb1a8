import { describeGame } from '@grotto/kernel/test-kit'
import { subTerra } from './game.ts'
import { brokenInvariant } from './invariants.ts'
import type { SubTerraState } from './state/state.ts'

/** Tables of every size, difficulty and edition, with every caver at one of them at least. */
const TABLES = [
  { players: 1, cavers: ['leader', 'medic', 'scout', 'bodyguard'] },
  { players: 2, cavers: ['diver', 'geologist', 'engineer', 'climber'], difficulty: 'advanced', edition: 'es' },
  { players: 3, cavers: ['leader', 'scout', 'diver', 'medic', 'geologist', 'engineer'], edition: 'fr', easier: true },
  { players: 5, cavers: ['climber', 'bodyguard', 'geologist', 'diver', 'leader'], difficulty: 'expert', edition: 'it' },
]

function conserves(state: SubTerraState): void {
  const wrong = brokenInvariant(state)
  if (wrong) throw new Error(wrong)
}

describeGame(subTerra, {
  options: TABLES,
  games: 2,
  every: 23,
  conserves,
  /** I-2 The only secret there can be is what was said to come. */
  otherSecrets: state => ({ ...subTerra.copy(state), coming: { tiles: [], hazards: [], dice: [] } }),
})
