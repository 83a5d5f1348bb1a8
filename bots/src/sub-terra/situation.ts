import {
  ACTION_POINTS,
  COMMANDED_COST,
  cellsApart,
  has,
  healthOf,
  isConscious,
  isOnExit,
  NONE,
  type SubTerraAction,
  type SubTerraState,
  stackLeft,
  subTerra,
  whereIs,
} from '@grotto/sub-terra'
import { agreedMeeting, claimCost } from './agreeing.ts'
import { assignGaps } from './assigning.ts'
import { measureWays, othersWayTo } from './company.ts'
import {
  coverNeed,
  endingLoss,
  failing,
  type HazardChances,
  hazardChances,
  lossOf,
  shelterGain,
  threatOf,
  wayToCover,
} from './danger.ts'
import { escapeChance } from './escaping.ts'
import { clearField, type Field, horrorSteps, newField, spread } from './fields.ts'
import { gatheringShare, leisure, meetingField, meetingPlace } from './gathering.ts'
import { trapLoss } from './traps.ts'
import { WEIGHTS, weighFor } from './weights.ts'

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
  /** Points to where the last tiles are to be drawn, and how much each counts now. */
  readonly toMeeting: Field
  readonly meeting: number
  readonly gather: number
  /** How much each tile of distance to the others counts now. */
  readonly apart: number
  /** How much more than usual a tile, or a step on the way, counts: time is short. */
  readonly tempo: number
}

const legal: SubTerraAction[] = []
const toGap = newField()
const toExit = newField()
const toFallen = newField()
const toMeeting = newField()

/** What the caver who is asked sees. Good until the next call: plans are weighed often and make nothing they need not. */
export function lookAround(state: SubTerraState): Situation {
  weighFor(state.setting)
  const { caver } = state.question
  subTerra.legal(state, state.setting.seats[caver]!, legal)
  measureWays(state)
  const exit = state.cave.kind.indexOf('exit')
  if (exit === NONE) assignGaps(state)
  const tempo = tempoOf(state)
  return asSeenBy(state, caver, {
    exit,
    ...(exit === NONE ? gathering(state, gatheringShare(state, tempo)) : { meeting: NONE, share: 0 }),
    tempo,
    chances: hazardChances(state),
    away: horrorSteps(state),
  })
}

/** Where to meet, and how much it counts. */
export function gathering(state: SubTerraState, share: number): Pick<Surroundings, 'meeting' | 'share'> {
  const own = share > 0 ? meetingPlace(state) : NONE
  const agreed = agreedMeeting(state, own)
  return { meeting: agreed === NONE ? own : agreed, share }
}

/** What all cavers see alike. */
export interface Surroundings {
  readonly exit: number
  readonly meeting: number
  readonly share: number
  readonly tempo: number
  readonly chances: HazardChances
  readonly away: Int16Array
}

/** The same from the eyes of any caver in the cave. */
export function asSeenBy(state: SubTerraState, caver: number, around: Surroundings): Situation {
  const { type, left } = state.question
  const { exit, meeting, share, tempo, chances, away } = around
  if (exit === NONE) gapField(state, caver)
  else exitField(state, caver, exit)
  if (share > 0) meetingField(state, caver, meeting, toMeeting)
  return {
    state,
    caver,
    at: whereIs(state, caver),
    points: type === 'commanded' ? COMMANDED_COST : state.points,
    free: type === 'step' ? left : 0,
    legal,
    chances,
    away,
    exit,
    toGap,
    toExit,
    toFallen,
    anyFallen: fallenField(state, caver),
    toMeeting,
    meeting,
    gather: share * WEIGHTS.gather * leisure(tempo),
    apart: apartness(state),
    tempo,
  }
}

export const tempoOf = (state: SubTerraState): number =>
  state.exitInStack || state.cave.kind.indexOf('exit') === NONE ? searchTempo(state) : escapeTempo(state)

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
    const gaps = cave.gaps[tile]!
    if (gaps === 0) continue
    const far = WEIGHTS.outward * othersWayTo(caver, tile)
    toGap[tile] = (gaps & ~cave.steep[tile]! ? 0 : ROPE_FIRST) + claimCost(state, caver, tile, gaps) + far
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
    toFallen[whereIs(state, other)] = 0
  }
  if (any) spread(state, caver, toFallen)
  return any
}

