import type { Seat } from '@grotto/kernel'

export const SIDES = ['N', 'E', 'S', 'W'] as const
export type Side = (typeof SIDES)[number]
/** East and south of the start tile. */
export type Cell = readonly [x: number, y: number]

/** V By rank: the lower is the victim where distances are equal (H-5). */
export const CAVERS = ['diver', 'scout', 'geologist', 'engineer', 'climber', 'medic', 'bodyguard', 'leader'] as const
export type CaverName = (typeof CAVERS)[number]

export const TILE_KINDS = [
  'start',
  'exit',
  'plain',
  'water',
  'gas',
  'caveIn',
  'horror',
  'squeeze',
  'ledge',
  'slide',
  'rough',
] as const
export type TileKind = (typeof TILE_KINDS)[number]

export const HAZARD_KINDS = ['tremor', 'flood', 'gas', 'caveIn', 'horror'] as const
export type HazardKind = (typeof HAZARD_KINDS)[number]
export interface HazardCard {
  readonly kind: HazardKind
  /** Z-7 Severe cards are resolved twice. */
  readonly twice: boolean
}

export const DIFFICULTIES = ['normal', 'advanced', 'expert'] as const
export type Difficulty = (typeof DIFFICULTIES)[number]
export const EDITIONS = ['en', 'es', 'fr', 'it'] as const
export type Edition = (typeof EDITIONS)[number]

/** E-1 `print`: after Out of Time, as all rulebooks say. `always`: from the beginning. `leave`: never. */
export const FALLEN = ['leave', 'print', 'always'] as const
export type Fallen = (typeof FALLEN)[number]

/** A cave tile as printed: kind, open sides unturned, and a cave-in tile's two die numbers. */
export interface PrintedTile {
  readonly kind: TileKind
  readonly open: string
  readonly numbers?: readonly [number, number]
}

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

/** Where the game waits: one tagged value. `caver` is the one who answers. */
export type Question =
  | { readonly type: 'turn'; readonly caver: CaverName }
  | { readonly type: 'commanded'; readonly caver: CaverName; readonly by: CaverName }
  /** A-4, V-6 The next Move of a Run or Sprint; `left` Moves remain, `made` were made. */
  | {
      readonly type: 'step'
      readonly caver: CaverName
      readonly left: number
      readonly made: number
      readonly by: 'run' | 'sprint'
    }
  | {
      readonly type: 'guide'
      readonly caver: CaverName
      readonly tile: number
      readonly side: Side
      readonly explore: boolean
    }
  | {
      readonly type: 'intuition'
      readonly caver: CaverName
      readonly tile: number
      readonly spare: number
      readonly side: Side
      readonly explore: boolean
    }
  | {
      readonly type: 'place'
      readonly caver: CaverName
      readonly tile: number
      readonly side: Side
      readonly explore: boolean
      readonly at: Cell
    }
  | { readonly type: 'surface'; readonly caver: CaverName }
  | { readonly type: 'horrorOrder'; readonly caver: CaverName }
  | { readonly type: 'horrorPath'; readonly caver: CaverName; readonly horror: number; readonly from: Cell }
  | { readonly type: 'spawn'; readonly caver: CaverName }
  | { readonly type: 'over' }

export interface PlacedTile {
  readonly id: number
  readonly kind: TileKind
  readonly at: Cell
  /** Open sides as it lies. */
  readonly open: string
  /** C-8, C-9 Head of the arrow. */
  readonly arrow?: Side
  readonly numbers?: readonly [number, number]
  readonly flooded?: true
  readonly rubble?: true
  readonly rope?: true
  /** Sides with an explosives token. */
  readonly blasted?: string
}

export interface CaverPosition {
  readonly name: CaverName
  readonly seat: Seat
  readonly health: number
  readonly maxHealth: number
  /** Absent when submerged or devoured. */
  readonly at?: Cell
  readonly submerged?: true
  readonly hidden?: true
  readonly devoured?: true
  /** Attempts in consecutive own turns. */
  readonly hideTries?: number
  readonly ropeTries?: number
}

/** A Sub Terra position as plain JSON: what `encode` gives, what the page draws, what the referee speaks. */
export interface SubTerraPosition {
  readonly options: SubTerraOptions
  readonly round: number
  readonly phase: 'action' | 'horror' | 'hazard' | 'over'
  readonly question: Question
  /** Seat that answers the question; absent when the game is over. */
  readonly seat?: Seat
  readonly startingCaver: CaverName
  /** Whose turn it is in the action phase, and what she has left. */
  readonly turn?: {
    readonly caver: CaverName
    readonly points: number
    readonly exerted: boolean
    readonly commandUsed: boolean
    readonly triedHide?: true
    readonly triedRope?: true
  }
  readonly cavers: readonly CaverPosition[]
  readonly tiles: readonly PlacedTile[]
  /** In order of entering. */
  readonly horrors: readonly Cell[]
  /** Z-4 What entering gas costs until the next hazard phase; 0 when none hangs. */
  readonly gas: number
  readonly outOfTime: boolean
  readonly guidesLeft: number
  readonly explosivesLeft: number
  readonly discarded: readonly number[]
  readonly hazardsSeen: readonly HazardCard[]
  /** S-8 Tile set aside by the Geologist. */
  readonly spare?: number
  /** V-3 A spare that went back on top of the stack, known to all. */
  readonly knownTop?: number
  readonly stackLeft: number
  readonly hazardsLeft: number
  /** Horror work under way while a question about horrors is asked. */
  readonly horrorWork?: {
    readonly steps: number
    readonly spawns: number
    readonly moved: readonly number[]
    readonly current?: number
  }
  readonly result?: 'gold' | 'silver' | 'bronze' | 'defeat'
  /** What is going to be drawn, top first, where it was given: a secret, absent from views. */
  readonly coming?: {
    readonly tiles?: readonly number[]
    readonly hazards?: readonly HazardCard[]
    readonly dice?: readonly number[]
  }
}

export const HARMS = [
  'exert',
  'rough',
  'tremor',
  'flood',
  'gasCard',
  'gasEntered',
  'caveIn',
  'demolish',
  'horrorMovedIn',
  'horrorWalkedInto',
  'horrorSpawned',
] as const
export type Harm = (typeof HARMS)[number]
/** Why nobody was hurt, or no die was rolled. */
export type Shield = 'exit' | 'protector' | 'amphibious' | 'stealthy' | 'submerged' | 'unconscious'
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
