import type { Words } from '@grotto/words'
import { Problem } from '../net/api.ts'
import { toast } from './Toasts.tsx'

/** A problem with the server, in a sentence at the foot of the page. */
export function sayProblem(words: Words, problem: unknown): void {
  const kind = problem instanceof Problem ? problem.kind : 'failed'
  const key = `common.problem.${kind}`
  toast(kind === 'offline' ? words.say('common.offline') : words.say(words.has(key) ? key : 'common.problem.failed'))
}
