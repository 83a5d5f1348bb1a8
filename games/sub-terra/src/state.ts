import type { Setting } from './setting.ts'
import type { TileKind } from './types.ts'

/**
 * A Sub Terra state, flat and small. Cavers, tiles and horrors are numbers: a caver is her place round the table, a
 * tile of the cave its place in the order of laying (0 is the start). Each property of a tile or caver is a row of its
 * own, so copying is a few slices. Only effects write to it.
 *
 * Nothing here is secret but `coming`: draws are made when they are needed, from what is left.
 */
export interface SubTerraState {
  readonly setting: Setting
  round: number
  phase: Phase
  question: Waiting
  /** Caver with the starting marker. */
  starting: number
  /** Whose turn it is; NOBODY outside the action phase. */
  turn: number
  points: number
  exerted: boolean
  commandUsed: boolean
  triedHide: boolean
  triedRope: boolean
  cave: Cave
  cavers: Cavers
  /** Tiles of the horrors, in the order in which they entered the cave. */
  horrors: number[]
  horrorWork: HorrorWork
  /** Z-4 What entering gas costs; 0 when none hangs. */
  gas: number
  outOfTime: boolean
  guidesLeft: number
  explosivesLeft: number
  /** Ids of the tiles in the stack but the exit, in rising order: which are left, not how they lie. */
  stack: number[]
  exitInStack: boolean
  discarded: number[]
  spare: number
  knownTop: number
  /** Cards left in the pool, those put away unseen included, by hazard number. */
  pool: number[]
  hazardsLeft: number
  hazardsSeen: number[]
  coming: Coming | undefined
}

export type Phase = 'action' | 'horror' | 'hazard' | 'over'
export const NOBODY = -1
/** No tile: neither in the cave nor in the box. */
export const NONE = -1

/** The cave, tile by tile. */
export interface Cave {
  /** Printed tile. */
  id: number[]
  kind: TileKind[]
  cell: number[]
  /** Open sides as it lies, explosives not counted. */
  open: number[]
  /** C-1 Sides with an explosives token, noted on both tiles of the edge. */
  blasted: number[]
  /** C-8, C-9 Side of the arrow's head, or NONE. */
  head: number[]
  /** MARK bits. */
  marks: number[]
  /** Worked out from the rows above: tile on each of the four sides (4 × tile + side), or NONE. */
  beside: number[]
  /** C-1 Sides that connect. */
  linked: number[]
  /** Open or blasted sides that face an empty cell. */
  gaps: number[]
  /** C-8, C-9 Sides one cannot leave through for want of a rope. */
  steep: number[]
}

export const MARK = { flooded: 1, rubble: 2, rope: 4 } as const

/** The party, caver by caver. */
export interface Cavers {
  health: number[]
  /** Tile she is on; NONE when submerged or devoured. */
  at: number[]
  /** STATUS bits. */
  status: number[]
  /** Own turns in a row in which she tried. */
  hideTries: number[]
  ropeTries: number[]
}

export const STATUS = { submerged: 1, hidden: 2, devoured: 4 } as const

/** What is left of moving and spawning horrors when a question interrupts it. */
export interface HorrorWork {
  steps: number
  spawns: number
  /** Horrors that made the present step, as a mask of places in `horrors`. */
  moved: number
}

/** Where the game waits; `caver` answers. Never changed, so copies share it. */
export type Waiting =
  | { readonly type: 'turn'; readonly caver: number }
  | { readonly type: 'commanded'; readonly caver: number }
  | {
      readonly type: 'step'
      readonly caver: number
      readonly left: number
      readonly made: number
      readonly by: 'run' | 'sprint'
    }
  | (Placement & { readonly type: 'guide' | 'intuition' | 'place' })
  | { readonly type: 'surface'; readonly caver: number }
  | { readonly type: 'horrorOrder'; readonly caver: number }
  | { readonly type: 'horrorPath'; readonly caver: number; readonly horror: number }
  | { readonly type: 'spawn'; readonly caver: number }
  | { readonly type: 'over'; readonly caver: -1 }
  | { readonly type: Stage; readonly caver: -1 }

/** What the game does next by itself while nobody has to decide: never seen from outside. */
export type Stage = 'acting' | 'turnOver' | 'turnStart' | 'horrors'
/** An action of this turn is under way, or just done. */
export const ACTING: Waiting = Object.freeze({ type: 'acting', caver: -1 })
export const TURN_OVER: Waiting = Object.freeze({ type: 'turnOver', caver: -1 })
export const TURN_START: Waiting = Object.freeze({ type: 'turnStart', caver: -1 })
/** Horror or hazard phase: horrors have work to do, or the phase is over. */
export const HORRORS: Waiting = Object.freeze({ type: 'horrors', caver: -1 })
export const OVER: Waiting = Object.freeze({ type: 'over', caver: -1 })

/** A tile in a caver's hand, and the side of her tile it goes to. */
export interface Placement {
  readonly caver: number
  readonly tile: number
  readonly side: number
  readonly explore: boolean
}

/** What is going to be drawn, next first: a secret where it was given. */
export interface Coming {
  tiles: number[]
  /** Hazard numbers. */
  hazards: number[]
  dice: number[]
}

function copyCave(cave: Cave): Cave {
  return {
    id: cave.id.slice(),
    kind: cave.kind.slice(),
    cell: cave.cell.slice(),
    open: cave.open.slice(),
    blasted: cave.blasted.slice(),
    head: cave.head.slice(),
    marks: cave.marks.slice(),
    beside: cave.beside.slice(),
    linked: cave.linked.slice(),
    gaps: cave.gaps.slice(),
    steep: cave.steep.slice(),
  }
}

function copyCavers(cavers: Cavers): Cavers {
  return {
    health: cavers.health.slice(),
    at: cavers.at.slice(),
    status: cavers.status.slice(),
    hideTries: cavers.hideTries.slice(),
    ropeTries: cavers.ropeTries.slice(),
  }
}

function copyComing(coming: Coming): Coming {
  return { tiles: coming.tiles.slice(), hazards: coming.hazards.slice(), dice: coming.dice.slice() }
}

export function copyState(state: SubTerraState): SubTerraState {
  return {
    setting: state.setting,
    round: state.round,
    phase: state.phase,
    question: state.question,
    starting: state.starting,
    turn: state.turn,
    points: state.points,
    exerted: state.exerted,
    commandUsed: state.commandUsed,
    triedHide: state.triedHide,
    triedRope: state.triedRope,
    cave: copyCave(state.cave),
    cavers: copyCavers(state.cavers),
    horrors: state.horrors.slice(),
    horrorWork: { steps: state.horrorWork.steps, spawns: state.horrorWork.spawns, moved: state.horrorWork.moved },
    gas: state.gas,
    outOfTime: state.outOfTime,
    guidesLeft: state.guidesLeft,
    explosivesLeft: state.explosivesLeft,
    stack: state.stack.slice(),
    exitInStack: state.exitInStack,
    discarded: state.discarded.slice(),
    spare: state.spare,
    knownTop: state.knownTop,
    pool: state.pool.slice(),
    hazardsLeft: state.hazardsLeft,
    hazardsSeen: state.hazardsSeen.slice(),
    coming: state.coming && copyComing(state.coming),
  }
}
