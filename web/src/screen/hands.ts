import { create } from 'zustand'
import { persist } from 'zustand/middleware'

/** Tables at which this device is only the hands: the board is on a screen that all look at. */
interface Hands {
  readonly tables: readonly string[]
  readonly set: (table: string, on: boolean) => void
}

/** The last so many are remembered. */
const MOST = 20

export const useHands = create<Hands>()(
  persist(
    set => ({
      tables: [],
      set: (table, on) =>
        set(({ tables }) => {
          const others = tables.filter(each => each !== table)
          return { tables: on ? [...others, table].slice(-MOST) : others }
        }),
    }),
    { name: 'grotto.hands' },
  ),
)

/** Behind the code of a big screen: whoever scans it sits before that screen. */
export const HANDS = '#hands'
