import {
  hasStatus,
  isConscious,
  isOnExit,
  isVictim,
  NONE,
  STATUS,
  type SubTerraState,
  stackLeft,
} from '@grotto/sub-terra'
import { clearField, type Field, horrorSteps, NO_WAY, newField, spread } from './fields.ts'
import { between } from './situation.ts'

/**
 * What a position at the start of a round tells about one caver's chances to get out, as numbers about as large as 1.
 * `prospects.ts` knows how much each of them counts.
 */
export const FEATURES = 40

const field = newField()
const PARTY_AT_MOST = 6
const apartOf = new Float64Array(PARTY_AT_MOST)
const gapOf = new Float64Array(PARTY_AT_MOST)

/** What holds for the whole team. */
export interface Team {
  readonly exit: number
  readonly conscious: number
  readonly health: number
  readonly gaps: number
  readonly away: Int16Array
  readonly meanGap: number
}

export function lookAtTeam(state: SubTerraState): Team {
  const exit = state.cave.kind.indexOf('exit')
  let conscious = 0
  let health = 0
  let meanGap = 0
  const party = state.cavers.at.length
  for (let caver = 0; caver < party; caver++) {
    if (isConscious(state, caver) && !isOnExit(state, caver)) conscious++
    health += state.cavers.health[caver]!
    apartOf[caver] = meanApart(state, caver)
    gapOf[caver] = wayOf(state, caver, exit)
    meanGap += gapOf[caver]! / party
  }
  return { exit, conscious, health, gaps: countGaps(state), away: horrorSteps(state), meanGap }
}

function meanApart(state: SubTerraState, caver: number): number {
  const at = state.cavers.at[caver]!
  if (at === NONE) return 5
  let sum = 0
  let count = 0
  for (let other = 0; other < state.cavers.at.length; other++) {
    const there = state.cavers.at[other]!
    if (other === caver || there === NONE) continue
    sum += between(state, at, there)
    count++
  }
  return count === 0 ? 5 : sum / count
}

/** Points from a caver to the exit, or to the next gap while it is not found. */
function wayOf(state: SubTerraState, caver: number, exit: number): number {
  const at = state.cavers.at[caver]!
  if (at === NONE) return 10
  clearField(state, field)
  if (exit === NONE) markGaps(state, field)
  else field[exit] = 0
  spread(state, caver, field)
  return Math.min(30, field[at]!)
}

const ROPE_FIRST = 3
export function markGaps({ cave }: SubTerraState, into: Field): void {
  for (let tile = 0; tile < cave.id.length; tile++)
    if (cave.gaps[tile] !== 0) into[tile] = cave.gaps[tile]! & ~cave.steep[tile]! ? 0 : ROPE_FIRST
}

const BITS = Array.from({ length: 16 }, (_, mask) => (mask & 1) + ((mask >> 1) & 1) + ((mask >> 2) & 1) + (mask >> 3))
function countGaps({ cave }: SubTerraState): number {
  let count = 0
  for (let tile = 0; tile < cave.id.length; tile++) count += BITS[cave.gaps[tile]! & ~cave.steep[tile]!]!
  return count
}

/** Steps from one who lies there to the nearest who could help, as the crow walks. */
function helper(state: SubTerraState, caver: number): number {
  const at = state.cavers.at[caver]!
  let nearest = 20
  if (at === NONE) return nearest
  for (let other = 0; other < state.cavers.at.length; other++) {
    const there = state.cavers.at[other]!
    if (other !== caver && there !== NONE && isConscious(state, other))
      nearest = Math.min(nearest, between(state, at, there))
  }
  return nearest
}

/** Whether there is still something to hope for: neither out nor devoured. */
export const isOpen = (state: SubTerraState, caver: number): boolean =>
  !isOnExit(state, caver) && !hasStatus(state, caver, STATUS.devoured)

/** Fills `row` with the features of a caver. The first half of the weights is for before, the second for after the exit is found. */
export function describe(state: SubTerraState, caver: number, team: Team, row: Float64Array): void {
  const health = state.cavers.health[caver]!
  const left = stackLeft(state)
  const haz = state.hazardsLeft
  const at = state.cavers.at[caver]!
  const way = gapOf[caver]!
  const near = at === NONE || !isVictim(state, caver) ? NO_WAY : team.away[at]!
  const help = health === 0 ? helper(state, caver) : 0
  row.fill(0)
  row[0] = 1
  row[1] = health === 0 ? 1 : 0
  row[2] = health === 1 ? 1 : 0
  row[3] = health === 2 ? 1 : 0
  row[4] = Math.max(0, health - 3)
  row[5] = haz / 10
  row[6] = team.conscious / 3
  row[7] = team.health / 10
  row[8] = near <= 1 ? 1 : 0
  row[9] = near <= 3 ? 1 : 0
  row[10] = state.horrors.length / 2
  row[11] = help / 6
  row[12] = health === 0 && team.conscious === 0 ? 1 : 0
  row[13] = state.outOfTime ? 1 : 0
  row[14] = apartOf[caver]! / 5
  row[15] = state.cave.floods / 8
  row[16] = state.cave.rubbles / 5
  row[17] = near <= 6 ? 1 : 0
  if (team.exit === NONE) {
    row[18] = left / 20
    row[19] = Math.min(8, Math.max(0, left - 3) / (haz + 0.5)) / 3
    row[20] = Math.max(0, left - 3 * haz) / 10
    row[21] = Math.max(0, left - 2 * haz) / 10
    row[22] = left < 14 ? apartOf[caver]! / 5 : 0
    row[23] = Math.min(12, way) / 5
    row[24] = Math.min(12, team.meanGap) / 5
    row[25] = Math.min(12, team.gaps) / 8
    row[26] = Math.max(0, left - 3 * Math.max(0, haz - 5)) / 10
    row[27] = team.gaps < 3 ? 1 : 0
  } else {
    const points = 2.2 * haz + 2
    row[18] = way / 8
    row[19] = Math.min(3, Math.max(0, points - way) / 5)
    row[20] = Math.min(4, Math.max(0, way - points) / 3)
    row[21] = way <= 2 ? 1 : 0
    row[22] = way <= 4 ? 1 : 0
    row[23] = health === 0 ? way / 8 : 0
    row[24] = haz === 0 ? 1 : 0
    row[25] = haz === 0 ? way / 4 : 0
    row[26] = health === 0 ? Math.min(3, Math.max(0, points - way - help) / 5) : 0
    row[27] = haz <= 2 ? way / 6 : 0
  }
  row[28 + state.setting.ranks[caver]!] = 1
  row[36] = state.setting.options.difficulty === 'expert' ? 1 : 0
  row[37] = state.setting.options.difficulty === 'advanced' ? 1 : 0
  row[38] = (state.setting.party.length - 4) / 2
}
