import type { Language } from '@grotto/words'
import type { SetupForm } from '../setup/form.ts'

/** Options of a game laid out at once: those that the set-up of this language begins with, so that both play alike. */
export function quickOptions<Draft extends object>(
  { firstDraft, optionsOf }: Pick<SetupForm<Draft>, 'firstDraft' | 'optionsOf'>,
  newOptions: object | undefined,
  language: Language,
  players: number,
): object {
  return { ...newOptions, ...optionsOf(firstDraft(language), players) }
}
