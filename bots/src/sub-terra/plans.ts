import {
  cellBeside,
  has,
  isHurt,
  MARK,
  NONE,
  SIDES,
  type SubTerraAction,
  type SubTerraState,
  stackLeft,
} from '@grotto/sub-terra'
import { endingLoss, exertCost, failing, lifeWorth, lossOf, mayBeHunted } from './danger.ts'
import { downhill, type Field, NO_WAY } from './fields.ts'
import { strayCost } from './gathering.ts'
import { findReach, newReach, type Reach } from './reach.ts'
import { farFromOthers, type Situation, stance, standing } from './situation.ts'
import { enteringCost, pointsFor } from './steps.ts'
import { WEIGHTS } from './weights.ts'

/** What a caver may do where she stands, or stand for. */
export type Deed = 'stay' | 'reveal' | 'explore' | 'heal' | 'bandage' | 'clear' | 'repel' | 'command' | 'hide' | 'blast'

/** Somewhere to go this turn and something to do there. */
export interface Plan {
  value: number
  deed: Deed
  /** Where she goes first. */
  tile: number
  /** What she does there, once she is there. */
  action: SubTerraAction | undefined
  /** Points needed beyond those she has: she has to exert herself. */
  exerts: boolean
  /** What she does it to. */
  caver: number
}

const reach = newReach()

const SIDES_OF: readonly (readonly number[])[] = Array.from({ length: 16 }, (_, mask) =>
  [0, 1, 2, 3].filter(side => mask & (1 << side)),
)
/** Sides of a tile through which the unknown can be reached without a rope. */
export const gapSides = ({ cave }: SubTerraState, tile: number): readonly number[] =>
  SIDES_OF[cave.gaps[tile]! & ~cave.steep[tile]!]!

/** The best of all plans for the rest of her turn. */
export function bestPlan(situation: Situation): { plan: Plan; reach: Reach } {
  const plan: Plan = {
    value: Number.NEGATIVE_INFINITY,
    deed: 'stay',
    tile: situation.at,
    action: undefined,
    exerts: false,
    caver: NONE,
  }
  weighAll(situation, situation.points, 0, false, plan)
  if (mayExert(situation))
    weighAll(situation, situation.points + 1, exertCost(situation.state, situation.caver), true, plan)
  findReach(situation.state, situation.caver, situation.points + (plan.exerts ? 1 : 0), situation.free, reach)
  return { plan, reach }
}

const mayExert = ({ state }: Situation): boolean => state.question.type === 'turn' && !state.exerted

function weighAll(situation: Situation, points: number, price: number, exerts: boolean, best: Plan): void {
  const { state, caver, free } = situation
  findReach(state, caver, points, free, reach)
  for (const tile of reach.tiles) weighTile(situation, tile, points - reach.points[tile]!, price, exerts, best)
}

function propose(best: Plan, value: number, deed: Deed, tile: number, exerts: boolean, caver = NONE): void {
  if (value <= best.value) return
  best.value = value
  best.deed = deed
  best.tile = tile
  best.exerts = exerts
  best.caver = caver
}

function weighTile(situation: Situation, tile: number, left: number, price: number, exerts: boolean, best: Plan): void {
  const { state, at } = situation
  const walked = reach.loss[tile]! + (tile === situation.exit ? 0 : price)
  const here = stance(situation, tile, situation.toGap[tile]!) - walked
  propose(best, here, 'stay', tile, exerts)
  if (left <= 0) return
  weighGaps(situation, tile, left, walked, exerts, best)
  weighCare(situation, tile, left, here, exerts, best)
  weighClearing(situation, tile, left, here, exerts, best)
  if (tile === at) weighAbilities(situation, left, here, exerts, best)
  if (has(state, situation.caver, 'repel')) weighRepel(situation, tile, here, exerts, best)
}

const AFTER_REVEAL = 0.75
/** Looking on from a tile: staying there, going back, or stepping onto what is found. */
function weighGaps(
  situation: Situation,
  tile: number,
  left: number,
  walked: number,
  exerts: boolean,
  best: Plan,
): void {
  const { state, exit, caver } = situation
  const gaps = gapSides(state, tile).length
  if (gaps === 0 || exit !== NONE || stackLeft(state) === 0) return
  const stray = walked + strayCost(state, situation.meeting, tile)
  const seen = Math.min(left, gaps)
  const next = gaps > seen ? 0 : AFTER_REVEAL
  propose(best, stance(situation, tile, next) + WEIGHTS.tile * situation.tempo * seen - stray, 'reveal', tile, exerts)
  if (left > 1) weighRetreat(situation, tile, Math.min(left - 1, gaps), stray, exerts, best)
  const gasLoss = state.gas > 0 ? 0.15 * lossOf(state.cavers.health[caver]!, state.gas) : 0
  const unknown = WEIGHTS.unknown + unknownLoss(situation) * (left > 1 ? 0.5 : 1) + gasLoss
  const explored = WEIGHTS.tile * situation.tempo * (left > 1 ? 1.9 : 1)
  const where = standing(situation, tile, left > 1 ? 0.2 : 0.1)
  propose(best, where + explored - unknown - stray, 'explore', tile, exerts)
}

