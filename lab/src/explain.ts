import { type Language, loadWords } from '@grotto/words'
import { labGameOf } from './games/lab-games.ts'
import { OptionsRefused } from './games/options-refused.ts'
import { sentence, type UsageError } from './usage-error.ts'

/** What went wrong as one line; what the rules of a game refuse, in the user's language. */
export async function explain(error: UsageError, language: Language): Promise<string> {
  if (!(error instanceof OptionsRefused)) return sentence(error)
  const words = await loadWords(language, ['terminal'])
  const { refusal } = await labGameOf(error.game).narration(language, [])
  return words.say('terminal.optionsRefused', { rule: error.refusal.rule, why: refusal(error.refusal) })
}
