import { create } from 'zustand'
import { persist } from 'zustand/middleware'

/** Who I am on this device. The server knows me by its own cookie; the name is the only thing we tell it. */
interface MeOnThisDevice {
  readonly name: string
  readonly rename: (name: string) => void
}

export const useMe = create<MeOnThisDevice>()(
  persist(set => ({ name: '', rename: name => set({ name }) }), { name: 'grotto.me' }),
)
