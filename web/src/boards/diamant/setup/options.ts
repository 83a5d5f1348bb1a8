import { type ByTrap, PRINTED_OPTIONS } from '@grotto/diamant'
import { differing } from '../../../setup/form.ts'

export interface DiamantDraft {
  readonly hideChosen: boolean
  readonly closedChests: boolean
  readonly treasures: readonly number[]
  readonly traps: ByTrap<number>
  readonly relics: number
}

const FIRST: DiamantDraft = {
  hideChosen: false,
  closedChests: false,
  treasures: PRINTED_OPTIONS.treasures,
  traps: PRINTED_OPTIONS.traps,
  relics: PRINTED_OPTIONS.relics,
}

export const firstDraft = (): DiamantDraft => FIRST

/** D-62 Chests are open where nothing is said of them. */
export const optionsOf = ({ closedChests, ...draft }: DiamantDraft, players: number): object => ({
  players,
  ...draft,
  ...(closedChests && { closedChests }),
})

/** How many of the cards are not as printed. */
export const changesIn = (draft: DiamantDraft): number => differing(draft, FIRST, ['treasures', 'traps', 'relics'])
