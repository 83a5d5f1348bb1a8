/** Everything a bot of ours may say about a Diamant decision or a search: words has a sentence for each. */
export const REASONS = [
  'byChance',
  'onlyAction',
  'triedOut',
  'expected',
  'otherwise',
  'danger',
  'enoughInHand',
  'farEnough',
  'lossOutweighsGain',
  'notYet',
  'noDanger',
  'winsNow',
  'mustRisk',
  'relicsToTake',
  'dangerTooGreat',
  'worthTheRisk',
] as const
