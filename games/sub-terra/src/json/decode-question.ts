import { MOST_HORRORS } from '../box/numbers.ts'
import { TRAIT } from '../party/traits.ts'
import {
  type HorrorWork,
  OVER,
  type SubTerraState,
  type Waiting,
  waiting,
  waitingForStep,
  waitingToPlace,
} from '../state/state.ts'
import { QUESTION_TYPES } from '../types/question.ts'
import { SIDES } from '../types/tiles.ts'
import { caverNamed, demand, type Fields, list, oneOf, record, tileOn, whole, yesNo } from './read-json.ts'

type Known = Pick<SubTerraState, 'setting' | 'cave' | 'horrors' | 'turn'>

/** Questions about horrors are asked outside turns, all others inside. */
const OUTSIDE_TURNS: readonly string[] = ['horrorOrder', 'horrorPath', 'spawn', 'over']

export function decodeHorrors(known: Pick<SubTerraState, 'cave'>, value: unknown): number[] {
  const horrors = list(value, 'horrors').map(cell => tileOn(known, cell, 'horrors'))
  demand(horrors.length <= MOST_HORRORS, 'horrors')
  return horrors
}

export function decodeHorrorWork(known: Pick<SubTerraState, 'horrors'>, value: unknown): HorrorWork {
  if (value === undefined) return { steps: 0, spawns: 0, moved: 0 }
  const fields = record(value, 'horrorWork')
  const places = list(fields.moved ?? [], 'horrorWork.moved').map(place =>
    whole(place, 0, known.horrors.length - 1, 'horrorWork.moved'),
  )
  return {
    steps: whole(fields.steps, 0, 2, 'horrorWork.steps'),
    spawns: whole(fields.spawns, 0, 2, 'horrorWork.spawns'),
    moved: places.reduce((mask, place) => mask | (1 << place), 0),
  }
}

function decodePlacement(known: Known, type: 'guide' | 'intuition' | 'place', caver: number, fields: Fields): Waiting {
  const side = SIDES.indexOf(oneOf(fields.side, SIDES, 'question.side'))
  const tile = whole(fields.tile, 1, known.setting.kinds.length - 1, 'question.tile')
  demand(!known.cave.id.includes(tile), 'question.tile')
  return waitingToPlace(type, { caver, tile, side, explore: yesNo(fields.explore, 'question.explore') })
}

function decodeStep(caver: number, fields: Fields): Waiting {
  const left = whole(fields.left, 1, 3, 'question.left')
  const made = whole(fields.made, 0, 3 - left, 'question.made')
  return waitingForStep({ caver, left, made, by: oneOf(fields.by ?? 'run', ['run', 'sprint'], 'question.by') })
}

/** V-8 In her turn others may be asked. */
const commands = ({ setting, turn }: Known): boolean => (setting.traits[turn]! & TRAIT.command) !== 0

/** Whether it can be answered at all is asked once the whole state stands (`decodePosition`). */
export function decodeQuestion(known: Known, value: unknown): Waiting {
  const fields = record(value, 'question')
  const type = oneOf(fields.type, QUESTION_TYPES, 'question.type')
  demand(OUTSIDE_TURNS.includes(type) === known.turn < 0, 'question.type')
  if (type === 'over') return OVER
  const caver = caverNamed(known, fields.caver, 'question.caver')
  demand(type !== 'turn' || caver === known.turn, 'question.caver')
  demand(type !== 'commanded' || caver !== known.turn, 'question.caver')
  demand(known.turn < 0 || caver === known.turn || commands(known), 'question.caver')
  switch (type) {
    case 'step':
      return decodeStep(caver, fields)
    case 'guide':
    case 'intuition':
    case 'place':
      return decodePlacement(known, type, caver, fields)
    case 'horrorPath':
      return waiting(type, caver, whole(fields.horror, 0, known.horrors.length - 1, 'question.horror'))
    default:
      return waiting(type, caver)
  }
}
