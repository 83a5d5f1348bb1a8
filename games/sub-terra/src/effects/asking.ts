import type { Draft } from '../state/draft.ts'
import { ACTING, HORRORS, NOBODY, type Waiting } from '../state/state.ts'
import { must, writable } from './writing.ts'

/** T-8 The game waits for somebody to decide. */
export function ask(draft: Draft, question: Waiting): void {
  must(question.caver !== NOBODY, 'T-8 somebody is asked')
  writable(draft).question = question
}

/** The question is answered; what it brings goes on. */
export function takeAnswer(draft: Draft): void {
  const state = writable(draft)
  must(state.question.caver !== NOBODY, 'T-8 somebody was asked')
  state.question = state.turn === NOBODY ? HORRORS : ACTING
}
