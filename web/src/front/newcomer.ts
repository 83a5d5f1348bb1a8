import { create } from 'zustand'
import { persist } from 'zustand/middleware'

interface Played {
  readonly played: boolean
  readonly haveSeen: (games: number) => void
}

/** Whether anybody has played a game on this device: known before the first picture, so that nothing jumps. */
export const usePlayed = create<Played>()(
  persist(
    set => ({
      played: false,
      haveSeen: games => games > 0 && set({ played: true }),
    }),
    { name: 'grotto.played' },
  ),
)
