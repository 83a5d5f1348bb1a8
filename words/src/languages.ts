import type { AreaLoaders } from './areas.ts'
import * as spoken from './spoken.ts'
import type { Args } from './words.ts'

export type Language = keyof typeof spoken
export type ByLanguage<T> = Record<Language, T>

/** What the folder of a language says of it. */
interface Tongue {
  /** As its speakers call it. */
  readonly name: string
  readonly areas: AreaLoaders
  /** A message fitted to what will stand in it, where the language wants that. */
  readonly fit?: (message: string, args: Args) => string
  /** "a, b and c" as its speakers say it, where the browser's own falls short. */
  readonly join?: (listed: string) => string
  /** With the space that stands before it, where one does. */
  readonly semicolon?: string
  /** The first of a month, where it is an ordinal number. */
  readonly first?: string
}

export const SPOKEN: ByLanguage<Tongue> = spoken

/** The languages Grotto speaks; English is the one that defines which sentences exist. */
export const LANGUAGES = Object.keys(SPOKEN) as readonly Language[]

export const LANGUAGE_NAMES = Object.fromEntries(
  LANGUAGES.map(language => [language, SPOKEN[language].name]),
) as ByLanguage<string>

export const isLanguage = (tag: string | null): tag is Language => LANGUAGES.some(language => language === tag)

/** The first language of a preference list ("fr-CA", "en") that we speak. */
export function preferredLanguage(preferences: readonly string[]): Language {
  for (const preference of preferences) {
    const found = LANGUAGES.find(language => preference.toLowerCase().split('-')[0] === language)
    if (found) return found
  }
  return 'en'
}
