import {
  fastChance,
  type Game,
  type GameRecord,
  type GameTypes,
  labelledChance,
  makeRecord,
  Play,
  sourceOf,
} from '@grotto/kernel'
import { courseOf, type Moment } from '../src/analysis/course.ts'
import { type Closeness, outlooksOn, playerOf, weigh } from '../src/analysis/weigh.ts'
import { botFor, worthOf } from '../src/index.ts'

/** One decision in so many is anything at all: choices differ from those of the futures, and luck must not notice. */
const SLIPS = 12

/** A game of the bot that plays the futures, which slips now and then. */
function slippingGame<G extends GameTypes>(game: Game<G>, options: G['options'], seed: string): GameRecord {
  const bot = botFor(playerOf({ game }), game)
  const random = fastChance(`${seed}/bots`)
  const play = Play.start(game, options, sourceOf(labelledChance(`${seed}/cards`)), 0)
  const log = () => play.steps.flatMap(({ events }) => events)
  for (let [seat] = game.toAct(play.state); seat !== undefined; [seat] = game.toAct(play.state)) {
    const view = game.view(play.state, seat)
    const legal = game.legal(view, seat)
    const slip = random('slip', SLIPS) === 0 ? legal[random('slip', legal.length)] : undefined
    play.act(seat, slip ?? bot.decide(view, log(), { seat, random }).action, 0)
  }
  const sitters = Array.from({ length: game.seatCount(options) }, (_, seat) => ({ name: `seat ${seat}` }))
  return makeRecord(play, sitters, { kind: 'scripted' })
}

/**
 * What luck did to the first seat in one such game: its end, less what was expected, less what all choices changed. The
 * same as the sum of its draws, whose other terms cancel, without playing futures of decisions that changed nothing.
 */
export function luckOf<G extends GameTypes>(
  game: Game<G>,
  options: G['options'],
  seed: string,
  futures: number,
): number {
  const course = courseOf(game, slippingGame(game, options, seed))
  const closeness: Closeness = { futures, seed: `${seed}/futures` }
  const outlook = (moment: Moment<G>) => outlooksOn(course, moment, closeness)
  let luck = worthOf(game, course.outcome!, 0) - mean(outlook(course.moments[0]!)(0).usual[0]!)
  for (const [index, moment] of course.moments.entries()) {
    const outlooks = outlook(moment)
    if (outlooks(0).isUsual(new Map(moment.choices.map(({ seat, action }) => [seat, action])))) continue
    const stages = weigh(course, index, outlooks)
    if (stages) luck -= mean(stages.after[0]!) - mean(stages.before[0]!)
  }
  return luck
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length
