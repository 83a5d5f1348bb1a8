import type { KeyOf, Words } from '@grotto/words'
import { Problem } from '../net/api.ts'
import { toast } from './Toasts.tsx'

/** A problem with the server, in a sentence at the foot of the page. */
/** `missing` says what is meant where the server found nothing. */
export function sayProblem(
  words: Words,
  problem: unknown,
  missing: KeyOf<'common' | 'account'> = 'common.problem.notFound',
): void {
  const kind = problem instanceof Problem ? problem.kind : 'failed'
  const refused = problem instanceof Problem && `table.refusal.${problem.refusal?.reason}`
  if (refused && words.has(refused)) return toast(words.say(refused), true)
  if (kind === 'notFound') return toast(words.say(missing), true)
  const key = `common.problem.${kind}`
  toast(
    kind === 'offline' ? words.say('common.offline') : words.say(words.has(key) ? key : 'common.problem.failed'),
    true,
  )
}
