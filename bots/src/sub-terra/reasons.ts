import { DEEDS } from '@grotto/sub-terra'

/** Everything a bot of ours may say about a Sub Terra decision, the words of searches and of chance aside. */
export const SUB_TERRA_REASONS = [
  ...DEEDS,
  'exert',
  // Why she goes somewhere.
  'flee',
  'leaveCave',
  'goOn',
  'gather',
  'rescue',
  // Answers to questions.
  'keepsOpen',
  'badTile',
  'goodTile',
  'betterTile',
  'surface',
  'leadAway',
  // What was shown before.
  'changedMind',
  // Searches.
  'wentBetter',
  'foreseen',
] as const
