import type { Setting } from '../options/setting.ts'
import type { TileKind } from '../types/tiles.ts'
import type { Waiting } from './waiting.ts'

export * from './waiting.ts'

/**
 * A Sub Terra state, flat and small. Cavers, tiles and horrors are numbers: a caver is her place round the table, a
 * tile of the cave its place in the order of laying (0 is the start). Each property of a tile or caver is a row of its
 * own, so copying is a few slices. Only effects write to it: they alone see it as `WritableState`.
 *
 * Nothing here is secret but `coming`: draws are made when they are needed, from what is left.
 */
export interface SubTerraState {
  readonly setting: Setting
  readonly round: number
  readonly phase: Phase
  readonly question: Waiting
  /** Caver with the starting marker. */
  readonly starting: number
  /** Whose turn it is; NOBODY outside the action phase. */
  readonly turn: number
  readonly points: number
  readonly exerted: boolean
  readonly commandUsed: boolean
  readonly triedHide: boolean
  readonly triedRope: boolean
  readonly cave: Cave
  readonly cavers: Cavers
  /** Tiles of the horrors, in the order in which they entered the cave. */
  readonly horrors: readonly number[]
  readonly horrorWork: HorrorWork
  /** Z-4 What entering gas costs; 0 when none hangs. */
  readonly gas: number
  readonly outOfTime: boolean
  readonly guidesLeft: number
  readonly explosivesLeft: number
  /** Ids of the tiles in the stack but the exit, in rising order: which are left, not how they lie. */
  readonly stack: readonly number[]
  readonly exitInStack: boolean
  readonly discarded: readonly number[]
  readonly spare: number
  readonly knownTop: number
  /** Cards left in the pool, those put away unseen included, by hazard number. */
  readonly pool: readonly number[]
  readonly hazardsLeft: number
  readonly hazardsSeen: readonly number[]
  readonly coming: Coming | undefined
}

type Phase = 'action' | 'horror' | 'hazard' | 'over'
/** The cave, tile by tile. */
export interface Cave {
  /** Printed tile. */
  readonly id: readonly number[]
  readonly kind: readonly TileKind[]
  readonly cell: readonly number[]
  /** Open sides as it lies, explosives not counted. */
  readonly open: readonly number[]
  /** C-1 Sides with an explosives token, noted on both tiles of the edge. */
  readonly blasted: readonly number[]
  /** C-8, C-9 Side of the arrow's head, or NONE. */
  readonly head: readonly number[]
  /** MARK bits. */
  readonly marks: readonly number[]
  /** Worked out from the rows above: tile on each of the four sides (4 × tile + side), or NONE. */
  readonly beside: readonly number[]
  /** C-1 Sides that connect. */
  readonly linked: readonly number[]
  /** Open or blasted sides that face an empty cell. */
  readonly gaps: readonly number[]
  /** C-8, C-9 Sides one cannot leave through for want of a rope. */
  readonly steep: readonly number[]
  /** How many tiles bear a flood marker, bear rubble, are squeezes: where there is none, nobody need look for it. */
  readonly floods: number
  readonly rubbles: number
  readonly squeezes: number
}

export const MARK = { flooded: 1, rubble: 2, rope: 4 } as const

/** The party, caver by caver. */
export interface Cavers {
  readonly health: readonly number[]
  /** Tile she is on; NONE when submerged or devoured. */
  readonly at: readonly number[]
  /** STATUS bits. */
  readonly status: readonly number[]
  /** Own turns in a row in which she tried. */
  readonly hideTries: readonly number[]
  readonly ropeTries: readonly number[]
}

export const STATUS = { submerged: 1, hidden: 2, devoured: 4 } as const

/** What is left of moving and spawning horrors when a question interrupts it. */
export interface HorrorWork {
  readonly steps: number
  readonly spawns: number
  /** Horrors that made the present step, as a mask of places in `horrors`. */
  readonly moved: number
}

/** What is going to be drawn, next first: a secret where it was given. */
export interface Coming {
  readonly tiles: readonly number[]
  /** Hazard numbers. */
  readonly hazards: readonly number[]
  readonly dice: readonly number[]
}

/** The same, open to be written: for effects, and for whoever makes a state anew. */
export type Writable<T> = { -readonly [K in keyof T]: T[K] extends readonly (infer Item)[] ? Item[] : T[K] }
export interface WritableState
  extends Omit<Writable<SubTerraState>, 'setting' | 'cave' | 'cavers' | 'horrorWork' | 'coming'> {
  readonly setting: Setting
  cave: Writable<Cave>
  cavers: Writable<Cavers>
  horrorWork: Writable<HorrorWork>
  coming: Writable<Coming> | undefined
}