/** What a tile not yet seen may do to who ends her turn on it. */
function unknownLoss({ state, caver, chances }: Situation): number {
  const health = state.cavers.health[caver]!
  const all = lifeWorth(health)
  const tremor = chances.tremor * failing(state, caver) * lossOf(health, 1)
  const kinds = 0.12 * (chances.horror * all + chances.gas * lossOf(health, 2) + chances.flood * lossOf(health, 1))
  return tremor + kinds + 0.18 * chances.caveIn * (1 / 3) * all
}

function weighRetreat(
  situation: Situation,
  tile: number,
  seen: number,
  walked: number,
  exerts: boolean,
  best: Plan,
): void {
  const { state, caver } = situation
  const linked = state.cave.linked[tile]! & ~state.cave.steep[tile]!
  for (let side = 0; linked >> side; side++) {
    if ((linked & (1 << side)) === 0) continue
    const there = state.cave.beside[tile * 4 + side]!
    if (enteringCost(state, caver, there) > 1) continue
    const value =
      stance(situation, there, Math.min(situation.toGap[there]!, 1.5)) + WEIGHTS.tile * situation.tempo * seen - walked
    propose(best, value, 'reveal', tile, exerts)
  }
}

/** A-5, V-6 Health for her or for who is with her. */
function weighCare(
  { state, caver, away, exit }: Situation,
  tile: number,
  left: number,
  here: number,
  exerts: boolean,
  best: Plan,
): void {
  if (tile === exit) return
  const health = state.cavers.health
  const share = exit === NONE ? 1 : WEIGHTS.careOnWayOut
  const careGain = (has: number): number => (has === 0 ? 1 : share) * (lifeWorth(has + 1) - lifeWorth(has))
  if (left >= 2 && isHurt(state, caver)) propose(best, here + careGain(health[caver]!), 'heal', tile, exerts, caver)
  const medic = has(state, caver, 'bandage')
  if (!medic && left < 2) return
  for (let other = 0; other < health.length; other++) {
    if (other === caver || state.cavers.at[other] !== tile || !isHurt(state, other)) continue
    if (health[other] === 0 && away[tile]! <= 1) continue
    let gain = careGain(health[other]!)
    if (medic && left >= 2 && health[other]! + 1 < state.setting.maxHealth[other]!) gain += careGain(health[other]! + 1)
    propose(best, here + gain, medic ? 'bandage' : 'heal', tile, exerts, other)
  }
}

/** Rubble or a climb on the way she wants to go. */
function weighClearing(
  situation: Situation,
  tile: number,
  left: number,
  here: number,
  exerts: boolean,
  best: Plan,
): void {
  const { state, caver, exit } = situation
  const { cave } = state
  if (cave.rubbles === 0 && cave.steep[tile] === 0) return
  const [field, weight]: [Field, number] =
    exit === NONE ? [situation.toGap, WEIGHTS.toGap] : [situation.toExit, WEIGHTS.toExit]
  const rig = has(state, caver, 'rig')
  if (cave.gaps[tile]! & cave.steep[tile]! && exit === NONE && left >= (rig ? 1 : 2))
    return propose(best, here + weight * (rig ? 3 : 1.6), 'clear', tile, exerts)
  if (field[tile]! >= NO_WAY) return
  const side = downhill(state, caver, field, tile)
  if (side < 0) return
  const steep = cave.steep[tile]! & (1 << side)
  const rubble = cave.marks[cave.beside[tile * 4 + side]!]! & MARK.rubble && !has(state, caver, 'agile')
  if (steep && left >= (rig ? 1 : 2)) propose(best, here + weight * (rig ? 1 : 2), 'clear', tile, exerts)
  else if (rubble && left >= (has(state, caver, 'excavate') ? 1 : 2))
    propose(best, here + weight * 2, 'clear', tile, exerts)
}

const besideHorror = ({ cave, horrors }: SubTerraState, tile: number): boolean =>
  horrors.some(horror => SIDES_OF[cave.linked[tile]!]!.some(side => cave.beside[tile * 4 + side] === horror))

/** V-6 The most a bandage of the Medic gives to anybody with her. */
function bandageGain({ cavers, setting }: SubTerraState, medic: number): number {
  let most = 0
  for (let other = 0; other < cavers.at.length; other++) {
    const health = cavers.health[other]!
    if (other === medic || cavers.at[other] !== cavers.at[medic] || health >= setting.maxHealth[other]!) continue
    most = Math.max(most, lifeWorth(health + 1) - lifeWorth(health))
  }
  return most
}

/** V-7 A horror beside the Bodyguard is driven off: what it threatens is spared. */
function weighRepel({ state }: Situation, tile: number, here: number, exerts: boolean, best: Plan): void {
  if (besideHorror(state, tile)) propose(best, here + 30, 'repel', tile, exerts)
}

