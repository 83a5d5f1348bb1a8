import type { CaverName } from './cavers.ts'
import type { Cell, Side } from './tiles.ts'

export type SubTerraAction =
  | { readonly type: 'endTurn' | 'exert' | 'run' | 'sprint' | 'hide' | 'placeRope' | 'rig' | 'dive' }
  | { readonly type: 'reveal' | 'explore' | 'move' | 'swim' | 'squeeze' | 'demolish' | 'repel'; readonly side: Side }
  | { readonly type: 'dig' | 'excavate'; readonly side: Side | 'here' }
  | { readonly type: 'heal' | 'bandage' | 'command'; readonly caver: CaverName }
  /** Answers to questions. */
  | { readonly type: 'step'; readonly side: Side }
  | { readonly type: 'stop' | 'decline' | 'keep' | 'discard' | 'takeDrawn' | 'takeSpare' }
  | { readonly type: 'place'; readonly open: string }
  | { readonly type: 'surface' | 'horrorOrder' | 'horrorPath' | 'spawn'; readonly at: Cell }
