import type { Seat, Viewer } from '@grotto/kernel'
import type { LanternsWitnessed } from './witnessing.ts'

export const ROUNDS = 3
/** L-3 For the brightest who stepped forward, and for the others who did. */
export const WON = 2
export const LOST = 1

export type Choice = 'forward' | 'stay'
export const CHOICES: readonly Choice[] = ['forward', 'stay']

/** In a view the lanterns of others are 0, and what they chose is only `chosen`. */
export interface LanternsState {
  /** 1 to 3. */
  round: number
  over: boolean
  lanterns: number[]
  choices: (Choice | 'chosen' | null)[]
  scores: number[]
}
export interface LanternsTypes {
  options: { readonly players: number }
  view: LanternsState
  state: LanternsState
  action: { readonly type: Choice }
  event: LanternsEvent
  witnessed: LanternsWitnessed
  odds: { readonly brightest: number | null }
}
export type LanternsEvent =
  | { readonly type: 'dealt'; readonly round: number }
  | { readonly type: 'chose'; readonly seat: Seat }
  | { readonly type: 'shown'; readonly choices: readonly Choice[]; readonly lanterns: readonly (number | null)[] }
  | { readonly type: 'scored'; readonly scores: readonly number[] }

export const copy = (state: LanternsState): LanternsState => ({
  ...state,
  lanterns: [...state.lanterns],
  choices: [...state.choices],
  scores: [...state.scores],
})

/** L-1 One lantern more than players, each as bright as its number. */
export const inTheBox = (players: number): number[] => Array.from({ length: players + 1 }, (_, i) => i + 1)

/** Choices are seen once all are made, and then the lanterns of those who stepped forward; one's own always are. */
export function viewOf(state: LanternsState, viewer: Viewer): LanternsState {
  const { lanterns, choices } = state
  const chosen = !choices.includes(null)
  return {
    ...copy(state),
    lanterns: lanterns.map((lantern, seat) =>
      seat === viewer || (chosen && choices[seat] === 'forward') ? lantern : 0,
    ),
    choices: choices.map((choice, seat) => (choice === null || chosen || seat === viewer ? choice : 'chosen')),
  }
}
