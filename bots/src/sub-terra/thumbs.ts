import { has, isConscious, NONE, SIDES, type SubTerraAction, stackLeft } from '@grotto/sub-terra'
import type { Intent } from '../contract.ts'
import { endingLoss } from './danger.ts'
import { bestGap, gapSides, steepGap } from './gaps.ts'
import { fallen, find, type Outlook, pointsAhead } from './outlook.ts'
import { plainMoves, pointsFor, tilesInReach, walk } from './walking.ts'
import { NO_WAY, wayTo } from './ways.ts'

/** What a rule of thumb has to say: an action, why, and what it is meant to lead to. */
export interface Choice {
  readonly action: SubTerraAction
  readonly reason: string
  readonly intent?: Intent
}
export type Thumb = (outlook: Outlook) => Choice | undefined

const choose = (action: SubTerraAction | undefined, reason: string, intent?: Intent): Choice | undefined =>
  action && { action, reason, ...(intent && { intent }) }

/** From this much worth of life on a point is spent on standing elsewhere. */
const FEAR = 3
/** From here on even a run under way is given up for safety. */
const TERROR = 6
const nameOf = ({ state }: Outlook, caver: number): string => state.setting.party[caver]!

/** Out of the cave: there is nothing left to do. */
const stayOut: Thumb = outlook =>
  outlook.at === outlook.exit && outlook.exit !== NONE
    ? choose(find(outlook, 'endTurn') ?? find(outlook, 'decline') ?? find(outlook, 'stop'), 'escaped')
    : undefined

/** V-7 A horror beside the Bodyguard is driven off before it can do harm. */
const driveOff: Thumb = outlook => choose(find(outlook, 'repel'), 'driveOff')

/** A-5, V-6 Who lies here is brought back, if no horror comes before she can walk. */
const revive: Thumb = outlook => {
  if (outlook.away[outlook.at]! <= 1) return
  for (const other of fallen(outlook.state, outlook.caver)) {
    if (outlook.state.cavers.at[other] !== outlook.at) continue
    const name = nameOf(outlook, other)
    const action = find(outlook, 'bandage', name) ?? find(outlook, 'heal', name)
    if (action) return choose(action, 'revive', { type: 'heal', caver: name })
  }
  return
}

/** V-6 A point of the Medic for the last point of another's health. */
const bandage: Thumb = outlook => {
  for (const action of outlook.legal) {
    if (action.type !== 'bandage') continue
    const other = outlook.state.setting.party.indexOf(action.caver)
    const { health } = outlook.state.cavers
    if (health[other]! <= 1 || (health[other]! === 2 && outlook.points === 1 && outlook.exit === NONE))
      return choose(action, 'bandage', { type: 'heal', caver: action.caver })
  }
  return
}

/** Away from what the end of the turn would bring, with no more points than it takes. */
const flee: Thumb = outlook => {
  const { state, caver, chances, away } = outlook
  const running = state.question.type === 'step'
  if (outlook.fear < (running ? TERROR : FEAR)) return
  const points = running ? 2 : outlook.points
  let best = outlook.fear * 0.6
  let refuge = NONE
  let needed = 0
  for (const tile of tilesInReach(outlook, points)) {
    const takes = pointsFor(outlook, plainMoves(outlook, wayTo(outlook.ways, tile)))
    const loss = endingLoss(state, caver, tile, away[tile]!, chances) + 0.4 * takes
    if (loss >= best) continue
    best = loss
    refuge = tile
    needed = takes
  }
  if (refuge === NONE || (needed < points && !running)) return
  return choose(walk(outlook, refuge), 'flee', { type: 'goTo', tile: refuge })
}

/** Nowhere to run: keep still and hope. */
const hideAway: Thumb = outlook =>
  outlook.points === 2 && outlook.away[outlook.at]! <= 1 && !has(outlook.state, outlook.caver, 'stealthy')
    ? choose(find(outlook, 'hide'), 'hide')
    : undefined

/** A-5 The last point of health is too little to go on with. */
const healSelf: Thumb = outlook => {
  if (outlook.state.cavers.health[outlook.caver] !== 1 || outlook.away[outlook.at]! <= 2) return
  if (outlook.exit !== NONE && pointsAhead(outlook) < outlook.ways.cost[outlook.exit]! + 6) return
  return choose(find(outlook, 'heal', nameOf(outlook, outlook.caver)), 'healSelf', {
    type: 'heal',
    caver: nameOf(outlook, outlook.caver),
  })
}

