import type { Chance, Seat, Sink } from '@grotto/kernel'
import { type Choice, inTheBox, type LanternsEvent, type LanternsState, LOST, ROUNDS, WON } from './state.ts'

type Tell = Sink<LanternsEvent> | undefined
/** The lanterns of the next round, as far as whoever asks may know them. */
type Deal = () => readonly number[]

/** L-1 Everybody gets one of the lanterns, and one stays in the box. */
export function drawn(players: number, chance: Chance): number[] {
  const left = inTheBox(players)
  return Array.from({ length: players }, () => left.splice(chance('lanterns', left.length), 1)[0]!)
}

export function deal(draft: LanternsState, lanterns: readonly number[], tell: Tell): void {
  draft.lanterns = [...lanterns]
  draft.choices = lanterns.map(() => null)
  tell?.({ type: 'dealt', round: draft.round })
}

/** L-2 All choose face down; the last choice turns them up. */
export function choose(
  draft: LanternsState,
  seat: Seat,
  choice: LanternsState['choices'][number],
  next: Deal,
  tell: Tell,
) {
  draft.choices[seat] = choice
  if (draft.choices.includes(null)) return tell?.({ type: 'chose', seat })
  score(draft, tell)
  if (draft.over) return
  draft.round += 1
  deal(draft, next(), tell)
}

/** L-3 The brightest who stepped forward wins, the others who did lose; who stayed keeps her lantern to herself. */
function score(draft: LanternsState, tell: Tell): void {
  const choices = draft.choices as Choice[]
  const shown = draft.lanterns.map((lantern, seat) => (choices[seat] === 'forward' ? lantern : null))
  const brightest = Math.max(...shown.map(lantern => lantern ?? 0))
  tell?.({ type: 'shown', choices: [...choices], lanterns: shown })
  draft.scores = draft.scores.map((score, seat) =>
    shown[seat] === null ? score : shown[seat] === brightest ? score + WON : score - LOST,
  )
  draft.over = draft.round === ROUNDS
  tell?.({ type: 'scored', scores: [...draft.scores] })
}
