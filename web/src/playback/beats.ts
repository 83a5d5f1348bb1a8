import type { LoggedEvent } from '../boards/board.ts'

export type Log<Event> = readonly LoggedEvent<Event>[]

/** A moment of the telling: the events that are told when it begins, and what is played meanwhile. */
export interface Beat<Event, Action> {
  readonly tells: Log<Event>
  readonly action: Action
  /** How long it lasts at normal speed; what takes no time passes at once. */
  readonly ms: number
  /** Nobody should miss it: a skip stops here. */
  readonly stop: boolean
  /** What is shown, where that is not the scene of the last event told: a path still lies while its end is told. */
  readonly scene?: object
}

/** Cuts news into beats: each event is told exactly once, in order. */
export type Cut<Event, Action> = (news: Log<Event>) => readonly Beat<Event, Action>[]

/** A beat without events leaves the scene as it is. */
export const sceneOf = <Event, Action>({ scene, tells }: Beat<Event, Action>): object | undefined =>
  scene ?? tells.at(-1)?.scene