/** Somebody lies there who can still be fetched in time. */
const rescue: Thumb = outlook => {
  const { state, ways, exit } = outlook
  let best = exit === NONE ? 5 : Math.min(12, (pointsAhead(outlook) - 4) / 2)
  let goal = NONE
  for (const other of fallen(state, outlook.caver)) {
    const at = state.cavers.at[other]!
    if (ways.cost[at]! >= best || outlook.away[at]! <= 1) continue
    best = ways.cost[at]!
    goal = at
  }
  return goal === NONE ? undefined : choose(walk(outlook, goal), 'rescue', { type: 'goTo', tile: goal })
}

/** The way out is known. */
const leaveCave: Thumb = outlook => {
  const { exit, ways } = outlook
  if (exit === NONE || ways.cost[exit]! >= NO_WAY) return
  const intent = { type: 'goTo', tile: exit }
  return choose(walk(outlook, exit), 'leaveCave', intent) ?? lastEffort(outlook, intent)
}

/** T-3 One point more, where it brings her out or time runs short; on the exit nothing is rolled for it. */
function lastEffort(outlook: Outlook, intent: Intent): Choice | undefined {
  const { exit, ways, state, caver } = outlook
  const way = wayTo(ways, exit)
  const arrives = plainMoves(outlook, way) === way.length && pointsFor(outlook, way.length) <= outlook.points + 1
  const late = pointsAhead(outlook) < ways.cost[exit]! + 3
  const bold = state.cavers.health[caver]! > 2 || (late && state.cavers.health[caver]! > 1)
  return arrives || bold ? choose(find(outlook, 'exert'), 'lastEffort', intent) : undefined
}

/** Another tile: from where she stands if several sides are open, else with a step onto it. */
const lookOn: Thumb = outlook => {
  const { state, at, points, fear } = outlook
  const sides = gapSides(state, at)
  if (sides.length === 0) return
  const side = SIDES[sides[0]!]!
  const stepping = (fear >= FEAR || (points > 1 && sides.length === 1)) && state.gas === 0
  const action = (stepping ? find(outlook, 'explore', side) : undefined) ?? find(outlook, 'reveal', side)
  return choose(action, 'lookOn', { type: 'explore', tile: at })
}

/** V-8 Another stands where more is to be seen. */
const command: Thumb = outlook => {
  const { state } = outlook
  let best: SubTerraAction | undefined
  let most = 0
  for (const action of outlook.legal) {
    if (action.type !== 'command') continue
    const other = state.setting.party.indexOf(action.caver)
    const sides = gapSides(state, state.cavers.at[other]!).length
    if (sides > most && isConscious(state, other)) {
      most = sides
      best = action
    }
  }
  return outlook.exit === NONE ? choose(best, 'command') : undefined
}

/** On to the next way that leads on. */
const goOn: Thumb = outlook => {
  if (outlook.exit !== NONE || stackLeft(outlook.state) === 0) return
  const goal = bestGap(outlook)
  return goal === NONE ? undefined : choose(walk(outlook, goal), 'goOn', { type: 'goTo', tile: goal })
}

/** T-3 A healthy caver can try a little harder while there is much to be found. */
const tryHarder: Thumb = outlook => {
  const { state, caver, at } = outlook
  if (outlook.exit !== NONE || outlook.points > 0 || state.exerted || outlook.fear >= FEAR) return
  const spare = state.cavers.health[caver]! >= 3
  return spare && gapSides(state, at).length > 0 ? choose(find(outlook, 'exert'), 'tryHarder') : undefined
}

/** V-4 No way leads on: make one. */
const blast: Thumb = outlook => {
  if (outlook.exit !== NONE || bestGap(outlook) !== NONE) return
  return choose(find(outlook, 'demolish'), 'blast')
}

/** C-8, C-9 What leads on lies above: a rope first. */
const climb: Thumb = outlook =>
  steepGap(outlook.state, outlook.at) ? choose(find(outlook, 'rig') ?? find(outlook, 'placeRope'), 'climb') : undefined

const done: Thumb = outlook =>
  choose(find(outlook, 'stop') ?? find(outlook, 'endTurn') ?? find(outlook, 'decline') ?? leastHarm(outlook), 'done')

/** A first step has to be made somewhere. */
function leastHarm({ state, at, legal, away, caver, chances }: Outlook): SubTerraAction {
  let best = legal[0]!
  let least = Number.POSITIVE_INFINITY
  for (const action of legal) {
    if (!('side' in action) || action.side === 'here') continue
    const tile = state.cave.beside[at * 4 + SIDES.indexOf(action.side)]!
    const loss = endingLoss(state, caver, tile, away[tile]!, chances)
    if (loss >= least) continue
    least = loss
    best = action
  }
  return best
}

/** In order of importance: the first that has something to say decides. */
export const THUMBS: readonly Thumb[] = [
  stayOut,
  driveOff,
  revive,
  bandage,
  flee,
  hideAway,
  healSelf,
  rescue,
  leaveCave,
  lookOn,
  command,
  climb,
  goOn,
  blast,
  tryHarder,
  done,
]
