import type { Language } from '@grotto/words'
import { useEffect, useState } from 'react'
import type { GameName } from '../games.ts'
import { type Block, parseMarkdown } from './markdown.ts'

/** The numbered rulebooks of docs/rules: English beside the folders of the translations, each in its own chunk. */
const FILES = import.meta.glob<string>('../../../docs/rules/**/*.md', { query: '?raw', import: 'default' })

const pathOf = (name: string, language: Language): string =>
  `../../../docs/rules/${language === 'en' ? '' : `${language}/`}${name}.md`

/** English where the book is not translated yet. */
export const loadBook = async (game: GameName, language: Language): Promise<readonly Block[]> =>
  parseMarkdown(await (FILES[pathOf(game, language)] ?? FILES[pathOf(game, 'en')]!)())

/** The table of terms holds all languages at once. */
export const loadGlossary = async (): Promise<readonly Block[]> =>
  parseMarkdown(await FILES[pathOf('glossary', 'en')]!())

/** A text once it is there; while another one loads the old one stays. */
export function useText(load: () => Promise<readonly Block[]>, key: string): readonly Block[] | undefined {
  const [blocks, setBlocks] = useState<readonly Block[]>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says which text it is
  useEffect(() => {
    let current = true
    load().then(loaded => current && setBlocks(loaded))
    return () => {
      current = false
    }
  }, [key])
  return blocks
}
