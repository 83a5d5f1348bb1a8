import { type Language, loadWords, type Words } from '@grotto/words'
import type { CommanderError } from 'commander'
import { onOneLine } from './one-line.ts'

type TerminalWords = Words<'terminal'>
/** What a message of Commander speaks of, read out of its quotes. */
type Said = Readonly<Record<string, string>>

/** What is wrong with a command line that could not be read, in sentences of the user's language. Nothing where help was asked for. */
export async function sayCommandError(
  { code, message }: CommanderError,
  language: Language,
): Promise<string | undefined> {
  const rule = RULES[code]
  if (!rule) return undefined
  const words = await loadWords(language, ['terminal'])
  const said = rule.reads.exec(onOneLine(message))?.groups ?? {}
  return [rule.say(words, said), meant(words, message), words.say('terminal.wrong.help')].filter(Boolean).join(' ')
}

interface Rule {
  readonly reads: RegExp
  readonly say: (words: TerminalWords, said: Said) => string
}

const RULES: Readonly<Record<string, Rule>> = {
  'commander.unknownOption': {
    reads: /option '(?<option>[^']*)'/,
    say: (words, { option = '' }) => words.say('terminal.wrong.option', { option }),
  },
  'commander.unknownCommand': {
    reads: /command '(?<command>[^']*)'/,
    say: (words, { command = '' }) => words.say('terminal.wrong.command', { command }),
  },
  'commander.optionMissingArgument': {
    reads: /option '(?<option>[^ ']*)/,
    say: (words, { option = '' }) => words.say('terminal.wrong.noValue', { option }),
  },
  'commander.missingMandatoryOptionValue': {
    reads: /option '(?<option>[^ ']*)/,
    say: (words, { option = '' }) => words.say('terminal.wrong.required', { option }),
  },
  'commander.missingArgument': {
    reads: /argument '(?<argument>[^']*)'/,
    say: (words, { argument = '' }) => words.say('terminal.wrong.missing', { argument }),
  },
  'commander.excessArguments': { reads: /^/, say: words => words.say('terminal.wrong.tooMuch') },
  'commander.invalidArgument': {
    reads: /option '(?<option>[^ ']*)[^']*' argument '(?<value>.*)' is invalid\. (?<why>.*)$/,
    say: (words, { option = '', value = '', why = '' }) =>
      words.say('terminal.wrong.value', { option, value, why: sayWhy(words, why) }),
  },
}

/** Why a value is not taken: a word of ours (`games/lab-game.ts`), or Commander's list of what would be. */
function sayWhy(words: TerminalWords, why: string): string {
  if (why === 'wholeNumber') return words.say('terminal.wrong.wholeNumber')
  if (why === 'positive') return words.say('terminal.wrong.positive')
  if (why === 'json') return words.say('terminal.wrong.json')
  return words.say('terminal.wrong.choices', { list: /are (.*)\.$/.exec(why)?.[1] ?? why })
}

function meant(words: TerminalWords, message: string): string {
  const list = /\(Did you mean (?:one of )?(.*)\?\)/.exec(message)?.[1]
  return list ? words.say('terminal.wrong.meant', { list }) : ''
}
