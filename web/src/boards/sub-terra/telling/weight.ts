import type { Harm, HazardKind, SubTerraEvent } from '@grotto/sub-terra'

const HORRORS = new Set<Harm>(['horrorMovedIn', 'horrorWalkedInto', 'horrorSpawned'])

/** Moments that take the whole board, besides cards: a horror fells somebody, the exit is found, somebody is lost. */
export type Great =
  | Extract<SubTerraEvent, { type: 'hurt' }>
  | Extract<SubTerraEvent, { type: 'tilePlaced' }>
  | Extract<SubTerraEvent, { type: 'devoured' }>

export function isGreat(event: SubTerraEvent): event is Great {
  if (event.type === 'hurt') return event.fell && HORRORS.has(event.harm)
  return event.type === 'devoured' || (event.type === 'tilePlaced' && event.kind === 'exit')
}

/** Cards without a die, of which nothing is left to tell where nobody stands on such a tile. */
const QUIET = new Set<HazardKind>(['flood', 'gas'])

/** A card that hurts nobody is a small moment: a line above the cave. */
export const isSmall = (card: SubTerraEvent, chapter: readonly SubTerraEvent[]): boolean =>
  card.type === 'hazardRevealed' && QUIET.has(card.card.kind) && !chapter.some(({ type }) => type === 'hurt')

/** T-4 Whole-party checks are shown together on the card; their own events then pass at once. */
export const isOnCard = (event: SubTerraEvent): boolean =>
  (event.type === 'checked' || event.type === 'notChecked') &&
  (event.reason === 'tremor' || event.reason === 'outOfTime')

/** A die of one caver: it falls before anybody knows what it means. */
export const isRoll = (event: SubTerraEvent): event is Extract<SubTerraEvent, { type: 'checked' }> & { die: number } =>
  event.type === 'checked' && event.die !== undefined && !isOnCard(event)
