import type { GameTypes, Step } from '@grotto/kernel'

type Flags = Pick<Step<GameTypes>, 'usedChance' | 'revealed' | 'simultaneous'>

/** What came out at a step, small enough to be kept for every step in a snapshot. */
export const bitsOf = ({ usedChance, revealed, simultaneous }: Flags): number =>
  (usedChance ? 1 : 0) | (revealed ? 2 : 0) | (simultaneous ? 4 : 0)

export const flagsOf = (bits: number): Flags => ({
  usedChance: (bits & 1) !== 0,
  revealed: (bits & 2) !== 0,
  simultaneous: (bits & 4) !== 0,
})
