import type { Answer } from '@grotto/protocol'
import { AREAS, type Words } from '@grotto/words'
import { toast } from '../app/Toasts.tsx'

/** Says why the server did not do what was asked; a plain "ok" says nothing. */
export function sayAnswer(words: Words, answer: Answer): void {
  if (answer.result === 'error') {
    const key = `common.problem.${answer.error}`
    toast(words.say(words.has(key) ? key : 'common.problem.failed'), true)
  }
  if (answer.result === 'refused') {
    const { reason, args } = answer.refusal
    const key = AREAS.map(area => `${area}.refusal.${reason}`).find(each => words.has(each))
    toast(key && words.has(key) ? words.say(key, args) : words.say('common.problem.notAllowed'), true)
  }
}
