export { HAZARD_POOLS } from './box/hazards.ts'
export {
  ACTION_POINTS,
  CHECK_NEEDED,
  COMMANDED_COST,
  COST,
  DAMAGE,
  DIE_FACES,
  EXPERIENCE_BONUS,
  HEALTH,
  MOST_HORRORS,
  MOST_TILES,
  RESULTS,
  RUN_MOVES,
  SPRINT_MOVES,
} from './box/numbers.ts'
export { EXIT_TILE, START_TILE, TILES } from './box/tiles.ts'
export { besideOn, isLinked, isMarked, tileAt } from './cave/cave.ts'
export { ALL_SIDES, cellAt, cellBeside, cellsApart, makeCell, opposite, parseCell, SIDES_OF } from './cave/compass.ts'
export { movesFrom } from './cave/passages.ts'
export { stackLeft } from './cave/stack.ts'
export { setComing } from './effects/coming.ts'
export { type SubTerraTypes, subTerra } from './game.ts'
export { FAR, type Hunt, huntOf, pathsFrom } from './horrors/hunt.ts'
export { brokenInvariant } from './invariants.ts'
export { decodePosition } from './json/decode.ts'
export { encodePosition, encodeQuestion } from './json/encode.ts'
export { ACTION_OBJECTS } from './notation/actions.ts'
export { drawPicture } from './notation/draw-picture.ts'
export { type Frame, frameOf, makeCellName } from './notation/frame.ts'
export { makeLetter } from './notation/letters.ts'
export * from './odds/odds.ts'
export { caverChoice } from './options/choosing.ts'
export { EDITION_RULES, parseOptions, seatOf } from './options/options.ts'
export { HAZARD_CARDS, type Setting } from './options/setting.ts'
export { fallenKeepItGoing, leftBehind, type Result, resultOf } from './party/end.ts'
export {
  caversOn,
  enjoys,
  has,
  hasHorror,
  hasStatus,
  healthOf,
  isConscious,
  isHurt,
  isOnExit,
  isVictim,
  whereIs,
} from './party/queries.ts'
export { protectorOf, shieldFrom } from './party/shields.ts'
export { TRAIT, TRAITS, TRAITS_OF, type Trait } from './party/traits.ts'
export { NO, type Reason } from './refusals/reasons.ts'
export { layOutCave } from './setup/lay-out.ts'
export { cellOf, nameOf } from './state/names.ts'
export {
  type Cave,
  type Cavers,
  MARK,
  NOBODY,
  NONE,
  STATUS,
  type SubTerraState,
  type Waiting,
  type WritableState,
} from './state/state.ts'
export * from './types/index.ts'
export { DEEDS, type Deed, PLANS } from './views/signals.ts'
