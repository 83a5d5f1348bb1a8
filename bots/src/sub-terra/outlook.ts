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
import { findWays, horrorSteps, newWays, type Ways } from './ways.ts'

/** Everything a rule of thumb looks at, from the eyes of the caver who is asked. */
export interface Outlook {
  readonly state: SubTerraState
  readonly caver: number
  readonly at: number
  /** Action points she may spend now. */
  readonly points: number
  readonly legal: readonly SubTerraAction[]
  readonly ways: Ways
  readonly chances: HazardChances
  /** By tile: steps of the nearest horror. */
  readonly away: Int16Array
  /** Tile of the exit, or NONE while it is not found. */
  readonly exit: number
  /** What ending her turn where she is would cost, in worth of life. */
  readonly fear: number
}

const ways = newWays()
const legal: SubTerraAction[] = []

/** Good until the next call: rules of thumb are asked often and make nothing they need not. */
export function lookOut(state: SubTerraState): Outlook {
  const { question } = state
  const { caver } = question
  const at = state.cavers.at[caver]!
  subTerra.legal(state, state.setting.seats[caver]!, legal)
  const away = horrorSteps(state)
  const chances = hazardChances(state)
  findWays(state, caver, at, ways)
  const fear = at === NONE ? 0 : endingLoss(state, caver, at, away[at]!, chances)
  const points = question.type === 'turn' ? state.points : question.type === 'commanded' ? 1 : 0
  return { state, caver, at, points, legal, ways, chances, away, exit: state.cave.kind.indexOf('exit'), fear }
}

/** The legal action of a type, towards a side or for a caver where one is named. */
export function find({ legal }: Outlook, type: SubTerraAction['type'], towards?: string): SubTerraAction | undefined {
  for (const action of legal) {
    if (action.type !== type) continue
    if (towards === undefined || ('side' in action ? action.side : 'caver' in action ? action.caver : '') === towards)
      return action
  }
  return
}

/** Action points a caver still gets until the cave goes dark, this turn's included. */
export const pointsAhead = ({ state, points }: Outlook): number => points + 2 * state.hazardsLeft

/** S-4 How many tiles are sure to be drawn before the exit can be. */
export const beforeExit = (state: SubTerraState): number =>
  state.exitInStack ? Math.max(0, stackLeft(state) - state.setting.options.exitDepth) : 0

/** Cavers other than her who lie unconscious in the cave. */
export function fallen(state: SubTerraState, caver: number): number[] {
  const list: number[] = []
  for (let other = 0; other < state.cavers.at.length; other++)
    if (other !== caver && !isConscious(state, other) && state.cavers.at[other] !== NONE && !isOnExit(state, other))
      list.push(other)
  return list
}
