import { CAVERS, type CaverName, type Difficulty, type Edition } from '@grotto/sub-terra'
import type { Language } from '@grotto/words'
import type { GameName } from '../games.ts'

/** What can be set about a game before it starts. A screen holds one draft; the engine has the last word on it. */
export interface Draft {
  readonly hideChosen: boolean
  readonly cavers: readonly CaverName[]
  readonly difficulty: Difficulty
  readonly edition: Edition
  readonly easier: boolean
}

const FIRST_PARTY: readonly CaverName[] = ['leader', 'medic', 'scout', 'bodyguard', 'engineer', 'geologist']

export const firstDraft = (language: Language): Draft => ({
  hideChosen: false,
  cavers: FIRST_PARTY.slice(0, 4),
  difficulty: 'normal',
  edition: language,
  easier: false,
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

/** A draft as the game's own options. */
export function optionsOf(game: GameName, draft: Draft, players: number): object {
  if (game === 'diamant') return { players, hideChosen: draft.hideChosen }
  const sizes = partySizes(players)
  const size = sizes.includes(draft.cavers.length) ? draft.cavers.length : sizes[0]!
  const { difficulty, edition, easier } = draft
  return { players, cavers: partyOf(draft.cavers, size), difficulty, edition, easier }
}

/** The other way round, for a table whose options come from the server. */
export function draftOf(game: GameName, options: unknown, language: Language): Draft {
  const known = options as Partial<Draft>
  const draft = firstDraft(language)
  if (game === 'diamant') return { ...draft, hideChosen: known.hideChosen ?? false }
  const { cavers, difficulty, edition, easier } = { ...draft, ...known }
  return { ...draft, cavers, difficulty, edition, easier }
}
