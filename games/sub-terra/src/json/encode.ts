import { cellBeside, makeCell, SIDES_TEXT } from '../cave/compass.ts'
import { stackLeft } from '../cave/stack.ts'
import { HAZARD_CARDS } from '../options/setting.ts'
import { resultOf } from '../party/end.ts'
import { whereIs } from '../party/queries.ts'
import { cellOf, nameOf } from '../state/names.ts'
import { type Coming, MARK, NOBODY, NONE, STATUS, type SubTerraState, type Waiting } from '../state/state.ts'
import type { CaverPosition, PlacedTile, SubTerraPosition } from '../types/position.ts'
import type { Question } from '../types/question.ts'
import { SIDES } from '../types/tiles.ts'

type Mutable<T> = { -readonly [K in keyof T]: T[K] }

function encodeTile(state: SubTerraState, tile: number): PlacedTile {
  const { id, kind, head, open, marks, blasted } = state.cave
  const numbers = state.setting.numbers[id[tile]!]
  return {
    id: id[tile]!,
    kind: kind[tile]!,
    at: cellOf(state, tile),
    open: SIDES_TEXT[open[tile]!]!,
    ...(head[tile] !== NONE && { arrow: SIDES[head[tile]!]! }),
    ...(numbers && { numbers }),
    ...((marks[tile]! & MARK.flooded) !== 0 && { flooded: true as const }),
    ...((marks[tile]! & MARK.rubble) !== 0 && { rubble: true as const }),
    ...((marks[tile]! & MARK.rope) !== 0 && { rope: true as const }),
    ...(blasted[tile] !== 0 && { blasted: SIDES_TEXT[blasted[tile]!]! }),
  }
}

function encodeCaver(state: SubTerraState, caver: number): CaverPosition {
  const { health, at, status, hideTries, ropeTries } = state.cavers
  return {
    name: nameOf(state, caver),
    seat: state.setting.seats[caver]!,
    health: health[caver]!,
    maxHealth: state.setting.maxHealth[caver]!,
    ...(at[caver] !== NONE && { at: cellOf(state, at[caver]!) }),
    ...((status[caver]! & STATUS.submerged) !== 0 && { submerged: true as const }),
    ...((status[caver]! & STATUS.hidden) !== 0 && { hidden: true as const }),
    ...((status[caver]! & STATUS.devoured) !== 0 && { devoured: true as const }),
    ...(hideTries[caver] !== 0 && { hideTries: hideTries[caver]! }),
    ...(ropeTries[caver] !== 0 && { ropeTries: ropeTries[caver]! }),
  }
}

function encodePlacement(state: SubTerraState, waiting: Waiting, type: 'guide' | 'intuition' | 'place'): Question {
  const { tile, side, explore } = waiting
  const held = { caver: nameOf(state, waiting.caver), tile, side: SIDES[side]!, explore }
  if (type === 'guide') return { type, ...held }
  if (type === 'intuition') return { type, ...held, spare: state.spare }
  const here = state.cave.cell[whereIs(state, waiting.caver)]!
  return { type, ...held, at: makeCell(cellBeside(here, side)) }
}

/** The pending question as everybody may read it. */
export function encodeQuestion(state: SubTerraState, waiting: Waiting = state.question): Question {
  if (waiting.caver === NOBODY) return { type: 'over' }
  const caver = nameOf(state, waiting.caver)
  switch (waiting.type) {
    case 'commanded':
      return { type: 'commanded', caver, by: nameOf(state, state.turn) }
    case 'step':
      return { type: 'step', caver, left: waiting.left, made: waiting.made, by: waiting.by }
    case 'guide':
    case 'intuition':
    case 'place':
      return encodePlacement(state, waiting, waiting.type)
    case 'horrorPath':
      return { type: 'horrorPath', caver, horror: waiting.horror, from: cellOf(state, state.horrors[waiting.horror]!) }
    default:
      return { type: waiting.type as 'turn' | 'surface' | 'horrorOrder' | 'spawn', caver }
  }
}

function encodeTurn(state: SubTerraState): NonNullable<SubTerraPosition['turn']> {
  const { points, exerted, commandUsed, triedHide, triedRope } = state
  return {
    caver: nameOf(state, state.turn),
    points,
    exerted,
    commandUsed,
    ...(triedHide && { triedHide }),
    ...(triedRope && { triedRope }),
  }
}

function encodeHorrorWork(state: SubTerraState): NonNullable<SubTerraPosition['horrorWork']> {
  const { steps, spawns, moved } = state.horrorWork
  const places = [...state.horrors.keys()].filter(place => moved & (1 << place))
  const current = state.question.type === 'horrorPath' && { current: state.question.horror }
  return { steps, spawns, moved: places, ...current }
}

function encodeComing({ tiles, hazards, dice }: Coming): NonNullable<SubTerraPosition['coming']> {
  return {
    ...(tiles.length > 0 && { tiles: [...tiles] }),
    ...(hazards.length > 0 && { hazards: hazards.map(card => HAZARD_CARDS[card]!) }),
    ...(dice.length > 0 && { dice: [...dice] }),
  }
}

/** A state or view as plain JSON with readable fields: what the page draws and the referee speaks. */
export function encodePosition(state: SubTerraState): SubTerraPosition {
  const { setting, question } = state
  const position: Mutable<SubTerraPosition> = {
    options: setting.options,
    round: state.round,
    phase: state.phase,
    question: encodeQuestion(state),
    startingCaver: nameOf(state, state.starting),
    cavers: setting.party.map((_, caver) => encodeCaver(state, caver)),
    tiles: state.cave.id.map((_, tile) => encodeTile(state, tile)),
    horrors: state.horrors.map(tile => cellOf(state, tile)),
    gas: state.gas,
    outOfTime: state.outOfTime,
    guidesLeft: state.guidesLeft,
    explosivesLeft: state.explosivesLeft,
    discarded: [...state.discarded],
    hazardsSeen: state.hazardsSeen.map(card => HAZARD_CARDS[card]!),
    stackLeft: stackLeft(state),
    hazardsLeft: state.hazardsLeft,
  }
  if (question.caver !== NOBODY) position.seat = setting.seats[question.caver]!
  if (state.turn !== NOBODY) position.turn = encodeTurn(state)
  if (state.spare !== NONE) position.spare = state.spare
  if (state.knownTop !== NONE) position.knownTop = state.knownTop
  if (state.horrorWork.steps + state.horrorWork.spawns > 0) position.horrorWork = encodeHorrorWork(state)
  if (state.phase === 'over') position.result = resultOf(state)
  if (state.coming) position.coming = encodeComing(state.coming)
  return position
}
