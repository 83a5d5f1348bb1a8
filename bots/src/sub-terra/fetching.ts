import { ACTION_POINTS, has, isConscious, NONE, type SubTerraState, whereIs } from '@grotto/sub-terra'
import { failing, lifeWorth } from './danger.ts'
import { propose, type Standpoint } from './plan.ts'
import { between, type Situation } from './situation.ts'
import { WEIGHTS } from './weights.ts'

/** What is gained has to be more than what this reckoning may be wrong by, in lives. */
const WORTH_IT = 0.15
/** Of several ways to come in time the one that gets her nearer now. */
const NEARER = 0.3
/** Health a round in the cave costs before time is out, as a share of a life. */
const ROUND_IN_THE_CAVE = 0.08

/**
 * E-1 As long as somebody is awake in the cave the game goes on, so one of them goes back for whoever lies there, even from
 * the exit, if that is likelier to bring her out than to lose her rescuer.
 */
export function weighFetching(spot: Standpoint): void {
  const { state, exit } = spot.situation
  if (exit === NONE || !spot.situation.anyFallen) return
  for (let fallen = 0; fallen < state.cavers.at.length; fallen++)
    if (isFetchedBy(spot.situation, fallen)) weighOne(spot, fallen)
}

/** One goes, and it is the one who is nearest. */
function isFetchedBy({ state, caver, exit }: Situation, fallen: number): boolean {
  const at = whereIs(state, fallen)
  if (fallen === caver || at === NONE || at === exit || isConscious(state, fallen)) return false
  const way = between(state, whereIs(state, caver), at)
  return state.cavers.at.every(
    (there, other) =>
      other === caver || !isConscious(state, other) || there === NONE || between(state, there, at) >= way,
  )
}

function weighOne(spot: Standpoint, fallen: number): void {
  const { situation, tile, left } = spot
  const { state, caver } = situation
  const bandages = has(state, caver, 'bandage')
  const price = bandages ? 1 : ACTION_POINTS
  const there = tile === state.cavers.at[fallen] && left >= price
  const gain = (there ? gainByHelping(spot, fallen, price) : gainByComing(spot, fallen, price)) - aloneOut(situation)
  if (gain <= WORTH_IT) return
  const value = WEIGHTS.onExit + lifeWorth(1) * gain - spot.walked
  if (there) propose(spot, value, bandages ? 'bandage' : 'heal', fallen)
  else propose(spot, value - NEARER * situation.toFallen[tile]!, 'stay')
}

/** Lives brought out if she helps her now. */
function gainByHelping({ situation, tile, left }: Standpoint, fallen: number, price: number): number {
  const { state, caver, toExit } = situation
  const wayOut = rounds(toExit[tile]!)
  const rescuer = left - price >= toExit[tile]! ? 1 : survives(state, caver, wayOut)
  return rescuer + survives(state, fallen, hasTurnYet(state, caver, fallen) ? wayOut - 1 : wayOut)
}

/** The same if she only gets nearer in this turn. */
function gainByComing({ situation, tile }: Standpoint, fallen: number, price: number): number {
  const { state, caver, toExit, toFallen } = situation
  const coming = rounds(toFallen[tile]! + price)
  const wayOut = rounds(toExit[whereIs(state, fallen)]!)
  return survives(state, caver, coming + wayOut) + survives(state, fallen, coming + wayOut)
}

/** Her own chance if she thinks of nobody else. */
function aloneOut({ state, caver, at, points, toExit }: Situation): number {
  const exerting = state.question.type === 'turn' && !state.exerted ? 1 : 0
  return points + exerting >= toExit[at]! ? 1 : survives(state, caver, rounds(toExit[at]!))
}

const rounds = (points: number): number => Math.ceil(points / ACTION_POINTS)

/** Z-10 Chance to be there after so many more rounds in the cave. */
function survives(state: SubTerraState, caver: number, more: number): number {
  const before = state.outOfTime ? 0 : Math.min(more, state.hazardsLeft)
  return (1 - ROUND_IN_THE_CAVE) ** before * (1 - failing(state, caver)) ** (more - before)
}

/** T-1 Whether her turn of this round is still to come. */
function hasTurnYet({ starting, setting }: SubTerraState, caver: number, fallen: number): boolean {
  const seats = setting.party.length
  return (fallen - starting + seats) % seats > (caver - starting + seats) % seats
}
