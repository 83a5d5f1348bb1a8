import type { Game, Viewer } from '@grotto/kernel'
import type { LoggedEvent } from '../boards/board.ts'

/** Events of one step are numbered within a thousand, so that numbers never move. */
export const EVENTS_PER_STEP = 1000
export const eventNumber = (step: number, place: number): number => step * EVENTS_PER_STEP + place
/** Scenes are for showing what just happened; older events keep none. */
export const SCENES_KEPT = 200

/**
 * A game as one viewer follows it on this device: a local game, a record, a lesson, a line that is tried out. A table of
 * the server is a `KnownTable` of the protocol, followed by the same engine. Neither is changed in place: another object
 * means that something happened.
 */
export interface ViewPlay {
  readonly game: Game
  readonly viewer: Viewer
  readonly view: object
  /** What she has heard of, oldest first; what was taken back is left out. */
  readonly log: readonly LoggedEvent<never>[]
}

/** What a viewer witnessed of the step with this number. */
export interface FollowedStep {
  readonly number: number
  /** Absent where she may not know of it. */
  readonly witnessed?: { readonly seat: number } | undefined
}

/** The engine makes the next view of what was witnessed, with each event and its scene. Throws where it does not fit. */
export function followed(play: ViewPlay, { number, witnessed }: FollowedStep): ViewPlay {
  if (!witnessed) return play
  const { game, viewer } = play
  const fresh: LoggedEvent<never>[] = []
  const view = game.follow(play.view, viewer, witnessed, (event, scene) =>
    fresh.push({ number: eventNumber(number, fresh.length), event: event as never, scene: scene() }),
  )
  return { game, viewer, view, log: [...withoutOldScenes(play.log), ...fresh] }
}

const withoutOldScenes = (log: ViewPlay['log']): ViewPlay['log'] =>
  log.map((logged, index) =>
    logged.scene && index < log.length - SCENES_KEPT ? { number: logged.number, event: logged.event } : logged,
  )

/** Steps after `to` are no longer part of the game, and this is how it looks now. */
export const takenBack = (play: ViewPlay, to: number, view: object): ViewPlay => ({
  ...play,
  view,
  log: play.log.filter(({ number }) => number < (to + 1) * EVENTS_PER_STEP),
})
