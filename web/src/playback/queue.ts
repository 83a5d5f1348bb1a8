import type { Viewer } from '@grotto/kernel'
import { EVENTS_PER_STEP } from '../play/view-play.ts'
import { type Beat, type Cut, type Log, sceneOf } from './beats.ts'

/** The table as it stands, whether or not that has been told. */
export interface Table<View, Event> {
  readonly view: View
  readonly viewer: Viewer
  readonly log: Log<Event>
}

/** How far the telling has come. */
export interface Playing<View, Event, Action> {
  readonly viewer: Viewer
  /** What is shown: the scene of the last event told, or the table's view once all are. */
  readonly view: View
  /** Number of the last event told. */
  readonly told: number
  /** Number of the last event told or waiting. */
  readonly heard: number
  readonly beat?: Beat<Event, Action>
  readonly waiting: readonly Beat<Event, Action>[]
}

const lastNumber = (log: Log<unknown>): number => log.at(-1)?.number ?? -1

/** Everything is told. */
export const atRest = <View, Event, Action>({
  view,
  viewer,
  log,
}: Table<View, Event>): Playing<View, Event, Action> => ({
  viewer,
  view,
  told: lastNumber(log),
  heard: lastNumber(log),
  waiting: [],
})

/** More than this is a catch-up: nobody wants to watch it. */
const LONGEST_MS = 60_000
const lengthOf = (beats: readonly Beat<unknown, unknown>[]): number => beats.reduce((sum, { ms }) => sum + ms, 0)

/** Takes in what is new at the table. What was taken back, was not seen happening or takes too long is shown, not told. */
export function hear<View, Event, Action>(
  playing: Playing<View, Event, Action>,
  table: Table<View, Event>,
  cut: Cut<Event, Action>,
): Playing<View, Event, Action> {
  if (wentBack(playing, table.log)) return atRest(table)
  if (table.viewer !== playing.viewer) return hearAnew(playing, table, cut)
  const news = table.log.filter(({ number }) => number > playing.heard)
  if (news.length === 0) return playing.beat ? playing : atRest(table)
  const waiting = [...playing.waiting, ...cut(news)]
  if (!isWatchable(news, waiting)) return atRest(table)
  const heard = { ...playing, heard: lastNumber(news), waiting }
  return playing.beat ? heard : next(heard, table)
}

/** What was heard last is no longer part of the game. */
const wentBack = ({ heard }: Playing<unknown, unknown, unknown>, log: Log<unknown>): boolean =>
  heard >= 0 && !log.some(({ number }) => number === heard)

const isWatchable = (news: Log<unknown>, waiting: readonly Beat<unknown, unknown>[]): boolean =>
  news.every(({ scene }) => scene) && lengthOf(waiting) <= LONGEST_MS

/** Another viewer never sees the scenes of the one before: what is not told yet is told from the new one's side. */
function hearAnew<View, Event, Action>(
  { told }: Playing<View, Event, Action>,
  table: Table<View, Event>,
  cut: Cut<Event, Action>,
): Playing<View, Event, Action> {
  const news = table.log.filter(({ number }) => number > told)
  const beats = cut(news)
  const waiting = beats.slice(beats.findIndex(beat => sceneOf(beat)))
  if (news.length === 0 || !isWatchable(news, waiting)) return atRest(table)
  return next({ ...atRest(table), told, waiting }, table)
}

/** On to the next beat that takes time, or to the table as it stands. */
export function next<View, Event, Action>(
  playing: Playing<View, Event, Action>,
  table: Table<View, Event>,
): Playing<View, Event, Action> {
  let now = playing
  for (;;) {
    const [beat, ...waiting] = now.waiting
    if (!beat) return atRest(table)
    const view = (sceneOf(beat) as View | undefined) ?? now.view
    now = { ...now, view, told: beat.tells.at(-1)?.number ?? now.told, beat, waiting }
    if (beat.ms > 0) return now
  }
}

/** On to the next beat that nobody should miss, or to the table as it stands. */
export function skip<View, Event, Action>(
  playing: Playing<View, Event, Action>,
  table: Table<View, Event>,
): Playing<View, Event, Action> {
  let now = next(playing, table)
  while (now.beat && !now.beat.stop) now = next(now, table)
  return now
}

/** Tells once more what came after an event, as it was seen; nothing where that was not seen happening. */
export function retold<View, Event, Action>(
  table: Table<View, Event>,
  from: number,
  cut: Cut<Event, Action>,
): Playing<View, Event, Action> {
  const news = table.log.filter(({ number }) => number > from)
  const before = table.log.findLast(({ number, scene }) => number <= from && scene)?.scene
  if (!canBeRetold(table.log, from)) return atRest(table)
  const view = (before ?? news[0]!.scene) as View
  return next({ ...atRest<View, Event, Action>(table), view, told: from, waiting: cut(news) }, table)
}

export const canBeRetold = (log: Log<unknown>, from: number): boolean => {
  const news = log.filter(({ number }) => number > from)
  return news.length > 0 && news.every(({ scene }) => scene)
}

/** So many steps of the game may wait before the telling hurries. */
const BACKLOG = 2
const HASTE = 0.45

const stepOf = ({ tells, ms }: Beat<unknown, unknown>): number[] =>
  tells[0] && ms > 0 ? [Math.floor(tells[0].number / EVENTS_PER_STEP)] : []

/** Bots may play faster than anybody can tell: then every beat is shorter. */
export const haste = (waiting: readonly Beat<unknown, unknown>[]): number =>
  new Set(waiting.flatMap(stepOf)).size > BACKLOG ? HASTE : 1
