import type { Me } from '@grotto/protocol'
import { moveSubscription } from '../settings/push.ts'
import { useMe } from './me.ts'

/** Everything on screen belongs to who this device was before, so the page begins anew. */
export async function becomeOther({ name }: Me): Promise<void> {
  useMe.setState({ name })
  await moveSubscription().catch(() => {})
  location.assign(location.pathname)
}
