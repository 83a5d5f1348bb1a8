import { isConscious, NONE, type SubTerraState, stackLeft, whereIs } from '@grotto/sub-terra'
import { wayTo } from './company.ts'
import { failing } from './danger.ts'
import { escapeChance } from './escaping.ts'
import { WEIGHTS } from './weights.ts'

/** When the exit will be found, and how much time is left then: by arithmetic alone. */
export interface Schedule {
  /** Rounds until then, at the usual pace of those who are awake. */
  readonly rounds: number
  /** Turns everybody will have left, and by how much this may be wrong. */
  readonly turns: number
  readonly doubt: number
}

export function scheduleOf(state: SubTerraState): Schedule {
  let awake = 0
  for (let caver = 0; caver < state.cavers.at.length; caver++) if (isConscious(state, caver)) awake++
  const rounds = tilesToExit(state) / (WEIGHTS.draws * Math.max(1, awake))
  return { rounds, turns: state.hazardsLeft - rounds, doubt: WEIGHTS.doubt * Math.sqrt(rounds) }
}

/** S-4 Tiles to be drawn until the exit comes, on average: it is as likely any of the last ones. */
function tilesToExit(state: SubTerraState): number {
  const left = stackLeft(state)
  const deep = Math.min(state.setting.options.exitDepth, left)
  return left - (deep - 1) / 2
}

/** Her chance to get out, if so many points lie between her and where the exit is looked for. */
export function chanceAhead(
  state: SubTerraState,
  caver: number,
  { rounds, turns, doubt }: Schedule,
  way: number,
  threat: number,
): number {
  const check = failing(state, caver)
  const health = state.cavers.health[caver]!
  const forgotten = rounds / (rounds + WEIGHTS.memory)
  const then = way + forgotten * (WEIGHTS.beyond - way)
  const at = (left: number): number => chanceIn(then, left, health, check, threat)
  return 0.25 * at(turns - 1.5 * doubt) + 0.5 * at(turns) + 0.25 * at(turns + 1.5 * doubt)
}

/** Between two numbers of turns; too late, every round is a check (Z-10). */
function chanceIn(way: number, turns: number, health: number, check: number, threat: number): number {
  if (turns <= 0) return (1 - check) ** -turns * escapeChance(way, 0, health, check, threat)
  const whole = Math.floor(turns)
  const share = turns - whole
  const low = escapeChance(way, whole, health, check, threat)
  return low + share * (escapeChance(way, whole + 1, health, check, threat) - low)
}

/** How many get out, on average, if the exit is found beside a tile. */
export function allOut(state: SubTerraState, schedule: Schedule, tile: number, threat: number): number {
  let sum = 0
  for (let caver = 0; caver < state.cavers.at.length; caver++)
    if (isConscious(state, caver) && whereIs(state, caver) !== NONE)
      sum += chanceAhead(state, caver, schedule, wayTo(caver, tile), threat)
  return sum
}

/** The exit found now. */
export const foundNow = (state: SubTerraState): Schedule => ({ rounds: 0, turns: state.hazardsLeft, doubt: 0 })
