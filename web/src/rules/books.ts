import type { Language } from '@grotto/words'
import { useEffect, useState } from 'react'
import { loadBookPictures } from '../boards/boards.ts'
import type { GameName } from '../games.ts'
import type { BookPictures } from './book-pictures.ts'
import { type Block, parseMarkdown } from './markdown.ts'

/** The numbered rulebooks of docs/rules: English beside the folders of the translations, each in its own chunk. */
const FILES = import.meta.glob<string>('../../../docs/rules/**/*.md', { query: '?raw', import: 'default' })

const pathOf = (name: string, language: Language): string =>
  `../../../docs/rules/${language === 'en' ? '' : `${language}/`}${name}.md`

/** A rulebook to be read: its text, and what its pictures are drawn with. */
export interface Book {
  readonly blocks: readonly Block[]
  readonly pictures: BookPictures | undefined
}

/** English where the book is not translated yet. Text and pictures come together: nothing moves once it is there. */
export const loadBook = async (game: GameName, language: Language): Promise<Book> => {
  const file = FILES[pathOf(game, language)] ?? FILES[pathOf(game, 'en')]!
  const [text, pictures] = await Promise.all([file(), loadBookPictures(game)])
  return { blocks: parseMarkdown(text), pictures }
}

/** The table of terms holds all languages at once. */
export const loadGlossary = async (): Promise<readonly Block[]> =>
  parseMarkdown(await FILES[pathOf('glossary', 'en')]!())

/** A text once it is there; while another one loads the old one stays. */
export function useText<Text>(load: () => Promise<Text>, key: string): Text | undefined {
  const [text, setText] = useState<Text>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says which text it is
  useEffect(() => {
    let current = true
    load().then(loaded => current && setText(() => loaded))
    return () => {
      current = false
    }
  }, [key])
  return text
}
