import { type Figures, type Game, type Outcome, OWN_BOX, type Parsed, type Seat, toJson } from '@grotto/kernel'
import { listActions, play, seatToAct } from './actions/playing.ts'
import { decodePosition } from './json/decode.ts'
import { encodePosition } from './json/encode.ts'
import { notationOf } from './notation/notation.ts'
import { oddsOf, type SubTerraOdds } from './odds/odds.ts'
import { caverChoice } from './options/choosing.ts'
import { NEW_OPTIONS, parseOptions } from './options/options.ts'
import { resultOf } from './party/end.ts'
import { isOnExit } from './party/queries.ts'
import { refusalOf } from './refusals/refusal.ts'
import { setUp } from './setup/setup.ts'
import { copyState } from './state/copy.ts'
import { NOBODY, type SubTerraState } from './state/state.ts'
import type { SubTerraAction } from './types/action.ts'
import type { SubTerraEvent } from './types/event.ts'
import type { SubTerraOptions } from './types/options.ts'
import { isPlan, isSpot } from './views/signals.ts'
import { foreseeAction, isRevealing, viewOf } from './views/viewing.ts'
import { followEntry, type SubTerraWitnessed, witnessEntry } from './views/witnessing.ts'

export interface SubTerraTypes {
  options: SubTerraOptions
  /** A state without what is to come: nothing else is hidden. */
  view: SubTerraState
  state: SubTerraState
  action: SubTerraAction
  event: SubTerraEvent
  odds: SubTerraOdds
  witnessed: SubTerraWitnessed
}

const SEALS: readonly string[] = ['cave']
/** All of the cave is drawn from one seal, which opens when the game is over. */
const NO_SEAL: readonly string[] = []
/** One answer for every seat, so that asking makes nothing. */
const ONE_SEAT: readonly (readonly Seat[])[] = [[0], [1], [2], [3], [4], [5]]
const NO_SEAT: readonly Seat[] = []

function toAct(view: SubTerraState): readonly Seat[] {
  const seat = seatToAct(view)
  return seat === NOBODY ? NO_SEAT : ONE_SEAT[seat]!
}

function legal(view: SubTerraState, seat: Seat, into: SubTerraAction[] = []): SubTerraAction[] {
  if (seat === seatToAct(view)) listActions(view, into)
  else into.length = 0
  return into
}

/** E-2 They win or lose together; a medal of any kind is a win. */
function outcome(view: SubTerraState): Outcome | undefined {
  if (view.phase !== 'over') return
  const result = resultOf(view)
  const place = result === 'defeat' ? 2 : 1
  return { result, places: Array.from({ length: view.setting.options.players }, () => place) }
}

/** E-2 How far apart the medals are is for players to say; this is how bots and the analysis of a game weigh them. */
const MEDALS: Readonly<Record<string, number>> = { gold: 1, silver: 0.75, bronze: 0.5 }

function figures({ difficulty, easier, cavers, tiles, hazards }: SubTerraOptions, view: SubTerraState): Figures {
  return {
    level: tiles || hazards ? OWN_BOX : easier ? 'easier' : difficulty,
    party: [...cavers],
    cameOut: view.setting.party.filter((_, caver) => isOnExit(view, caver)),
    spare: view.hazardsLeft,
  }
}

/** A question nobody could answer belongs to no game. */
function decode(json: unknown): Parsed<SubTerraState> {
  const parsed = decodePosition(json)
  if (!parsed.ok || parsed.value.phase === 'over' || legal(parsed.value, seatToAct(parsed.value)).length > 0)
    return parsed
  return { ok: false, refusal: { rule: 'T-8', reason: 'impossiblePosition', args: { field: 'question' } } }
}

export const subTerra: Game<SubTerraTypes> = {
  id: 'sub-terra',
  rulesVersion: 1,
  layoutVersion: 1,

  parseOptions,
  newOptions: NEW_OPTIONS,
  pieces: caverChoice,
  seatCount: options => options.players,
  seals: () => SEALS,

  setup: setUp,
  toAct,
  legal,
  refusal: refusalOf,
  advance: (draft, _seat, action, chance, sink) => play(draft, action, chance, sink),
  copy: copyState,

  /** I-3 Everybody may know all of it. */
  alike: true,
  view: viewOf,
  foresee: (view, _seat, action) => foreseeAction(view, action),
  imagine: viewOf,
  outcome,
  worth: ({ result }) => MEDALS[result] ?? 0,
  figures,
  odds: oddsOf,
  witness: witnessEntry,
  follow: (view, _viewer, witnessed, sink) => followEntry(view, witnessed, sink),
  opens: () => NO_SEAL,
  reveals: isRevealing,
  isSpot,
  isPlan,
  opensRound: ({ type }) => type === 'roundStarted',
  simultaneous: () => false,
  /** A-4 The Moves of a Run belong to it. */
  continues: ({ type }) => type === 'step' || type === 'stop',

  encode: position => toJson(encodePosition(position)),
  decode,
  notation: notationOf(encodePosition, decode),
}
