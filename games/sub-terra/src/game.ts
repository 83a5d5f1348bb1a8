import type { Game, Json, Outcome, Parsed, Seat } from '@grotto/kernel'
import { decodePosition } from './decode.ts'
import { encodePosition } from './encode.ts'
import { resultOf } from './end.ts'
import { notationOf } from './notation/notation.ts'
import { oddsOf, type SubTerraOdds } from './odds.ts'
import { NEW_OPTIONS, parseOptions } from './options.ts'
import { listActions, play, seatToAct } from './playing.ts'
import { refusalOf } from './refusal.ts'
import { setUp } from './setup.ts'
import { copyState, NOBODY, type SubTerraState } from './state.ts'
import type { SubTerraAction, SubTerraEvent, SubTerraOptions } from './types.ts'
import { foreseeAction, isRevealing, viewOf } from './viewing.ts'
import { followEntry, type SubTerraWitnessed, witnessEntry } from './witnessing.ts'

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
  seatCount: options => options.players,
  seals: () => SEALS,

  setup: setUp,
  toAct,
  legal,
  refusal: refusalOf,
  advance: (draft, _seat, action, chance, sink) => play(draft, action, chance, sink),
  copy: copyState,

  view: viewOf,
  foresee: (view, _seat, action) => foreseeAction(view, action),
  imagine: viewOf,
  outcome,
  odds: oddsOf,
  witness: witnessEntry,
  follow: (view, _viewer, witnessed, sink) => followEntry(view, witnessed, sink),
  opens: () => NO_SEAL,
  reveals: isRevealing,
  simultaneous: () => false,

  encode: position => encodePosition(position) as unknown as Json,
  decode,
  notation: notationOf(encodePosition, decode),
}
