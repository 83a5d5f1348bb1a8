import type { Refusal } from '@grotto/kernel'

/**
 * Why something is not possible: the rule and which of its clauses. Predicates hand these out, so asking costs nothing;
 * `refusal` adds what they speak of. The keys are those of the sentences.
 */
const reasons = {
  gameOver: 'E-1',
  malformedAction: 'A-1',
  notYourTurn: 'T-2',
  answerFirst: 'T-8',
  notAskedNow: 'T-8',
  unconscious: 'T-5',
  tooFewPoints: 'T-2',
  alreadyExerted: 'T-3',
  notYourAbility: 'V',
  yourAbilityDoesIt: 'A-12',
  nothingThere: 'A-2',
  tileThere: 'A-1',
  stackEmpty: 'C-4',
  wall: 'C-1',
  halfConnection: 'C-2',
  ledgeNeedsRope: 'C-8',
  slideNeedsRope: 'C-9',
  flooded: 'A-6',
  notFlooded: 'A-6',
  squeeze: 'C-7',
  noSqueeze: 'A-7',
  rubble: 'C-12',
  nowhereToMove: 'A-4',
  moveFirst: 'T-8',
  notInParty: 'S-1',
  notOnYourTile: 'A-5',
  fullHealth: 'A-5',
  nothingToDig: 'A-8',
  noLedgeOrSlide: 'A-9',
  ropeThere: 'C-10',
  noWater: 'V-1',
  connected: 'V-4',
  openAlready: 'V-4',
  explosivesThere: 'V-4',
  noExplosivesLeft: 'V-4',
  onlyOthers: 'V-6',
  noHorrorThere: 'V-7',
  commandUsed: 'V-8',
  notYourself: 'V-8',
  commandUnconscious: 'V-8',
  commandSubmerged: 'V-8',
  commandDevoured: 'V-8',
  nothingToCommand: 'V-8',
  oneActionOnly: 'V-8',
  costsTooMuchForCommand: 'V-8',
  notThisTile: 'A-1',
  doesNotConnect: 'A-1',
  wouldSealCave: 'C-3',
  noHorrorToStep: 'H-7',
  notOnShortestPath: 'H-6',
  notClosestHorrorTile: 'H-9',
} as const

export type Reason = keyof typeof reasons

export const NO = Object.fromEntries(
  Object.entries(reasons).map(([reason, rule]) => [reason, Object.freeze({ rule, reason })]),
) as Readonly<Record<Reason, Refusal>>
