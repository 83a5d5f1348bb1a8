import { type Chance, type Game, type GameTypes, given, type Outcome, type Seat } from '@grotto/kernel'
import { type Bot, type Decision, type Hint, mayThinkOn, type Thinking } from '../contract.ts'
import { worthOf } from '../match.ts'
import { Node } from './tree.ts'

/** How a seat plays where the tree ends: the game's rules of thumb, or chance. */
export type Playout<G extends GameTypes> = (state: G['state'], seat: Seat, random: Chance) => G['action']

/** A bot's own rules as a playout. Only one that does not search itself is quick enough; no log is kept there. */
export const playoutOf =
  <G extends GameTypes>(bot: Bot<G>): Playout<G> =>
  (state, seat, random) =>
    bot.decide(state, [], { seat, random }).action

export interface MctsSettings<G extends GameTypes> {
  readonly id: string
  readonly version: number
  readonly iterations: number
  readonly explore?: number
  readonly playout?: Playout<G>
  /** What an end is worth to a seat, 0 to 1, where it is not what the game says. */
  readonly worth?: (outcome: Outcome, seat: Seat) => number
}

interface Step {
  readonly node: Node
  readonly seat: Seat
  readonly action: string
}

/**
 * Information-set Monte Carlo tree search for any game: each iteration imagines a state the view may have come from,
 * walks down the tree, and plays to the end. Seats that choose at once choose independently of each other.
 */
export function mctsBot<G extends GameTypes>(game: Game<G>, settings: MctsSettings<G>): Bot<G> {
  const search = (view: G['view'], log: readonly G['event'][], thinking: Thinking): Node => {
    const root = new Node()
    for (let done = 0; mayThinkOn(thinking, done, settings.iterations); done++)
      iterate(game, settings, root, game.imagine(view, thinking.seat, log, thinking.random), thinking.random)
    return root
  }
  return {
    id: settings.id,
    version: settings.version,
    decide: (view, log, thinking) => decide(game, view, log, thinking, search),
    hint: (view, log, thinking) => hints(game, view, thinking.seat, search(view, log, thinking)),
  }
}

function decide<G extends GameTypes>(
  game: Game<G>,
  view: G['view'],
  log: readonly G['event'][],
  thinking: Thinking,
  search: (view: G['view'], log: readonly G['event'][], thinking: Thinking) => Node,
): Decision<G> {
  const listed = game.legal(view, thinking.seat)
  if (listed.length === 1) return { action: listed[0]!, reasons: [{ reason: 'onlyAction' }] }
  const tried = results(game, view, thinking.seat, search(view, log, thinking))
  const best = tried.reduce((most, each) => (each.visits > most.visits ? each : most))
  return { action: best.action, reasons: toHint(best).reasons }
}

interface Result<G extends GameTypes> {
  readonly action: G['action']
  readonly visits: number
  readonly winShare: number
}

function results<G extends GameTypes>(game: Game<G>, view: G['view'], seat: Seat, root: Node): Result<G>[] {
  return game.legal(view, seat).map(action => {
    const { visits, worth } = root.of(seat, game.notation.makeAction(view, action))
    return { action, visits, winShare: visits > 0 ? worth / visits : 0 }
  })
}

const toHint = <G extends GameTypes>({ action, visits, winShare }: Result<G>): Hint<G> => ({
  action,
  winShare,
  reasons: [
    { reason: 'triedOut', args: { times: visits } },
    { reason: 'expected', args: { percent: Math.round(100 * winShare) } },
  ],
})

function hints<G extends GameTypes>(game: Game<G>, view: G['view'], seat: Seat, root: Node): Hint<G>[] {
  const tried = results(game, view, seat, root).sort((a, b) => b.visits - a.visits)
  return tried.slice(0, 3).map(result => toHint<G>(result))
}

function iterate<G extends GameTypes>(
  game: Game<G>,
  settings: MctsSettings<G>,
  root: Node,
  state: G['state'],
  random: Chance,
): void {
  const steps: Step[] = []
  let node = root
  for (let fresh = false; !fresh && game.outcome(state) === undefined; ) {
    const before = steps.length
    stepTogether(game, settings, node, state, random, steps)
    const key = steps
      .slice(before)
      .map(step => `${step.seat} ${step.action}`)
      .join('|')
    fresh = !node.children.has(key)
    node = node.child(key)
  }
  const outcome = playOut(game, settings, state, random)
  const worth = settings.worth ?? ((end, seat) => worthOf(game, end, seat))
  for (const step of steps) step.node.learn(step.seat, step.action, worth(outcome, step.seat))
}

/**
 * Where several choose at once, each of them takes anything one time in so many. Seats in the very same position would
 * else explore in step, and never learn what one gains by doing other than the rest.
 */
const STRAY = 10

/** Everybody who owes a decision picks one by the tree, before any of them is performed. */
function stepTogether<G extends GameTypes>(
  game: Game<G>,
  settings: MctsSettings<G>,
  node: Node,
  state: G['state'],
  random: Chance,
  steps: Step[],
): void {
  const name = (action: G['action']) => game.notation.makeAction(state, action)
  const seats = game.toAct(state)
  const picks = seats.map(seat => {
    const offered = shuffled(game.legal(state, seat), random)
    const strays = seats.length > 1 && random('bot', STRAY) === 0
    const action = node.pick(seat, offered, name, settings.explore ?? 0.7, strays)
    return { seat, action, text: name(action) }
  })
  for (const { seat, action, text } of picks) {
    if (game.refusal(state, seat, action) !== undefined) continue
    steps.push({ node, seat, action: text })
    game.advance(state, seat, action, random)
  }
}

/** So that among untried actions none is favoured by its place in the list. */
function shuffled<A>(list: A[], random: Chance): A[] {
  for (let i = list.length - 1; i > 0; i--) {
    const j = random('bot', i + 1)
    const kept = list[i] as A
    list[i] = list[j] as A
    list[j] = kept
  }
  return list
}

function playOut<G extends GameTypes>(
  game: Game<G>,
  settings: MctsSettings<G>,
  state: G['state'],
  random: Chance,
): Outcome {
  const listed: G['action'][] = []
  const anyhow: Playout<G> = (at, seat) => {
    game.legal(at, seat, listed)
    return listed[random('bot', listed.length)]!
  }
  const playout = settings.playout ?? anyhow
  for (let [seat] = game.toAct(state); seat !== undefined; [seat] = game.toAct(state))
    game.advance(state, seat, playout(state, seat, random), random)
  return given(game.outcome(state), 'the outcome of a game in which nobody acts any more')
}
