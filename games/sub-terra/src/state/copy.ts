import {
  type Cave,
  type Cavers,
  type Coming,
  STATUS,
  type SubTerraState,
  type Writable,
  type WritableState,
} from './state.ts'

function copyCave(cave: Cave): Writable<Cave> {
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

function copyCavers(cavers: Cavers): Writable<Cavers> {
  return {
    health: cavers.health.slice(),
    at: cavers.at.slice(),
    status: cavers.status.slice(),
    hideTries: cavers.hideTries.slice(),
    ropeTries: cavers.ropeTries.slice(),
  }
}

function copyComing(coming: Coming): Writable<Coming> {
  return { tiles: coming.tiles.slice(), hazards: coming.hazards.slice(), dice: coming.dice.slice() }
}

export const copyState = (state: SubTerraState): WritableState => copyWith(state, state.coming)

/** A copy for which something else is said to come, or nothing. */
export function copyWith(state: SubTerraState, coming: Coming | undefined): WritableState {
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
    coming: coming && copyComing(coming),
  }
}

/** The same position with a caver, out of the water, on another tile. */
export function copyWithCaverOn(state: SubTerraState, caver: number, tile: number): SubTerraState {
  const copy = copyState(state)
  copy.cavers.at[caver] = tile
  copy.cavers.status[caver]! &= ~STATUS.submerged
  return copy
}
