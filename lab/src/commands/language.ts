import { isLanguage, LANGUAGES, type Language, preferredLanguage } from '@grotto/words'
import { Option } from 'commander'

/** The language the system is set to, as far as we speak it. */
export function systemLanguage(): Language {
  const { LC_ALL, LC_MESSAGES, LANG } = process.env
  return preferredLanguage([LC_ALL, LC_MESSAGES, LANG].map(tag => tag?.replace('_', '-') ?? ''))
}

export const languageOption = (): Option =>
  new Option('--lang <language>', 'by default the one of the system').choices(LANGUAGES)

/** The language that was asked for, also where the command line could not be read to its end. */
export function askedLanguage(args: readonly string[]): Language {
  const named = args.flatMap((word, place) => (word === '--lang' ? [args[place + 1] ?? ''] : []))
  const [tag = null] = [...named, ...args.flatMap(word => /^--lang=(.*)$/.exec(word)?.[1] ?? [])]
  return isLanguage(tag) ? tag : systemLanguage()
}
