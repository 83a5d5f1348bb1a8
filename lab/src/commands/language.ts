import { type Language, preferredLanguage } from '@grotto/words'

/** The language the system is set to, as far as we speak it. */
export function systemLanguage(): Language {
  const { LC_ALL, LC_MESSAGES, LANG } = process.env
  return preferredLanguage([LC_ALL, LC_MESSAGES, LANG].map(tag => tag?.replace('_', '-') ?? ''))
}
