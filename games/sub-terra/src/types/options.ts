import type { CaverName } from './cavers.ts'
import type { HazardCard } from './hazards.ts'
import type { PrintedTile } from './tiles.ts'

export const DIFFICULTIES = ['normal', 'advanced', 'expert'] as const
export type Difficulty = (typeof DIFFICULTIES)[number]

export const EDITIONS = ['en', 'es', 'fr', 'it'] as const
export type Edition = (typeof EDITIONS)[number]

/** E-1 `print`: after Out of Time, as all rulebooks say. `always`: from the beginning. `leave`: never. */
export const FALLEN = ['leave', 'print', 'always'] as const
export type Fallen = (typeof FALLEN)[number]

export interface SubTerraOptions {
  readonly players: number
  /** In order round the table; S-1 decides who runs whom. */
  readonly cavers: readonly CaverName[]
  readonly difficulty: Difficulty
  readonly edition: Edition
  readonly exitDepth: 6 | 7
  readonly thirdTry: 'none' | 'hide' | 'hide+rope'
  readonly gasTwiceEntry: 4 | 2
  readonly easier: boolean
  /** E-1 When those who lie in the cave keep the game going; absent, as it was played before, they never do. */
  readonly fallen?: Fallen
  /** S-7 Who holds the starting marker first. */
  readonly start: CaverName | 'random'
  /** Another set of tiles (first the start, second the exit) or hazard cards, from people who have another box. */
  readonly tiles?: readonly PrintedTile[]
  readonly hazards?: readonly HazardCard[]
}
