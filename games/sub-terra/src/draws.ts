import { DIE_FACES } from './box/numbers.ts'
import { EXIT_TILE } from './box/tiles.ts'
import type { Draft } from './draft.ts'
import { nameOf } from './encode.ts'
import { HAZARD_CARDS } from './setting.ts'
import { stackLeft } from './stack.ts'
import { NONE, type SubTerraState } from './state.ts'

/** I-2 The only place where chance enters. What was given as coming is used up first. */

export function rollDie({ state, chance }: Draft): number {
  return state.coming?.dice.shift() ?? chance('cave:dice', DIE_FACES) + 1
}

/** S-4 The exit is among the last few: while more are left, it cannot be the next. */
function pickTile({ state, chance }: Draft): number {
  const { stack } = state
  const exitPossible = state.exitInStack && stack.length < state.setting.options.exitDepth
  const place = chance('cave:stack', stack.length + (exitPossible ? 1 : 0))
  return place === stack.length ? EXIT_TILE : stack[place]!
}

function takeFromStack(state: SubTerraState, tile: number): void {
  if (tile === state.knownTop) state.knownTop = NONE
  else if (tile === EXIT_TILE) state.exitInStack = false
  else state.stack.splice(state.stack.indexOf(tile), 1)
}

/** A-1 The top tile of the stack. The caller knows that there is one. */
export function drawTile(draft: Draft, caver: number): number {
  const { state, sink } = draft
  const tile = state.knownTop !== NONE ? state.knownTop : (state.coming?.tiles.shift() ?? pickTile(draft))
  takeFromStack(state, tile)
  sink?.({
    type: 'tileDrawn',
    tile,
    kind: state.setting.kinds[tile]!,
    caver: nameOf(state, caver),
    stackLeft: stackLeft(state),
  })
  return tile
}

function pickHazard({ state, chance }: Draft): number {
  let cards = 0
  for (const count of state.pool) cards += count
  let place = chance('cave:hazards', cards)
  let card = 0
  while (place >= state.pool[card]!) place -= state.pool[card++]!
  return card
}

/** Z-1 The top card of the hazard deck, as its number. Cards put away unseen are as likely as those in the deck. */
export function drawHazard(draft: Draft): number {
  const { state, sink } = draft
  const card = state.coming?.hazards.shift() ?? pickHazard(draft)
  state.pool[card]!--
  state.hazardsLeft--
  state.hazardsSeen.push(card)
  sink?.({ type: 'hazardRevealed', card: HAZARD_CARDS[card]!, left: state.hazardsLeft })
  return card
}
