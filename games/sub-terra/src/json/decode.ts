import type { Parsed } from '@grotto/kernel'
import { EXPLOSIVES, GUIDES } from '../box/numbers.ts'
import { stackLeft } from '../cave/stack.ts'
import { parseOptions } from '../options/options.ts'
import { type Setting, settingOf } from '../options/setting.ts'
import { NOBODY, NONE, type SubTerraState, type WritableState } from '../state/state.ts'
import { decodeCave } from './decode-cave.ts'
import { decodeCavers } from './decode-cavers.ts'
import { decodeHorrors, decodeHorrorWork, decodeQuestion } from './decode-question.ts'
import { decodeCards, decodeComing, decodeTileIds, fillPool, fillStack } from './decode-stocks.ts'
import { caverNamed, demand, type Fields, Impossible, oneOf, record, whole, yesNo } from './read-json.ts'

function decodeSetting(value: unknown): Setting {
  const parsed = parseOptions(value)
  demand(parsed.ok, 'options')
  return settingOf(parsed.value)
}

function decodeTurn(setting: Setting, value: unknown) {
  if (value === undefined)
    return { turn: NOBODY, points: 0, exerted: false, commandUsed: false, triedHide: false, triedRope: false }
  const fields = record(value, 'turn')
  return {
    turn: caverNamed({ setting }, fields.caver, 'turn.caver'),
    points: whole(fields.points, 0, 3, 'turn.points'),
    exerted: yesNo(fields.exerted, 'turn.exerted'),
    commandUsed: yesNo(fields.commandUsed, 'turn.commandUsed'),
    triedHide: yesNo(fields.triedHide, 'turn.triedHide'),
    triedRope: yesNo(fields.triedRope, 'turn.triedRope'),
  }
}

function readState(fields: Fields): SubTerraState {
  const setting = decodeSetting(fields.options)
  const cave = decodeCave(setting, fields.tiles)
  const horrors = decodeHorrors({ cave }, fields.horrors ?? [])
  const turn = decodeTurn(setting, fields.turn)
  const state: WritableState = {
    setting,
    round: whole(fields.round, 1, 99_999, 'round'),
    phase: oneOf(fields.phase, ['action', 'horror', 'hazard', 'over'], 'phase'),
    question: decodeQuestion({ setting, cave, horrors, turn: turn.turn }, fields.question),
    starting: caverNamed({ setting }, fields.startingCaver, 'startingCaver'),
    ...turn,
    cave,
    cavers: decodeCavers({ setting, cave }, fields.cavers),
    horrors,
    horrorWork: decodeHorrorWork({ horrors }, fields.horrorWork),
    gas: whole(fields.gas, 0, 4, 'gas'),
    outOfTime: yesNo(fields.outOfTime, 'outOfTime'),
    guidesLeft: whole(fields.guidesLeft, 0, GUIDES, 'guidesLeft'),
    explosivesLeft: whole(fields.explosivesLeft, 0, EXPLOSIVES, 'explosivesLeft'),
    stack: [],
    exitInStack: false,
    discarded: decodeTileIds({ setting }, fields.discarded, 'discarded'),
    spare: NONE,
    knownTop: NONE,
    pool: [],
    hazardsLeft: whole(fields.hazardsLeft, 0, setting.dealt, 'hazardsLeft'),
    hazardsSeen: decodeCards(fields.hazardsSeen, 'hazardsSeen'),
    coming: undefined,
  }
  fillStack(state, fields.spare, fields.knownTop)
  demand(fields.stackLeft === undefined || fields.stackLeft === stackLeft(state), 'stackLeft')
  fillPool(state)
  state.coming = decodeComing(state, fields.coming)
  return state
}

function demandSense(state: SubTerraState): void {
  demand((state.phase === 'action') === (state.turn !== NOBODY), 'phase')
  demand((state.phase === 'over') === (state.question.type === 'over'), 'phase')
  demand(!state.outOfTime || state.hazardsLeft === 0, 'outOfTime')
}

/** A state from its JSON. Refuses what no game can reach, and names the field that says so. */
export function decodePosition(json: unknown): Parsed<SubTerraState> {
  try {
    const state = readState(record(json, 'position'))
    demandSense(state)
    return { ok: true, value: state }
  } catch (error) {
    if (!(error instanceof Impossible)) throw error
    return { ok: false, refusal: { rule: 'position', reason: 'impossiblePosition', args: { field: error.field } } }
  }
}
