/** The languages Grotto speaks; English is the one that defines which sentences exist. */
export const LANGUAGES = ['en', 'es', 'fr', 'it'] as const
export type Language = (typeof LANGUAGES)[number]
export type ByLanguage<T> = Record<Language, T>

export const LANGUAGE_NAMES: ByLanguage<string> = { en: 'English', es: 'Español', fr: 'Français', it: 'Italiano' }

/** The first language of a preference list ("fr-CA", "en") that we speak. */
export function preferredLanguage(preferences: readonly string[]): Language {
  for (const preference of preferences) {
    const found = LANGUAGES.find(language => preference.toLowerCase().split('-')[0] === language)
    if (found) return found
  }
  return 'en'
}
