import type { Seat } from '@grotto/kernel'
import type { CaverName } from './cavers.ts'
import type { HazardCard } from './hazards.ts'
import type { SubTerraOptions } from './options.ts'
import type { Question } from './question.ts'
import type { Cell, Side, TileKind } from './tiles.ts'

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
