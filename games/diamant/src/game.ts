import { type Chance, type Game, OWN_BOX, type Seat, type Sink, toJson } from '@grotto/kernel'
import { kindOf } from './cards.ts'
import { choose } from './deciding.ts'
import { SEALS } from './deck.ts'
import { decodePosition } from './decode.ts'
import { encodePosition } from './encode.ts'
import { makePosition, parseAction, parsePosition } from './notation.ts'
import { odds } from './odds.ts'
import { hasPrintedCards, parseOptions } from './options.ts'
import { outcome } from './outcome.ts'
import { legal, refusal } from './refusal.ts'
import { startExpedition } from './revealing.ts'
import { seatsIn } from './seats.ts'
import { isPlan, isSpot } from './signals.ts'
import { copyState, type DiamantState, type DiamantView, unopenedGame } from './state.ts'
import type { Card, DiamantAction, DiamantEvent, DiamantOdds, DiamantOptions } from './types.ts'
import { foreseeChoice, imagineState, undecided, viewOf } from './viewing.ts'
import { type DiamantWitnessed, followChoice, witnessChoice } from './witnessing.ts'

export interface DiamantTypes {
  options: DiamantOptions
  view: DiamantView
  state: DiamantState
  action: DiamantAction
  event: DiamantEvent
  odds: DiamantOdds
  witnessed: DiamantWitnessed
}

export const diamant: Game<DiamantTypes> = {
  id: 'diamant',
  rulesVersion: 1,
  layoutVersion: 1,

  parseOptions,
  seatCount: options => options.players,
  seals: () => SEALS,

  setup,
  toAct: view => seatsIn(undecided(view)),
  legal,
  refusal,
  advance: choose,
  copy: copyState,

  view: viewOf,
  foresee: foreseeChoice,
  imagine: imagineState,
  outcome,
  figures: options => (hasPrintedCards(options) ? {} : { level: OWN_BOX }),
  odds,
  witness: witnessChoice,
  follow: followChoice,
  opens: event => (event.type === 'expeditionEnded' ? [SEALS[event.round - 1]!] : []),
  reveals: event => event.type === 'revealed' || event.type === 'choicesRevealed',
  isSpot,
  isPlan,
  opensRound: ({ type }) => type === 'expeditionStarted',
  simultaneous: event =>
    (event.type === 'choicesRevealed' && event.choices.length > 1) || (event.type === 'gameEnded' && !!event.opened),

  encode: position => toJson(encodePosition(position)),
  decode: decodePosition,
  notation: {
    makeAction: (_view, action) => action.type,
    parseAction: (view, seat: Seat, text) => parseAction(view, seat, text),
    makePosition,
    parsePosition,
  },
}

/** D-2, D-10 All cards are in the deck; everybody goes in and the first card is turned. */
function setup(options: DiamantOptions, chance: Chance, sink?: Sink<DiamantEvent>): DiamantState {
  return scriptedSetup(options, [], chance, sink)
}

/** A game whose first cards are given, in the order in which they will be turned, over all expeditions. */
export function scriptedSetup(
  options: DiamantOptions,
  coming: readonly Card[],
  chance: Chance,
  sink?: Sink<DiamantEvent>,
): DiamantState {
  const state = unopenedGame(options)
  if (coming.length > 0) state.coming = coming.map(card => kindOf(state.cards, card))
  startExpedition(state, chance, sink)
  return state
}
