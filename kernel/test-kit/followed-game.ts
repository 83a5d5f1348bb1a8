import { expect } from 'vitest'
import {
  canonical,
  fastChance,
  type Game,
  type GameTypes,
  labelledChance,
  Play,
  type Step,
  sourceOf,
  type Viewer,
} from '../src/index.ts'

/** Of so many decisions one is a step back. */
const UNDO_EVERY = 12
const STEPS_FOLLOWED = 240

/**
 * Every seat and the spectator follow a random game by what they witness of its entries alone, over the wire and back:
 * each step leads to just the view that the table would show, with the same events and scenes that can be shown.
 */
export function checkFollowing<G extends GameTypes>(game: Game<G>, input: unknown, seed: string): void {
  const options = game.parseOptions(input)
  if (!options.ok) throw new Error(`options refused: ${JSON.stringify(options.refusal)}`)
  const play = Play.start(game, options.value, sourceOf(labelledChance(seed)), 0)
  const viewers: Viewer[] = [...Array(game.seatCount(options.value)).keys(), 'spectator']
  const followers = viewers.map(viewer => new Follower(game, viewer, play.state))
  const pick = fastChance(`${seed}/followed`)
  while (!game.outcome(play.state) && play.steps.length < STEPS_FOLLOWED) {
    const step = stepBack(play, pick) ?? randomStep(game, play, pick)
    for (const follower of followers) follower.take(step, play)
    if (game.alike) checkAlike(game, viewers, step, play)
  }
}

/** Where a game says that nobody knows more than others, whatever was made for the first viewer is right for all. */
function checkAlike<G extends GameTypes>(
  game: Game<G>,
  viewers: readonly Viewer[],
  { entry, events }: Step<G>,
  { state }: Play<G>,
): void {
  const known = (viewer: Viewer) =>
    canonical([
      game.encode(game.view(state, viewer)),
      entry.type === 'act' ? (game.witness(entry, events, viewer) ?? null) : null,
    ])
  for (const viewer of viewers) expect(known(viewer), `${viewer} knows what all know`).toBe(known(viewers[0]!))
}

type Pick = ReturnType<typeof fastChance>

function stepBack<G extends GameTypes>(play: Play<G>, pick: Pick): Step<G> | undefined {
  if (play.standing.length < 2 || pick('undo', UNDO_EVERY) > 0) return undefined
  return play.undo(0, play.standing[pick('to', play.standing.length)]!, play.steps.length)
}

function randomStep<G extends GameTypes>(game: Game<G>, play: Play<G>, pick: Pick): Step<G> {
  const seats = game.toAct(play.state)
  const seat = seats[pick('seat', seats.length)]!
  const legal = game.legal(play.state, seat)
  const acted = play.act(seat, legal[pick('action', legal.length)]!, play.steps.length)
  if ('refusal' in acted) throw new Error(`a listed action was refused: ${JSON.stringify(acted.refusal)}`)
  return acted.step
}

/** Somebody who is told only what she may witness, and keeps what she saw after each entry. */
class Follower<G extends GameTypes> {
  readonly #game: Game<G>
  readonly #viewer: Viewer
  readonly #seen: G['view'][] = []
  #view: G['view']

  constructor(game: Game<G>, viewer: Viewer, state: G['state']) {
    this.#game = game
    this.#viewer = viewer
    this.#view = game.view(state, viewer)
    this.#seen.push(this.#view)
  }

  take(step: Step<G>, { state }: Play<G>): void {
    this.#view = this.#next(step)
    this.#seen.push(this.#view)
    expect(this.#encoded(this.#view), `${this.#viewer} follows`).toBe(
      this.#encoded(this.#game.view(state, this.#viewer)),
    )
  }

  #next({ entry, events }: Step<G>): G['view'] {
    if (entry.type === 'undo') return this.#seen[entry.to]!
    if (entry.type === 'setup') throw new Error('a game is set up once')
    const witnessed = this.#game.witness(entry, events, this.#viewer)
    const before = this.#encoded(this.#view)
    const told: G['event'][] = []
    const next = witnessed ? this.#follow(JSON.parse(JSON.stringify(witnessed)), told) : this.#view
    expect(this.#encoded(this.#view), 'following leaves the view before alone').toBe(before)
    expect(canonical(told), `${this.#viewer} hears the same`).toBe(canonical(events))
    return next
  }

  #follow(witnessed: G['witnessed'], told: G['event'][]): G['view'] {
    return this.#game.follow(this.#view, this.#viewer, witnessed, (event, scene) => {
      told.push(event)
      expect(this.#game.encode(scene()), 'a scene can be shown').toBeDefined()
    })
  }

  #encoded = (view: G['view']): string => canonical(this.#game.encode(view))
}

/** From a position, loaded ones with scripted cards included: each action is followed by every viewer. */
export function checkFollowed<G extends GameTypes>(
  game: Game<G>,
  state: G['state'],
  actions: readonly unknown[],
): void {
  const from = game.encode(state)
  const decoded = game.decode(from)
  if (!decoded.ok) throw new Error(JSON.stringify(decoded.refusal))
  const play = Play.restore(game, {}, sourceOf(labelledChance('followed')), decoded.value, [
    { type: 'setup', at: 0, chance: [] },
  ])
  const seats = game.outcome(state)?.places.length ?? 8
  const viewers: Viewer[] = [...Array(seats).keys(), 'spectator']
  const followers = viewers.map(viewer => new Follower(game, viewer, play.state))
  for (const action of actions) {
    const acted = play.act(game.toAct(play.state)[0]!, action, 0)
    if ('refusal' in acted) throw new Error(JSON.stringify(acted.refusal))
    for (const follower of followers) follower.take(acted.step, play)
  }
}
