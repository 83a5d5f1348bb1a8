import { hideAway } from '../effects/moving.ts'
import { attempt } from '../turns/checks.ts'
import { plainAction } from './action.ts'

/** A-10 Hide: if the check succeeds no horror chooses her for the rest of this round. */
export const hide = plainAction('hide', {
  perform(draft, caver) {
    if (attempt(draft, caver, 'hide')) hideAway(draft, caver)
  },
})