/** Tiles between a cell and all the others together. */
export function farFromOthers({ cave, cavers }: SubTerraState, caver: number, cell: number): number {
  let sum = 0
  for (let other = 0; other < cavers.at.length; other++)
    if (other !== caver && cavers.at[other] !== NONE) sum += cellsApart(cave.cell[cavers.at[other]!]!, cell)
  return sum
}

/** Tiles between two tiles as the crow walks. */
export function between(state: SubTerraState, one: number, other: number): number {
  return cellsApart(state.cave.cell[one]!, state.cave.cell[other]!)
}

/** What it is worth to end the turn on a tile. `gapsLeft` is whether a gap is left there, or close by. */
export function stance(situation: Situation, tile: number, toNextGap: number): number {
  const { state, caver, away, chances } = situation
  const danger =
    WEIGHTS.danger * endingLoss(state, caver, tile, away[tile]!, chances) + trapLoss(state, caver, tile, away)
  return (
    standing(situation, tile, toNextGap) -
    fear(situation, tile) * danger +
    WEIGHTS.shelter * shelterGain(state, caver, tile, chances)
  )
}

/** However little a point of health helps on the way out, it counts this much of what it usually does: no table knows the way. */
const LEAST_FEAR = 0.5

/** How much harm counts, against what is usual: on the way out, as far as it keeps her from getting there. */
function fear(situation: Situation, tile: number): number {
  const { exit, state, caver, toExit } = situation
  if (exit === NONE) return 1
  const health = healthOf(state, caver)
  const way = toExit[tile]!
  const lost = chanceOut(situation, way, health) - chanceOut(situation, way, health - 1)
  return Math.min(1, Math.max(LEAST_FEAR, (WEIGHTS.escape * lost) / lossOf(health, 1)))
}

/** The same without what the end of the round may bring. */
export function standing(situation: Situation, tile: number, toNextGap: number): number {
  const { exit, toExit } = situation
  const rescue = situation.anyFallen ? WEIGHTS.toFallen * Math.min(12, situation.toFallen[tile]!) : 0
  if (exit === NONE) {
    const meeting = situation.gather > 0 ? situation.gather * Math.min(WEIGHTS.meetFar, situation.toMeeting[tile]!) : 0
    const cover = coverWay(situation, tile)
    return (
      -WEIGHTS.toGap * situation.tempo * Math.min(12, toNextGap) - crowd(situation, tile) - rescue - meeting - cover
    )
  }
  if (tile === exit) return WEIGHTS.onExit
  const lost = 1 - chanceOut(situation, toExit[tile]!, healthOf(situation.state, situation.caver))
  return -WEIGHTS.escape * lost - WEIGHTS.toExit * situation.tempo * Math.min(30, toExit[tile]!) - 0.5 * rescue
}

/** Z-10 Her chance to get out if she ends this turn so far from the exit, before what the end of the round may bring. */
export function chanceOut({ state, caver, chances }: Situation, way: number, health: number): number {
  const check = failing(state, caver)
  const last = state.hazardsLeft === 0
  const chance = escapeChance(way, last ? 0 : state.hazardsLeft - 1, health, check, threatOf(chances))
  return last ? (1 - check) * chance : chance
}

/** What a point of the way out is worth to somebody with so much health on a tile. */
export function hasteOut(situation: Situation, tile: number, health: number): number {
  const way = situation.toExit[tile]!
  const nearer = chanceOut(situation, way - ACTION_POINTS, health) - chanceOut(situation, way, health)
  return WEIGHTS.toExit * situation.tempo + (WEIGHTS.escape * nearer) / ACTION_POINTS
}

/** V-7 Away from the Bodyguard, and he from the others, everything hurts more. */
function coverWay({ state, caver, chances }: Situation, tile: number): number {
  const need = coverNeed(chances)
  if (need === 0) return 0
  if (has(state, caver, 'protector')) return need * WEIGHTS.toCovered * Math.min(10, othersWayTo(caver, tile))
  return need * WEIGHTS.toCover * wayToCover(state, caver, tile)
}

const crowd = ({ caver, apart }: Situation, tile: number): number => apart * Math.max(0, othersWayTo(caver, tile) - 1)
