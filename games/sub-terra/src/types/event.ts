import type { SubTerraAction } from './action.ts'
import type { CaverName } from './cavers.ts'
import type { Harm, HazardCard, Shield } from './hazards.ts'
import type { Cell, Side, TileKind } from './tiles.ts'

export type CheckReason = 'exert' | 'rough' | 'tremor' | 'placeRope' | 'hide' | 'outOfTime'

/** Public facts in the order in which they happened: enough to animate and to narrate everything. */
export type SubTerraEvent =
  | { readonly type: 'roundStarted'; readonly round: number; readonly startingCaver: CaverName }
  | { readonly type: 'turnStarted'; readonly caver: CaverName }
  | { readonly type: 'turnSkipped'; readonly caver: CaverName; readonly why: 'unconscious' }
  | { readonly type: 'turnEnded'; readonly caver: CaverName }
  /** An action was begun; `cost` is what it takes. */
  | { readonly type: 'acted'; readonly caver: CaverName; readonly action: SubTerraAction; readonly cost: number }
  | { readonly type: 'exerted'; readonly caver: CaverName }
  /** T-4 `total` is the die plus bonus, needed is 4. `automatic` where the third try needs no die. */
  | {
      readonly type: 'checked'
      readonly caver: CaverName
      readonly reason: CheckReason
      readonly die?: number
      readonly bonus: number
      readonly needed: number
      readonly success: boolean
      readonly automatic?: true
    }
  | { readonly type: 'notChecked'; readonly caver: CaverName; readonly reason: CheckReason; readonly why: Shield }
  | {
      readonly type: 'tileDrawn'
      readonly tile: number
      readonly kind: TileKind
      readonly caver: CaverName
      readonly stackLeft: number
    }
  /** C-3 No rotation was possible. */
  | {
      readonly type: 'tileDiscarded'
      readonly tile: number
      readonly kind: TileKind
      readonly why: 'doesNotFit' | 'guide'
    }
  | { readonly type: 'tileSetAside'; readonly tile: number; readonly kind: TileKind }
  | {
      readonly type: 'tilePlaced'
      readonly tile: number
      readonly kind: TileKind
      readonly at: Cell
      readonly open: string
      readonly caver: CaverName
    }
  | {
      readonly type: 'moved'
      readonly caver: CaverName
      readonly from: Cell
      readonly to: Cell
      readonly by: 'move' | 'explore' | 'swim' | 'squeeze' | 'run' | 'sprint'
    }
  | { readonly type: 'dived'; readonly caver: CaverName; readonly from: Cell }
  | { readonly type: 'surfaced'; readonly caver: CaverName; readonly at: Cell }
  | {
      readonly type: 'healed'
      readonly caver: CaverName
      readonly by: CaverName
      readonly health: number
      readonly revived: boolean
    }
  | {
      readonly type: 'hurt'
      readonly caver: CaverName
      readonly harm: Harm
      readonly points: number
      readonly health: number
      readonly fell: boolean
    }
  | {
      readonly type: 'unharmed'
      readonly caver: CaverName
      readonly harm: Harm
      readonly why: Shield
      readonly by?: CaverName
    }
  | { readonly type: 'hidden'; readonly caver: CaverName }
  | { readonly type: 'ropePlaced'; readonly at: Cell; readonly caver: CaverName }
  | { readonly type: 'rubbleCleared'; readonly at: Cell; readonly caver: CaverName }
  | { readonly type: 'blasted'; readonly at: Cell; readonly side: Side; readonly caver: CaverName }
  | { readonly type: 'commanded'; readonly caver: CaverName; readonly by: CaverName }
  | { readonly type: 'declined'; readonly caver: CaverName }
  | { readonly type: 'phaseStarted'; readonly phase: 'horror' | 'hazard' }
  | { readonly type: 'gasCleared' }
  | { readonly type: 'hazardRevealed'; readonly card: HazardCard; readonly left: number }
  | { readonly type: 'flooded'; readonly at: readonly Cell[] }
  | { readonly type: 'gasSpread'; readonly at: readonly Cell[]; readonly entry: number }
  | { readonly type: 'caveInRolled'; readonly die: number; readonly at: readonly Cell[] }
  | {
      readonly type: 'horrorMoved'
      readonly horror: number
      readonly from: Cell
      readonly to: Cell
      readonly victim: CaverName
      readonly distance: number
    }
  | { readonly type: 'horrorLeft'; readonly horror: number; readonly at: Cell }
  | { readonly type: 'horrorSpawned'; readonly at: Cell; readonly victim: CaverName; readonly distance: number }
  | { readonly type: 'horrorNotSpawned'; readonly why: 'three' | 'noTile' | 'noVictim' }
  | { readonly type: 'horrorRepelled'; readonly at: Cell; readonly caver: CaverName }
  | { readonly type: 'outOfTime' }
  | { readonly type: 'devoured'; readonly caver: CaverName }
  | {
      readonly type: 'gameEnded'
      readonly result: 'gold' | 'silver' | 'bronze' | 'defeat'
      readonly leftBehind: readonly CaverName[]
    }
