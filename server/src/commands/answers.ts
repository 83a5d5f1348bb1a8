import type { Refusal } from '@grotto/kernel'
import type { Answer, ErrorKind } from '@grotto/protocol'

export const errorAnswer = (id: string | null, error: ErrorKind): Answer => ({
  type: 'answer',
  id,
  result: 'error',
  error,
})

/** Done, or why not. */
export function answered(id: string, why: ErrorKind | { readonly refusal: Refusal } | undefined): Answer {
  if (why === undefined) return { type: 'answer', id, result: 'ok' }
  return typeof why === 'string' ? errorAnswer(id, why) : { type: 'answer', id, result: 'refused', ...why }
}
