import { type Language, SPOKEN } from './languages.ts'

/** A date as the language prints it: "1er oct. 2026", where Intl has a plain 1. */
export function dateText(language: Language, time: number, options: Intl.DateTimeFormatOptions): string {
  const { first = '1' } = SPOKEN[language]
  const parts = new Intl.DateTimeFormat(language, options).formatToParts(time)
  return parts.map(({ type, value }) => (type === 'day' && value === '1' ? first : value)).join('')
}