/** V-8, A-10, V-4 What is done on the spot. */
function weighAbilities(situation: Situation, left: number, here: number, exerts: boolean, best: Plan): void {
  const { legal, state, caver, at, away } = situation
  for (const action of legal) {
    if (action.type === 'command') {
      const other = state.setting.party.indexOf(action.caver)
      const gain = commandGain(situation, other)
      if (gain > 0) propose(best, here + gain, 'command', at, exerts, other)
    } else if (action.type === 'hide' && away[at]! <= 1 && mayBeHunted(state, caver))
      propose(best, here + 0.5 * lifeWorth(state.cavers.health[caver]!), 'hide', at, exerts)
    else if (action.type === 'demolish' && situation.exit === NONE && situation.toGap[at]! > 8)
      propose(best, here + 3, 'blast', at, exerts)
  }
  void left
}

/** What another could do with a point right now. */
function commandGain(situation: Situation, other: number): number {
  const { state, chances, away } = situation
  const at = state.cavers.at[other]!
  if (has(state, other, 'repel') && besideHorror(state, at)) return 25
  if (has(state, other, 'bandage')) {
    const gain = bandageGain(state, other)
    if (gain > WEIGHTS.tile) return 0.9 * gain
  }
  if (situation.exit === NONE && gapSides(state, at).length > 0 && stackLeft(state) > 0)
    return WEIGHTS.tile * situation.tempo * 0.95
  const hasActed = (other - state.starting + 9) % 9 < (situation.caver - state.starting + 9) % 9
  const loss = endingLoss(state, other, at, away[at]!, chances)
  if (hasActed && loss > 3) return 0.6 * loss
  if (situation.exit !== NONE && at !== situation.exit) return 0.9 * WEIGHTS.toExit * situation.tempo
  return 0
}

/** The action that begins a plan. */
export function firstAction(situation: Situation, plan: Plan, found: Reach): SubTerraAction | undefined {
  const { at, state } = situation
  if (plan.tile !== at) return stepTo(situation, plan.tile, found) ?? find(situation, 'exert')
  const name = plan.caver === NONE ? undefined : state.setting.party[plan.caver]
  const action = actionOf(situation, plan, name)
  return action ?? (plan.exerts && plan.deed !== 'stay' ? find(situation, 'exert') : undefined)
}

function actionOf(situation: Situation, { deed }: Plan, name: string | undefined): SubTerraAction | undefined {
  if (deed === 'reveal' || deed === 'explore') return lookOn(situation, deed)
  if (deed === 'heal' || deed === 'bandage' || deed === 'command') return find(situation, deed, name)
  if (deed === 'repel' || deed === 'hide') return find(situation, deed)
  if (deed === 'blast') return find(situation, 'demolish')
  return deed === 'clear' ? clear(situation) : undefined
}

/** Of several gaps the one nearest to the others: a cave that stays together is quickly crossed. */
function lookOn(situation: Situation, deed: 'reveal' | 'explore'): SubTerraAction | undefined {
  const { state, at, caver } = situation
  let best = Number.POSITIVE_INFINITY
  let chosen = NONE
  for (const side of gapSides(state, at)) {
    const far = farFromOthers(state, caver, cellBeside(state.cave.cell[at]!, side))
    if (far >= best) continue
    best = far
    chosen = side
  }
  return chosen === NONE ? undefined : find(situation, deed, SIDES[chosen])
}

function clear(situation: Situation): SubTerraAction | undefined {
  const { state, at, caver, exit } = situation
  if (state.cave.gaps[at]! & state.cave.steep[at]! && exit === NONE)
    return find(situation, 'rig') ?? find(situation, 'placeRope')
  const side = downhill(state, caver, exit === NONE ? situation.toGap : situation.toExit, at)
  if (side < 0) return
  if (state.cave.steep[at]! & (1 << side)) return find(situation, 'rig') ?? find(situation, 'placeRope')
  return find(situation, 'excavate', SIDES[side]) ?? find(situation, 'dig', SIDES[side])
}

function stepTo(situation: Situation, tile: number, { first, moves }: Reach): SubTerraAction | undefined {
  const { state, caver } = situation
  const side = SIDES[first[tile]!]!
  if (state.question.type === 'step') return find(situation, 'step', side)
  const made = moves[tile]!
  const many = made === NONE ? 1 : made
  if (many >= 2) {
    const sprint = find(situation, 'sprint')
    if (sprint) return sprint
  }
  if (many >= 3 && pointsFor(state, caver, many) >= 2) {
    const run = find(situation, 'run')
    if (run) return run
  }
  return find(situation, 'move', side) ?? find(situation, 'swim', side) ?? find(situation, 'squeeze', side)
}

/** The legal action of a type, towards a side or for a caver where one is named. */
export function find({ legal }: Situation, type: SubTerraAction['type'], towards?: string): SubTerraAction | undefined {
  for (const action of legal) {
    if (action.type !== type) continue
    if (towards === undefined || ('side' in action ? action.side : 'caver' in action ? action.caver : '') === towards)
      return action
  }
  return
}
