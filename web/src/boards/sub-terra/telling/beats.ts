import type { SubTerraEvent } from '@grotto/sub-terra'
import type { Beat as AnyBeat, Log as AnyLog } from '../../../playback/beats.ts'
import type { LoggedEvent } from '../../board.ts'
import { chapterAfter } from './chapter.ts'
import { isGreat, isOnCard, isRoll, isSmall } from './weight.ts'

export type Log = AnyLog<SubTerraEvent>
/** An event on stage; a card brings along what it meant for everybody, which stands beside it. */
export interface Happening extends LoggedEvent<SubTerraEvent> {
  readonly chapter: readonly SubTerraEvent[]
  /** Its die still rolls: nobody knows the result yet. */
  readonly rolling?: true
}
/** One event, one beat; a die that rolls is one more before it. */
export type Beat = AnyBeat<SubTerraEvent, Happening>

type EventType = SubTerraEvent['type']

interface Telling<Event> {
  /** How long it is shown at normal speed; 0 passes at once. */
  readonly ms: number
  /** A result is to be read, motion or not. */
  readonly toRead?: true
  /** Where a skip stops: cards, and what they do to the cave. Who goes on from a card sees the water rise. */
  readonly stop?: true | ((event: Event) => boolean)
}

const somewhere = ({ at }: { readonly at: readonly unknown[] }): boolean => at.length > 0

const TELLING: { readonly [T in EventType]: Telling<Extract<SubTerraEvent, { type: T }>> } = {
  roundStarted: { ms: 900 },
  turnStarted: { ms: 450 },
  turnSkipped: { ms: 600 },
  turnEnded: { ms: 0 },
  acted: { ms: 0 },
  exerted: { ms: 400 },
  checked: { ms: 1500, toRead: true },
  notChecked: { ms: 500 },
  tileDrawn: { ms: 450 },
  tileDiscarded: { ms: 800 },
  tileSetAside: { ms: 0 },
  tilePlaced: { ms: 520 },
  moved: { ms: 340 },
  dived: { ms: 700 },
  surfaced: { ms: 700 },
  healed: { ms: 600 },
  hurt: { ms: 750 },
  unharmed: { ms: 450 },
  hidden: { ms: 500 },
  ropePlaced: { ms: 500 },
  rubbleCleared: { ms: 600 },
  blasted: { ms: 900 },
  commanded: { ms: 600 },
  declined: { ms: 400 },
  phaseStarted: { ms: 350 },
  gasCleared: { ms: 700 },
  hazardRevealed: { ms: 4200, toRead: true, stop: true },
  flooded: { ms: 1300, stop: somewhere },
  gasSpread: { ms: 1500, stop: somewhere },
  caveInRolled: { ms: 1900, toRead: true, stop: somewhere },
  horrorMoved: { ms: 620 },
  horrorLeft: { ms: 700 },
  horrorSpawned: { ms: 900, stop: true },
  horrorNotSpawned: { ms: 500 },
  horrorRepelled: { ms: 700 },
  outOfTime: { ms: 5200, toRead: true, stop: true },
  devoured: { ms: 1200 },
  gameEnded: { ms: 900, stop: true },
}

const REDUCED_MS = 220
/** A card shows the dice of all: so much longer for each. */
const DIE_MS = 500
/** So long a die rolls before its result is told. */
const ROLLING_MS = 1000
const STILL_MS = 500
const GREAT_MS = 3400
const SMALL_MS = 1900

const isCard = ({ type }: SubTerraEvent): boolean => type === 'hazardRevealed' || type === 'outOfTime'

function durationOf({ event, chapter }: Happening, reduced: boolean): number {
  if (isOnCard(event)) return 0
  if (isGreat(event)) return GREAT_MS
  if (isSmall(event, chapter)) return SMALL_MS
  const { ms, toRead } = TELLING[event.type]
  const dice = chapter.filter(({ type }) => type === 'checked').length
  return reduced && !toRead ? Math.min(ms, REDUCED_MS) : ms + dice * DIE_MS
}

function isStop(event: SubTerraEvent): boolean {
  if (isGreat(event)) return true
  const { stop = false } = TELLING[event.type] as Telling<SubTerraEvent>
  return typeof stop === 'function' ? stop(event) : stop
}

function beatsFor(logged: LoggedEvent<SubTerraEvent>, news: Log, reduced: boolean): Beat[] {
  const action = { ...logged, chapter: isCard(logged.event) ? chapterAfter(news, logged.number) : [] }
  const told: Beat = { tells: [logged], action, ms: durationOf(action, reduced), stop: isStop(logged.event) }
  if (!isRoll(logged.event)) return [told]
  const rolling = { ...action, rolling: true } as const
  return [{ tells: [], action: rolling, ms: reduced ? STILL_MS : ROLLING_MS, stop: false }, told]
}

/** With less motion everything but results is short. A die rolls before its result is told. */
export const beatsOf =
  (reduced: boolean) =>
  (news: Log): Beat[] =>
    news.flatMap(logged => beatsFor(logged, news, reduced))
