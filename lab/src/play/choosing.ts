import { fold } from './commands.ts'
import type { Choice } from './terminal.ts'

/** Fewer letters are a slip of the finger, not a word. */
const FEWEST_LETTERS = 3

/** The choices somebody may mean by what she typed: by number, by the action itself, or by words of the line. */
export function meant(choices: readonly Choice[], typed: string): readonly Choice[] {
  if (/^\d+$/.test(typed)) return choices.slice(Number(typed) - 1, Number(typed)).filter(() => Number(typed) > 0)
  const same = choices.filter(({ answer }) => fold(answer) === fold(typed))
  if (same.length > 0 || typed.length < FEWEST_LETTERS) return same
  const wanted = wordsOf(typed)
  return wanted.length === 0 ? [] : choices.filter(({ shown }) => hasAll(wordsOf(shown), wanted))
}

const wordsOf = (text: string): string[] => fold(text).match(/[\p{L}\d]+/gu) ?? []

/** "explore n" means "Explore to the north". */
const hasAll = (words: readonly string[], wanted: readonly string[]): boolean =>
  wanted.every(part => words.some(word => word.startsWith(part)))
