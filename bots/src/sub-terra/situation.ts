import {
  isConscious,
  isOnExit,
  NONE,
  type SubTerraAction,
  type SubTerraState,
  stackLeft,
  subTerra,
} from '@grotto/sub-terra'
import { endingLoss, type HazardChances, hazardChances } from './danger.ts'
import { clearField, type Field, horrorSteps, newField, spread } from './fields.ts'
import { WEIGHTS } from './weights.ts'

/** Everything a plan is weighed by, from the eyes of the caver who is asked. */
export interface Situation {
  readonly state: SubTerraState
  readonly caver: number
  readonly at: number
  /** Action points she may spend now. */
  readonly points: number
  /** Moves left of a Run or Sprint under way. */
  readonly free: number
  readonly legal: readonly SubTerraAction[]
  readonly chances: HazardChances
  /** By tile: steps of the nearest horror. */
  readonly away: Int16Array
  /** Tile of the exit, or NONE while it is not found. */
  readonly exit: number
  readonly toGap: Field
  readonly toExit: Field
  readonly toFallen: Field
  readonly anyFallen: boolean
  /** How much each tile of distance to the others counts now. */
  readonly apart: number
  /** How much more than usual a tile, or a step on the way, counts: time is short. */
  readonly tempo: number
}

const legal: SubTerraAction[] = []
const toGap = newField()
const toExit = newField()
const toFallen = newField()

/** Good until the next call: plans are weighed often and make nothing they need not. */
export function lookAround(state: SubTerraState): Situation {
  const { caver, type, left } = state.question
  subTerra.legal(state, state.setting.seats[caver]!, legal)
  const exit = state.cave.kind.indexOf('exit')
  const points = type === 'commanded' ? 1 : state.points
  if (exit === NONE) gapField(state, caver)
  else exitField(state, caver, exit)
  return {
    state,
    caver,
    at: state.cavers.at[caver]!,
    points,
    free: type === 'step' ? left : 0,
    legal,
    chances: hazardChances(state),
    away: horrorSteps(state),
    exit,
    toGap,
    toExit,
    toFallen,
    anyFallen: fallenField(state, caver),
    apart: apartness(state),
    tempo: exit === NONE ? searchTempo(state) : escapeTempo(state),
  }
}

/** Tiles to be drawn in each round that is left for it, against what is usual. */
function searchTempo(state: SubTerraState): number {
  const rounds = Math.max(1, state.hazardsLeft - WEIGHTS.reserve)
  return Math.min(WEIGHTS.tempoMost, Math.max(WEIGHTS.tempoLeast, (stackLeft(state) - 3) / rounds / WEIGHTS.pace))
}

/** Z-10 In the last rounds nothing counts but getting out. */
const escapeTempo = (state: SubTerraState): number => (state.hazardsLeft === 0 ? 6 : state.hazardsLeft <= 2 ? 2.5 : 1)

/** S-4 The nearer the exit, the closer together. */
function apartness(state: SubTerraState): number {
  const before = Math.max(0, stackLeft(state) - state.setting.options.exitDepth)
  const share = Math.min(1, before / 24)
  return WEIGHTS.apart * share + WEIGHTS.apartLate * (1 - share)
}

/** Sides of a tile that face the unknown: how many can be reached, a rope wanting for the rest. */
const ROPE_FIRST = 3
function gapField(state: SubTerraState, caver: number): void {
  const { cave } = state
  clearField(state, toGap)
  for (let tile = 0; tile < cave.id.length; tile++) {
    if (cave.gaps[tile] === 0) continue
    toGap[tile] = cave.gaps[tile]! & ~cave.steep[tile]! ? 0 : ROPE_FIRST
  }
  spread(state, caver, toGap)
}

function exitField(state: SubTerraState, caver: number, exit: number): void {
  clearField(state, toExit)
  toExit[exit] = 0
  spread(state, caver, toExit)
}

function fallenField(state: SubTerraState, caver: number): boolean {
  let any = false
  for (let other = 0; other < state.cavers.at.length; other++) {
    if (other === caver || isConscious(state, other) || state.cavers.at[other] === NONE || isOnExit(state, other))
      continue
    if (!any) clearField(state, toFallen)
    any = true
    toFallen[state.cavers.at[other]!] = 0
  }
  if (any) spread(state, caver, toFallen)
  return any
}

const WIDTH = 1024
/** Tiles between two tiles as the crow walks. */
export function between(state: SubTerraState, one: number, other: number): number {
  const a = state.cave.cell[one]!
  const b = state.cave.cell[other]!
  return Math.abs((a & (WIDTH - 1)) - (b & (WIDTH - 1))) + Math.abs((a >> 10) - (b >> 10))
}

/** Points until the cave goes dark, and a little hope after. */
const pointsAhead = ({ state, points }: Situation): number => points + 2 * state.hazardsLeft + 1

/** What it is worth to end the turn on a tile. `gapsLeft` is whether a gap is left there, or close by. */
export function stance(situation: Situation, tile: number, toNextGap: number): number {
  const { state, caver, away, chances } = situation
  const danger = WEIGHTS.danger * endingLoss(state, caver, tile, away[tile]!, chances)
  return standing(situation, tile, toNextGap) - danger
}

/** The same without what the end of the round may bring. */
export function standing(situation: Situation, tile: number, toNextGap: number): number {
  const { exit, toExit } = situation
  const rescue = situation.anyFallen ? WEIGHTS.toFallen * Math.min(12, situation.toFallen[tile]!) : 0
  if (exit === NONE) return -WEIGHTS.toGap * situation.tempo * Math.min(12, toNextGap) - crowd(situation, tile) - rescue
  if (tile === exit) return WEIGHTS.onExit
  const way = toExit[tile]!
  const late = Math.max(0, way - pointsAhead(situation))
  return -WEIGHTS.toExit * situation.tempo * Math.min(30, way) - Math.min(10, 2 * late) - (late > 0 ? 0 : 0.5 * rescue)
}

function crowd({ state, caver, apart }: Situation, tile: number): number {
  let sum = 0
  for (let other = 0; other < state.cavers.at.length; other++) {
    const at = state.cavers.at[other]!
    if (other !== caver && at !== NONE) sum += Math.max(0, between(state, at, tile) - 2)
  }
  return apart * sum
}
