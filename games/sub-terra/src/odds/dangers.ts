import { DAMAGE, DIE_FACES } from '../box/numbers.ts'
import { isMarked } from '../cave/cave.ts'
import { huntOf, spawnTiles } from '../horrors/hunt.ts'
import { enjoys, hasHorror, healthOf, isConscious, isOnExit, whereIs } from '../party/queries.ts'
import { shieldFrom } from '../party/shields.ts'
import { copyWithCaverOn } from '../state/copy.ts'
import { MARK, NONE, type SubTerraState } from '../state/state.ts'
import { HAZARD_KINDS, type HazardKind } from '../types/hazards.ts'
import { checkOdds, type HazardOdds, hazardOdds } from './draws.ts'

/** Health a caver is likely to lose on a tile, if everybody else stays and nobody revealed anything more. */
export interface Danger {
  /** On stepping onto it now: horror, gas in force, rough ground. 0 where she stands already. */
  readonly entering: number
  /** H-2 In the horror phase: all her health where a horror one step away wants her. */
  readonly horrorPhase: number
  /** By the next card, should it be this one. */
  readonly plain: Readonly<Record<HazardKind, number>>
  readonly severe: Readonly<Record<HazardKind, number>>
  /** Z-10 Chance of being devoured in the coming hazard phase. */
  readonly devoured: number
  /** Horror phase and next card together, weighed by how likely the cards are. */
  readonly expected: number
}

function entering(state: SubTerraState, caver: number, tile: number): number {
  const health = healthOf(state, caver)
  if (hasHorror(state, tile) && !shieldFrom(state, caver, 'horrorWalkedInto')) return health
  const kind = state.cave.kind[tile]
  if (kind === 'gas' && !shieldFrom(state, caver, 'gasEntered')) return Math.min(health, state.gas)
  return kind === 'rough' ? Math.min(health, DAMAGE.rough) * (1 - checkOdds(state, caver)) : 0
}

/** Expected loss of a number of checks, each costing 1, with so much health. */
function lossByChecks(failing: number, checks: number, health: number): number {
  if (checks === 0 || health === 0) return 0
  return (
    failing * (1 + lossByChecks(failing, checks - 1, health - 1)) +
    (1 - failing) * lossByChecks(failing, checks - 1, health)
  )
}

/** Z-5 Chance that her tile falls at one of so many rolls. */
function falls(state: SubTerraState, tile: number, rolls: number): number {
  if (isMarked(state.cave, tile, MARK.rubble)) return 0
  const faces = state.setting.faces[state.cave.id[tile]!]!
  const shown = [1, 2, 3, 4, 5, 6].filter(face => (faces >> face) & 1).length
  return 1 - (1 - shown / DIE_FACES) ** rolls
}

/** H-2, H-9 Whether horrors get at her within so many steps, or one comes out under her feet. */
function isCaught(state: SubTerraState, caver: number, steps: number, spawns: number): boolean {
  const hunt = huntOf(state)
  const after = (tile: number) => hunt.victim[tile] === caver && hunt.steps[tile]! <= steps
  if (state.horrors.some(after)) return true
  return spawns > 0 && spawnTiles(state, hunt).includes(whereIs(state, caver))
}

/** V-4 The vigilant lose less. */
const caveInDamage = (state: SubTerraState, caver: number): number =>
  enjoys(state, caver, 'vigilant') ? DAMAGE.caveInVigilant : DAMAGE.caveIn

type Loss = (state: SubTerraState, caver: number, tile: number, times: 1 | 2) => number

/** Z-2 to Z-6 What each hazard would take from her, her health aside. */
const LOSS: Readonly<Record<HazardKind, Loss>> = {
  tremor: (state, caver, _tile, times) =>
    shieldFrom(state, caver, 'tremor') ? 0 : lossByChecks(1 - checkOdds(state, caver), times, healthOf(state, caver)),
  flood: (state, caver, tile, times) =>
    state.cave.kind[tile] !== 'water' || shieldFrom(state, caver, 'flood') ? 0 : DAMAGE.flood * times,
  gas: (state, caver, tile, times) =>
    state.cave.kind[tile] !== 'gas' || shieldFrom(state, caver, 'gasCard') ? 0 : DAMAGE.gas * times,
  caveIn(state, caver, tile, times) {
    if (shieldFrom(state, caver, 'caveIn')) return 0
    return falls(state, tile, times) * Math.min(healthOf(state, caver), caveInDamage(state, caver))
  },
  horror: (state, caver, _tile, times) => (isCaught(state, caver, 1 + times, times) ? healthOf(state, caver) : 0),
}

