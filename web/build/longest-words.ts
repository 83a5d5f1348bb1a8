import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const WORDS = join(import.meta.dirname, '../../words/src')
/** The language whose place the longest sentences take. */
export const LONGEST = 'fr'
const LANGUAGE_FILE = /[\\/]words[\\/]src[\\/]([a-z]{2})[\\/]([\w-]+\.ts)$/

type Sentences = Readonly<Record<string, string>>

/**
 * A language for tests alone: of every key the longest sentence that any language has, in the place of French. What
 * fits in it fits in all of them, so a screen is looked at twice instead of once for each language.
 */
export function longestWords(): Plugin {
  return {
    name: 'grotto-longest-words',
    enforce: 'pre',
    async load(id) {
      const [, language, file] = LANGUAGE_FILE.exec(id) ?? []
      return language === LONGEST && file && holdsSentences(file) ? longestOf(file) : undefined
    },
  }
}

/** A file that every language has, but the one that only says where the others are. */
const holdsSentences = (file: string): boolean => file !== 'index.ts' && existsSync(join(WORDS, 'en', file))

async function longestOf(file: string): Promise<string> {
  const languages = readdirSync(WORDS, { withFileTypes: true }).filter(each => each.isDirectory())
  const modules: Record<string, Sentences>[] = await Promise.all(
    languages.map(({ name }) => import(join(WORDS, name, file))),
  )
  const areas = Object.keys(modules[0]!)
  return areas
    .map(area => `export const ${area} = ${JSON.stringify(longest(modules.map(each => each[area]!)))}`)
    .join('\n')
}

export function longest(translations: readonly Sentences[]): Sentences {
  const keys = Object.keys(translations[0]!)
  return Object.fromEntries(keys.map(key => [key, longestText(translations.map(each => each[key]!))]))
}

const longestText = (texts: readonly string[]): string =>
  texts.reduce((best, text) => (shownLength(text) > shownLength(best) ? text : best))

/** Of a message with plurals and choices the words count, not the signs that choose among them. */
const shownLength = (message: string): number =>
  message.replace(/\{\w+, *(plural|select|selectordinal) *,|\b(one|many|other|=\d+) *\{|[{}]/g, '').length
