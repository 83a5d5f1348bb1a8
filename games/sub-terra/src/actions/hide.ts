import { attempt } from '../checks.ts'
import { nameOf } from '../encode.ts'
import { STATUS } from '../state.ts'
import { plainAction } from './action.ts'

/** A-10 Hide: if the check succeeds no horror chooses her for the rest of this round. */
export const hide = plainAction('hide', {
  perform(draft, caver) {
    const { state, sink } = draft
    if (!attempt(draft, caver, 'hide')) return
    state.cavers.status[caver]! |= STATUS.hidden
    sink?.({ type: 'hidden', caver: nameOf(state, caver) })
  },
})
