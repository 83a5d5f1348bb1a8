import type { Waiting } from './question.ts'
import type { Setting } from './setting.ts'
import type { TileKind } from './types.ts'

export * from './question.ts'

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
  /** How many tiles bear a flood marker, bear rubble, are squeezes: where there is none, nobody need look for it. */
  floods: number
  rubbles: number
  squeezes: number
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
    floods: cave.floods,
    rubbles: cave.rubbles,
    squeezes: cave.squeezes,
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
