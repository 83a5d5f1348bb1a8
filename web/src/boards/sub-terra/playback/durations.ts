import type { SubTerraEvent } from '@grotto/sub-terra'

/** How long an event is shown, in ms at normal speed. What is not named passes at once. */
const DURATION: Partial<Record<SubTerraEvent['type'], number>> = {
  roundStarted: 900,
  turnStarted: 450,
  turnSkipped: 600,
  acted: 0,
  exerted: 400,
  checked: 1150,
  notChecked: 500,
  tileDrawn: 450,
  tileDiscarded: 800,
  tilePlaced: 520,
  moved: 340,
  dived: 700,
  surfaced: 700,
  healed: 600,
  hurt: 750,
  unharmed: 450,
  hidden: 500,
  ropePlaced: 500,
  rubbleCleared: 600,
  blasted: 900,
  commanded: 600,
  declined: 400,
  phaseStarted: 350,
  gasCleared: 700,
  hazardRevealed: 4200,
  flooded: 1300,
  gasSpread: 1500,
  caveInRolled: 1900,
  horrorMoved: 620,
  horrorLeft: 700,
  horrorSpawned: 900,
  horrorNotSpawned: 500,
  horrorRepelled: 700,
  outOfTime: 5200,
  devoured: 1200,
  gameEnded: 900,
}
const REDUCED = 220
/** Results are to be read, motion or not. */
const TO_READ = new Set<SubTerraEvent['type']>(['hazardRevealed', 'outOfTime', 'checked', 'caveInRolled'])

/** T-4 Whole-party checks are shown together on the card; their own events then pass quickly. */
const isOnCard = (event: SubTerraEvent): boolean =>
  (event.type === 'checked' || event.type === 'notChecked') &&
  (event.reason === 'tremor' || event.reason === 'outOfTime')

export function durationOf(event: SubTerraEvent, pace: number, reduced: boolean, checks = 0): number {
  if (isOnCard(event)) return 0
  const full = (DURATION[event.type] ?? 0) + checks * 500
  return (reduced && !TO_READ.has(event.type) ? Math.min(full, REDUCED) : full) * pace
}
