/** Rule id of refusals that come from the table and not from the game. */
export const TABLE_RULE = 'table'

/** Every reason a table can give; words/ has a sentence for each. */
export const TABLE_REASONS = [
  'alreadyStarted',
  'notStarted',
  'gameOver',
  'frozen',
  'hostOnly',
  'seatTaken',
  'tableFull',
  'seatReserved',
  'invitationGone',
  'stillInvited',
  'noSuchSeat',
  'notSeated',
  'notYourSeat',
  'notReady',
  'notStarting',
  'otherEntropy',
  'openSeats',
  'noSuchBot',
  'noSuchGame',
  'tooFewSeats',
  'nothingToUndo',
  'undoOff',
  'undoNever',
  'noVote',
  'notAway',
  'notThere',
  'muted',
  'notOver',
  'logFull',
  'talkFull',
] as const
export type TableReason = (typeof TABLE_REASONS)[number]
