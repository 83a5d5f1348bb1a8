import type { Language } from '@grotto/words'
import { pageOf } from '../boards/boards.ts'
import { GAMES, type GameName } from '../games.ts'
import { fold } from './find.ts'
import type { Block } from './markdown.ts'

export interface Term {
  /** As the words of the app call it, where they do: `action.swim`. */
  readonly id: string
  readonly rule: string
  readonly names: Readonly<Record<Language, string>>
}
export interface Section {
  readonly name: string
  readonly terms: readonly Term[]
}

/** The head of the table says which column is in which language. */
const termOf =
  ([, , ...languages]: readonly string[]) =>
  ([id, rule, ...names]: readonly string[]): Term => ({
    id: id!,
    rule: rule!,
    names: Object.fromEntries(languages.map((language, i) => [language, names[i]!])) as Term['names'],
  })

/** The table of docs/rules/glossary.md: a section for each second heading. */
export function sectionsOf(blocks: readonly Block[]): readonly Section[] {
  const sections: Section[] = []
  let name = ''
  for (const block of blocks) {
    if (block.kind === 'heading') name = block.text
    if (block.kind === 'table') sections.push({ name, terms: block.rows.map(termOf(block.head)) })
  }
  return sections
}

/** Terms that one of the languages calls so. */
export function findTerms(sections: readonly Section[], query: string): readonly Section[] {
  const wanted = fold(query.trim())
  if (!wanted) return sections
  const fits = ({ rule, names }: Term) => fold(`${rule} ${Object.values(names).join(' | ')}`).includes(wanted)
  return sections
    .map(section => ({ ...section, terms: section.terms.filter(fits) }))
    .filter(({ terms }) => terms.length > 0)
}

/** The game whose things a section names. */
export const gameOf = (section: string): GameName | undefined =>
  GAMES.find(game => pageOf(game).glossary?.includes(section))

/** What is named in each rule of a game: the glossary the other way round. */
export const termsByRule = (sections: readonly Section[], game: GameName): ReadonlyMap<string, readonly Term[]> =>
  Map.groupBy(
    sections.filter(({ name }) => gameOf(name) === game).flatMap(({ terms }) => terms),
    ({ rule }) => rule,
  )
