import { canonical, type GameTypes, type Seat } from '@grotto/kernel'
import { botFor, botsOf, usualBot } from '../registry.ts'
import { playoutOf } from '../search/mcts.ts'
import type { Course, Moment } from './course.ts'
import { Futures, type Given, type Worths } from './futures.ts'

/** How closely to look. Future n of a seed is the same at every moment, so that successive ones differ by what happened. */
export interface Closeness {
  readonly futures: number
  readonly seed: string
}

/** What a moment was worth to each seat, future by future, at its stages: plain data, to be sent between threads. */
export interface Stages {
  /** Before anybody chose. */
  readonly before: Worths
  /** For each seat: after its own choice, the others' still open. */
  readonly own: Worths
  /** After all choices, what is drawn then still open. */
  readonly after: Worths
}

/** The bot that plays the futures: rules of thumb, since there are thousands. */
export const playerOf = <G extends GameTypes>({ game }: Pick<Course<G>, 'game'>): string =>
  botsOf(game.id, true).find(({ forFutures }) => forFutures)?.id ?? usualBot(game.id)

export function futuresOf<G extends GameTypes>(
  course: Course<G>,
  { state, told }: Moment<G>,
  viewer: Seat,
  { futures: count, seed }: Closeness,
): Futures<G> {
  const { game, log } = course
  const playout = playoutOf(botFor(playerOf(course), game))
  return new Futures({
    game,
    playout,
    view: game.view(state, viewer),
    viewer,
    log: log.slice(0, told),
    seed,
    count,
  })
}

/** The futures of a moment as each seat could see them; seats that know the same share them. */
export type Outlooks<G extends GameTypes> = (seat: Seat) => Futures<G>

export function outlooksOn<G extends GameTypes>(
  course: Course<G>,
  moment: Moment<G>,
  closeness: Closeness,
): Outlooks<G> {
  const { game } = course
  const known = new Map<string, Futures<G>>()
  return seat => {
    const view = game.alike ? '' : canonical(game.encode(game.view(moment.state, seat)))
    const futures = known.get(view) ?? futuresOf(course, moment, seat, closeness)
    known.set(view, futures)
    return futures
  }
}

/**
 * The stages of a moment. Nothing where it changed nothing in any future: everybody chose as the bot would, and all was
 * known before.
 */
export function weigh<G extends GameTypes>(
  course: Course<G>,
  index: number,
  outlooks: Outlooks<G>,
): Stages | undefined {
  const all: Given<G> = new Map(course.moments[index]!.choices.map(({ seat, action }) => [seat, action]))
  if (isForeseen(course, index) && outlooks(0).isUsual(all)) return undefined
  const seats = Array.from({ length: course.seats }, (_, seat) => seat)
  return {
    before: seats.map(seat => outlooks(seat).usual[seat]!),
    own: seats.map(seat => outlooks(seat).after(own(all, seat))[seat]!),
    after: seats.map(seat => outlooks(seat).after(all)[seat]!),
  }
}

/** Whether nothing was drawn since the moment before, and nobody knew anything that others did not. */
const isForeseen = <G extends GameTypes>({ game, moments }: Course<G>, index: number): boolean =>
  game.alike === true && index > 0 && !moments[index - 1]!.drew

/** What this seat chose, if it did. */
const own = <G extends GameTypes>(all: Given<G>, seat: Seat): Given<G> =>
  new Map([...all].filter(([chooser]) => chooser === seat))
