import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { whoAmI } from '../net/api.ts'

/** Who I am on this device. The server knows me by its own cookie; the name is the only thing we tell it. */
interface MeOnThisDevice {
  readonly name: string
  /** Whether she chose or kept it herself. */
  readonly chosen: boolean
  readonly rename: (name: string) => void
}

/** Whoever has not chosen a name goes by the one the server gave; without a server she is a guest. */
export async function adoptName(): Promise<void> {
  if (useMe.getState().name) return
  const { name } = await whoAmI()
  if (!useMe.getState().name) useMe.setState({ name })
}

export const useMe = create<MeOnThisDevice>()(
  persist(set => ({ name: '', chosen: false, rename: name => set({ name, chosen: true }) }), { name: 'grotto.me' }),
)