function losses(state: SubTerraState, caver: number, tile: number, times: 1 | 2): Record<HazardKind, number> {
  const loss = (kind: HazardKind) => Math.min(healthOf(state, caver), LOSS[kind](state, caver, tile, times))
  return Object.fromEntries(HAZARD_KINDS.map(kind => [kind, loss(kind)])) as Record<HazardKind, number>
}

/** The most she may lose by a hazard, and how likely she is to lose anything: hearts and chances, as people count. */
export interface Risk {
  readonly hearts: number
  readonly chance: number
}

type RiskOf = (state: SubTerraState, caver: number, tile: number, times: 1 | 2) => Risk

/** Nothing is rolled: it comes whole or not at all. */
const certain =
  (loss: Loss): RiskOf =>
  (...where) => {
    const hearts = loss(...where)
    return { hearts, chance: hearts > 0 ? 1 : 0 }
  }

const RISK: Readonly<Record<HazardKind, RiskOf>> = {
  tremor: (state, caver, _tile, times) =>
    shieldFrom(state, caver, 'tremor') ? NO_RISK : { hearts: times, chance: 1 - checkOdds(state, caver) ** times },
  flood: certain(LOSS.flood),
  gas: certain(LOSS.gas),
  caveIn: (state, caver, tile, times) =>
    shieldFrom(state, caver, 'caveIn')
      ? NO_RISK
      : { hearts: caveInDamage(state, caver), chance: falls(state, tile, times) },
  horror: certain(LOSS.horror),
}
const NO_RISK: Risk = { hearts: 0, chance: 0 }

/** What the next card may take from a caver where she stands, weighed by how likely that card is. */
export function risksOf(state: SubTerraState, caver: number): Readonly<Record<HazardKind, Risk>> | undefined {
  const at = whereIs(state, caver)
  if (at === NONE || !isConscious(state, caver)) return
  const odds = hazardOdds(state)
  const health = healthOf(state, caver)
  const risk = (kind: HazardKind): Risk => {
    const [plain, severe] = [RISK[kind](state, caver, at, 1), RISK[kind](state, caver, at, 2)]
    const chance = odds.plain[kind] * plain.chance + odds.severe[kind] * severe.chance
    const hearts = Math.max(odds.plain[kind] > 0 ? plain.hearts : 0, odds.severe[kind] > 0 ? severe.hearts : 0)
    return chance > 0 ? { hearts: Math.min(health, hearts), chance } : NO_RISK
  }
  return Object.fromEntries(HAZARD_KINDS.map(kind => [kind, risk(kind)])) as Record<HazardKind, Risk>
}

function weigh(danger: Pick<Danger, 'plain' | 'severe'>, odds: HazardOdds): number {
  const total = (kind: HazardKind) => odds.plain[kind] * danger.plain[kind] + odds.severe[kind] * danger.severe[kind]
  return HAZARD_KINDS.reduce((sum, kind) => sum + total(kind), 0)
}

/** What a tile of the cave would do to a caver who ends her turn there. */
export function dangerOn(state: SubTerraState, caver: number, tile: number): Danger {
  const here = state.cavers.at[caver] === tile ? state : copyWithCaverOn(state, caver, tile)
  const health = healthOf(here, caver)
  const odds = hazardOdds(here)
  const byCard = { plain: losses(here, caver, tile, 1), severe: losses(here, caver, tile, 2) }
  const horrorPhase = isCaught(here, caver, 1, 0) ? health : 0
  return {
    entering: here === state ? 0 : entering(here, caver, tile),
    horrorPhase,
    ...byCard,
    devoured: isOnExit(here, caver) ? 0 : odds.outOfTime * (1 - checkOdds(here, caver)),
    expected: horrorPhase > 0 ? horrorPhase : weigh(byCard, odds),
  }
}

/** What threatens a caver where she is; nothing where there is nothing to lose or no tile to stand on. */
export function dangerNow(state: SubTerraState, caver: number): Danger | undefined {
  const at = whereIs(state, caver)
  return at === NONE || !isConscious(state, caver) ? undefined : dangerOn(state, caver, at)
}
