import { create } from 'zustand'
import { persist } from 'zustand/middleware'

/** People whose words, pings and plans I do not want to see. Known to this device alone. */
interface Hidden {
  readonly people: readonly string[]
  readonly turn: (person: string) => void
}

export const useHidden = create<Hidden>()(
  persist(
    set => ({
      people: [],
      turn: person =>
        set(({ people }) => ({
          people: people.includes(person) ? people.filter(each => each !== person) : [...people, person],
        })),
    }),
    { name: 'grotto.hidden' },
  ),
)

export const isHidden = (person: string | null): boolean =>
  person !== null && useHidden.getState().people.includes(person)
