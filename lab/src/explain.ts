import { aboutGame, isGame } from '@grotto/catalog/list'
import { type Language, loadWords } from '@grotto/words'
import { NoSuchBot } from './bots.ts'
import { labGameOf } from './games/lab-games.ts'
import { OptionsRefused } from './games/options-refused.ts'
import { onOneLine } from './one-line.ts'
import { sentence, type UsageError } from './usage-error.ts'

/** What went wrong as one line; what the rules of a game refuse, and who does not play it, in the user's language. */
export async function explain(error: UsageError, language: Language): Promise<string> {
  const words = await loadWords(language, ['terminal'])
  if (error instanceof NoSuchBot)
    return words.say('terminal.wrong.bot', {
      bot: onOneLine(error.bot),
      game: isGame(error.game) ? aboutGame(error.game).title : error.game,
      list: error.others.join(', '),
    })
  if (!(error instanceof OptionsRefused)) return sentence(error)
  const { refusal } = await labGameOf(error.game).narration(language, [])
  return words.say('terminal.optionsRefused', { rule: error.refusal.rule, why: refusal(error.refusal) })
}
