import type { SubTerraState } from '@grotto/sub-terra'

/** T-2 Whether somebody's turn of this round is still to come. */
export function actsLater({ phase, turn, starting, setting }: SubTerraState, caver: number): boolean {
  const seats = setting.party.length
  return phase === 'action' && (caver - starting + seats) % seats > (turn - starting + seats) % seats
}
