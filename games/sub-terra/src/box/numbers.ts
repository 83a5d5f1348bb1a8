import type { SubTerraAction } from '../types/action.ts'
import type { CaverName } from '../types/cavers.ts'
import type { Difficulty } from '../types/options.ts'

/** S-2 Health a caver starts with, and never exceeds. */
export const HEALTH: Readonly<Record<CaverName, number>> = {
  diver: 3,
  scout: 3,
  geologist: 3,
  engineer: 3,
  climber: 3,
  medic: 3,
  bodyguard: 5,
  leader: 3,
}

/** S-5 Hazard cards dealt to 4, 5 and 6 cavers. */
export const HAZARDS_DEALT: Readonly<Record<Difficulty, Readonly<Record<4 | 5 | 6, number>>>> = {
  normal: { 4: 22, 5: 19, 6: 17 },
  advanced: { 4: 20, 5: 17, 6: 15 },
  expert: { 4: 18, 5: 15, 6: 13 },
}
/** S-6 Dealt on top when the party wants it easier. */
export const EASIER_CARDS = 3

/** T-2, T-3 */
export const ACTION_POINTS = 2
export const EXERT_POINTS = 1
/** T-4 A die this high succeeds. */
export const CHECK_NEEDED = 4
/** V-8 Experienced. */
export const EXPERIENCE_BONUS = 1
export const DIE_FACES = 6

/** A, V What each action takes; answers to questions are free. */
export const COST: Readonly<Record<SubTerraAction['type'], number>> = {
  reveal: 1,
  move: 1,
  explore: 1,
  run: 2,
  heal: 2,
  swim: 2,
  squeeze: 2,
  dig: 2,
  placeRope: 2,
  hide: 2,
  dive: 2,
  excavate: 1,
  demolish: 2,
  rig: 1,
  bandage: 1,
  sprint: 1,
  repel: 1,
  command: 1,
  exert: 0,
  endTurn: 0,
  step: 0,
  stop: 0,
  decline: 0,
  keep: 0,
  discard: 0,
  takeDrawn: 0,
  takeSpare: 0,
  place: 0,
  surface: 0,
  horrorOrder: 0,
  horrorPath: 0,
  spawn: 0,
}
/** V-8 What a commanded caver may do costs no more than this. */
export const COMMANDED_COST = 1

/** A-4, V-6 Moves in one Run or Sprint. */
export const RUN_MOVES = 3
export const SPRINT_MOVES = 2
/** With `thirdTry`, the attempt in a row that needs no die. */
export const SURE_TRY = 3

/** Z, C-11, T-3 Health lost; a horror takes it all (H-8). */
export const DAMAGE = { exert: 1, rough: 1, tremor: 1, flood: 1, gas: 2, caveIn: 3, caveInVigilant: 1 } as const

/** H-1 Horrors in the cave at once; H-2, H-9 how far they smell. */
export const MOST_HORRORS = 3
export const HORROR_REACH = 7

/** V-2 Discards of the Scout, V-4 explosives of the Engineer, in one game. */
export const GUIDES = 3
export const EXPLOSIVES = 3

/** E-2 Result by number of cavers left behind; more is a defeat. */
export const RESULTS = ['gold', 'silver', 'bronze'] as const

/** A tile set or hazard deck of one's own. */
export const MOST_TILES = 256
export const MOST_HAZARDS = 256
