import { COMMANDED_COST } from '../box/numbers.ts'
import { TRAIT, traitsMask } from '../party/traits.ts'
import type { QuestionType, Stage, SubTerraState } from '../state/state.ts'
import type { SubTerraAction } from '../types/action.ts'
import { CAVERS } from '../types/cavers.ts'
import type { ActionRule } from './action.ts'
import { commandOver, decline } from './command.ts'
import { demolish } from './demolish.ts'
import { dig, excavate } from './dig.ts'
import { dive } from './dive.ts'
import { explore } from './explore.ts'
import { discardDrawn, keep } from './guide.ts'
import { bandage, heal } from './heal.ts'
import { hide } from './hide.ts'
import { horrorOrder, horrorPath, spawn } from './horror-choices.ts'
import { placeSpare, takeDrawn } from './intuition.ts'
import { move } from './move.ts'
import { place } from './place.ts'
import { repel } from './repel.ts'
import { reveal } from './reveal.ts'
import { placeRope, rig } from './rope.ts'
import { run, sprint } from './run.ts'
import { squeeze } from './squeeze.ts'
import { step, stop } from './step.ts'
import { surface } from './surface.ts'
import { swim } from './swim.ts'
import { endTurn, exert } from './turn.ts'

/** Which rules answer which question, in the order in which their actions are listed. */

/** A, V Everything that may be done with action points. */
const ACTIONS: readonly ActionRule[] = [
  reveal,
  explore,
  move,
  run,
  sprint,
  heal,
  bandage,
  swim,
  squeeze,
  dig,
  excavate,
  placeRope,
  rig,
  hide,
  dive,
  demolish,
  repel,
  commandOver((state, caver) => commandedRules(state, caver)),
]

/** V, A-12 Whether a caver with these traits has this action at all. */
function isOffered(rule: ActionRule, traits: number): boolean {
  const able = rule.needs === undefined || (traits & TRAIT[rule.needs]) !== 0
  return able && (rule.replacedBy === undefined || (traits & TRAIT[rule.replacedBy]) === 0)
}

/** By points left: what can be paid for. */
const payable = (rules: readonly ActionRule[]): readonly (readonly ActionRule[])[] =>
  [0, 1, 2, 3].map(points => rules.filter(rule => rule.cost <= points))

const ofRank = CAVERS.map(name => ACTIONS.filter(rule => isOffered(rule, traitsMask(name))))
const TURN_RULES = ofRank.map(rules => [endTurn, exert, ...rules])
const PAYABLE = TURN_RULES.map(payable)
const COMMANDED = ofRank.map(rules => rules.filter(rule => rule.cost <= COMMANDED_COST))
const COMMANDED_RULES = COMMANDED.map(rules => [decline, ...rules])

function commandedRules(state: SubTerraState, caver: number): readonly ActionRule[] {
  return COMMANDED[state.setting.ranks[caver]!]!
}

type RulesFor = (state: SubTerraState, caver: number) => readonly ActionRule[]
const always =
  (...rules: readonly ActionRule[]): RulesFor =>
  () =>
    rules

const ANSWERS: Readonly<Record<QuestionType | Stage, RulesFor>> = {
  turn: (state, caver) => TURN_RULES[state.setting.ranks[caver]!]!,
  commanded: (state, caver) => COMMANDED_RULES[state.setting.ranks[caver]!]!,
  step: always(step, stop),
  guide: always(keep, discardDrawn),
  intuition: always(takeDrawn, placeSpare),
  place: always(place),
  surface: always(surface),
  horrorOrder: always(horrorOrder),
  horrorPath: always(horrorPath),
  spawn: always(spawn),
  over: always(),
  acting: always(),
  turnOver: always(),
  turnStart: always(),
  horrors: always(),
}

/** The rules whose actions answer the pending question. */
export const answersTo = (state: SubTerraState): readonly ActionRule[] =>
  ANSWERS[state.question.type](state, state.question.caver)

/** Those of them that can be paid for now. */
export const payableAnswersTo = (state: SubTerraState): readonly ActionRule[] =>
  state.question.type === 'turn'
    ? PAYABLE[state.setting.ranks[state.question.caver]!]![state.points]!
    : answersTo(state)

const IN_TURNS: ReadonlySet<ActionRule> = new Set([...ACTIONS, endTurn, exert])
/** Whether it is something to do in a turn, not the answer to another question. */
export const isTurnAction = (rule: ActionRule): boolean => IN_TURNS.has(rule)

/** Every rule by the type of its action. */
export const RULE_OF: Readonly<Record<SubTerraAction['type'], ActionRule>> = Object.fromEntries(
  [
    ...ACTIONS,
    endTurn,
    exert,
    decline,
    step,
    stop,
    keep,
    discardDrawn,
    takeDrawn,
    placeSpare,
    place,
    surface,
    horrorOrder,
    horrorPath,
    spawn,
  ].map(rule => [rule.type, rule]),
) as Record<SubTerraAction['type'], ActionRule>
