import { type ByTrap, PRINTED_OPTIONS } from '@grotto/diamant'
import {
  CAVERS,
  type CaverName,
  type Difficulty,
  EDITION_RULES,
  type Edition,
  type HazardCard,
  type PrintedTile,
  type SubTerraOptions,
} from '@grotto/sub-terra'
import type { Language } from '@grotto/words'
import type { GameName } from '../games.ts'

/** What can be set about a game before it starts. A screen holds one draft; the engine has the last word on it. */
export interface Draft {
  readonly hideChosen: boolean
  readonly treasures: readonly number[]
  readonly traps: ByTrap<number>
  readonly relics: number
  readonly cavers: readonly CaverName[]
  readonly difficulty: Difficulty
  readonly edition: Edition
  readonly exitDepth: SubTerraOptions['exitDepth']
  readonly thirdTry: SubTerraOptions['thirdTry']
  readonly gasTwiceEntry: SubTerraOptions['gasTwiceEntry']
  readonly easier: boolean
  readonly start: SubTerraOptions['start']
  /** Other tiles and hazard cards than the printed ones. */
  readonly tiles: readonly PrintedTile[] | undefined
  readonly hazards: readonly HazardCard[] | undefined
}

const FIRST_PARTY: readonly CaverName[] = ['leader', 'medic', 'scout', 'bodyguard', 'engineer', 'geologist']

export const firstDraft = (language: Language): Draft => ({
  hideChosen: false,
  treasures: PRINTED_OPTIONS.treasures,
  traps: PRINTED_OPTIONS.traps,
  relics: PRINTED_OPTIONS.relics,
  cavers: FIRST_PARTY.slice(0, 4),
  difficulty: 'normal',
  edition: language,
  ...EDITION_RULES[language],
  easier: false,
  start: 'random',
  tiles: undefined,
  hazards: undefined,
})

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
export function optionsOf(game: GameName, draft: Draft, players: number): object {
  if (game === 'diamant') {
    const { hideChosen, treasures, traps, relics } = draft
    return { players, hideChosen, treasures, traps, relics }
  }
  const { difficulty, edition, exitDepth, thirdTry, gasTwiceEntry, easier, tiles, hazards } = draft
  const cavers = partyFor(draft.cavers, players)
  const start = cavers.find(caver => caver === draft.start) ?? 'random'
  const rules = { exitDepth, thirdTry, gasTwiceEntry, easier, start }
  return { players, cavers, difficulty, edition, ...rules, ...(tiles && { tiles }), ...(hazards && { hazards }) }
}

const fieldsOf = (draft: Draft): readonly (keyof Draft)[] => Object.keys(draft) as (keyof Draft)[]

/** The other way round, for a table whose options come from the server or were kept from the last time. */
export function draftOf(options: unknown, language: Language): Draft {
  const known = options as Partial<Draft>
  const draft = firstDraft(language)
  const given = fieldsOf(draft).filter(field => known[field] !== undefined)
  return { ...draft, ...Object.fromEntries(given.map(field => [field, known[field]])) }
}

/** How many of the less usual options are not as printed. */
export function changesIn(game: GameName, draft: Draft): number {
  const printed = { ...firstDraft('en'), ...EDITION_RULES[draft.edition] }
  const fields: readonly (keyof Draft)[] =
    game === 'diamant'
      ? ['treasures', 'traps', 'relics']
      : ['exitDepth', 'thirdTry', 'gasTwiceEntry', 'start', 'tiles', 'hazards']
  return fields.filter(field => JSON.stringify(draft[field]) !== JSON.stringify(printed[field])).length
}
