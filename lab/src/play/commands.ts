import type { Words } from '@grotto/words'

/** What can be typed besides a choice. English always works; each language has words of its own for them. */
export const COMMANDS = ['help', 'rules', 'hint', 'odds', 'undo', 'save', 'quit'] as const
type Command = (typeof COMMANDS)[number]

/** A command and what was typed behind it. */
export interface Typed {
  readonly command: Command
  readonly rest: string
}

export const commandWord = (words: Words<'terminal'>, command: Command): string =>
  words.say(`terminal.command.${command}`)

/** All of them, for the line under the choices. */
export const commandWords = (words: Words<'terminal'>): Record<Command, string> =>
  Object.fromEntries(COMMANDS.map(command => [command, commandWord(words, command)])) as Record<Command, string>

/** The command somebody typed, if it is one. */
export function commandIn(words: Words<'terminal'>, answer: string): Typed | undefined {
  const [word = '', ...others] = answer.trim().split(/\s+/)
  const rest = others.join(' ')
  const command = COMMANDS.find(each =>
    [each, firstWord(commandWord(words, each))].some(name => fold(name) === fold(word)),
  )
  if (!command || (command === 'save') !== rest.length > 0) return undefined
  return { command, rest }
}

const firstWord = (text: string): string => text.split(' ')[0] ?? ''

/** Without accents and capitals, which a keyboard may not have at hand. */
export const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
