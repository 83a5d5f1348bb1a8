import {
  CAVERS,
  type CaverName,
  type Difficulty,
  EDITION_RULES,
  EDITIONS,
  type Edition,
  type Fallen,
  type HazardCard,
  type PrintedTile,
  type SubTerraOptions,
} from '@grotto/sub-terra'
import type { Language } from '@grotto/words'
import { differing } from '../../../setup/form.ts'

export interface SubTerraDraft {
  readonly cavers: readonly CaverName[]
  readonly difficulty: Difficulty
  readonly edition: Edition
  readonly exitDepth: SubTerraOptions['exitDepth']
  readonly thirdTry: SubTerraOptions['thirdTry']
  readonly gasTwiceEntry: SubTerraOptions['gasTwiceEntry']
  readonly easier: boolean
  readonly fallen: Fallen
  readonly start: SubTerraOptions['start']
  /** Other tiles and hazard cards than the printed ones. */
  readonly tiles: readonly PrintedTile[] | undefined
  readonly hazards: readonly HazardCard[] | undefined
}

const FIRST_PARTY: readonly CaverName[] = ['leader', 'medic', 'scout', 'bodyguard', 'engineer', 'geologist']

export const firstDraft = (language: Language): SubTerraDraft => ({
  cavers: FIRST_PARTY.slice(0, 4),
  difficulty: 'normal',
  ...editionFor(language),
  easier: false,
  fallen: 'print',
  start: 'random',
  tiles: undefined,
  hazards: undefined,
})

/** The box of one's own language, where there is one. */
function editionFor(language: Language) {
  const edition = EDITIONS.find(each => each === language) ?? 'en'
  return { edition, ...EDITION_RULES[edition] }
}

/** S-1 How many cavers go down with so many players. */
export function partySizes(players: number): readonly number[] {
  if (players === 1) return [4, 5, 6]
  return players <= 3 ? [players * 2] : [players]
}

/** The party brought to a size: the last ones stay at home, or the next of our usual party come along. */
export function partyOf(cavers: readonly CaverName[], size: number): readonly CaverName[] {
  const others = [...FIRST_PARTY, ...CAVERS].filter(caver => !cavers.includes(caver))
  return [...cavers, ...new Set(others)].slice(0, size)
}

/** Who goes down with so many players: as chosen, as far as the size of the party allows. */
export function partyFor(cavers: readonly CaverName[], players: number): readonly CaverName[] {
  const sizes = partySizes(players)
  return partyOf(cavers, sizes.includes(cavers.length) ? cavers.length : sizes[0]!)
}

/** A draft as the game's own options. */
export function optionsOf(draft: SubTerraDraft, players: number): object {
  const { difficulty, edition, exitDepth, thirdTry, gasTwiceEntry, easier, fallen, tiles, hazards } = draft
  const cavers = partyFor(draft.cavers, players)
  const start = cavers.find(caver => caver === draft.start) ?? 'random'
  const rules = { exitDepth, thirdTry, gasTwiceEntry, easier, fallen, start }
  return { players, cavers, difficulty, edition, ...rules, ...(tiles && { tiles }), ...(hazards && { hazards }) }
}

/** How many of the less usual options are not as its edition says. */
export function changesIn(draft: SubTerraDraft): number {
  const printed = { ...firstDraft('en'), ...EDITION_RULES[draft.edition] }
  return differing(draft, printed, ['exitDepth', 'thirdTry', 'gasTwiceEntry', 'fallen', 'start', 'tiles', 'hazards'])
}
